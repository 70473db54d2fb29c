import { errorMessageIn } from '#contract/error-message.ts';
import { ApiError } from './errors.ts';

/** With `isRefetch` an answer that the server itself calls stale is a failure: it brings nothing new, only the look of it. */
export type FetchApi = (path: string, signal?: AbortSignal, isRefetch?: boolean) => Promise<unknown>;

const TIMEOUT_MS = 30_000;

/** The only API client of the browser, for this site's API or another's. */
export const fetchFrom =
  (apiUrl = ''): FetchApi =>
  async (path, signal, isRefetch = false) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(apiUrl + path, {
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new ApiError(response.status, errorMessageIn(body));
    if (isRefetch && response.headers.has('warning')) throw new ApiError(503, null);
    return body;
  };
