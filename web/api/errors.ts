import type { Language } from '#contract/language.ts';
import type { Translate } from '#i18n/translate.ts';

/** A failed request. `status` is null if there was no response. */
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

/** A server writes its messages in one language, most in English; pages in the other show our own text. */
export function serverMessageIn({ serverMessage }: ApiError, language: Language): string | null {
  const isBulgarian = /\p{Script=Cyrillic}/u.test(serverMessage ?? '');
  return isBulgarian === (language === 'bg') ? serverMessage : null;
}

export const failureText = ({ status }: ApiError, t: Translate): string =>
  status === null ? t('failure.noAnswer') : t('failure.status', { status });

/** The status of a page whose subject failed to load: 400 or 404 as from the API, else 503, so that search engines retry. */
export const pageStatusFor = (error: ApiError | null | undefined): number =>
  error?.status === 404 || error?.status === 400 ? error.status : 503;

/** During server rendering errors are of the server's own class. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { status, statusCode, message } = (error ?? {}) as Record<string, unknown>;
  const httpStatus = typeof status === 'number' ? status : statusCode;
  if (typeof httpStatus !== 'number') return new ApiError(null, null);
  return new ApiError(httpStatus, typeof message === 'string' && message !== '' ? message : null);
}
