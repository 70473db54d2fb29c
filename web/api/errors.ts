import type { Language } from '#contract/language.ts';
import type { Translate } from '#i18n/translate.ts';

/** A call that failed: with the status when an answer came, and the words of the server when it gave any. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number | null;
  readonly serverMessage: string | null;

  constructor(status: number | null, serverMessage: string | null) {
    super(serverMessage ?? (status === null ? 'No answer' : `HTTP error! status: ${status}`));
    this.status = status;
    this.serverMessage = serverMessage;
  }
}

/** Servers explain themselves in English; who reads Bulgarian is told in our own words. */
export const serverWords = ({ serverMessage }: ApiError, language: Language): string | null =>
  language === 'en' ? serverMessage : null;

/** Why a call failed, as far as a visitor can do anything with it. */
export const failureText = ({ status }: ApiError, t: Translate): string =>
  status === null ? t('failure.noAnswer') : t('failure.status', { status });

/**
 * What a page answers that cannot show what it is about. A server that says there is no such thing is believed; of any other
 * failure a search engine should ask again.
 */
export const pageStatusOf = (error: ApiError | null | undefined): number =>
  error?.status === 404 || error?.status === 400 ? error.status : 503;

/** The server's own rendering reports failures in its own class; here they all become one. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { status, statusCode, message } = (error ?? {}) as Record<string, unknown>;
  const known = typeof status === 'number' ? status : statusCode;
  if (typeof known !== 'number') return new ApiError(null, null);
  return new ApiError(known, typeof message === 'string' && known < 500 ? message : null);
}
