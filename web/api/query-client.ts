import { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { apiPaths } from '#contract/paths.ts';
import type { FetchApi } from './client.ts';
import { toApiError, type ApiError } from './errors.ts';
import { namesInLanguage } from './names-in-language.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: { fetchApi: FetchApi; isOwnBackend: boolean };
  }
}

const FRESH_MS = 60_000;

interface QueryClientOptions {
  isOwnBackend?: boolean;
  /** By default the page's, which may change. */
  language?: Language;
}

/** One per request on the server, one per page load in the browser. */
export function createQueryClient(
  fetchApi: FetchApi,
  { isOwnBackend = true, language }: QueryClientOptions = {},
): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        meta: {
          isOwnBackend,
          fetchApi: (path, signal) =>
            fetchApi(path, signal, client.getQueryData([path]) !== undefined).then(
              (response) => namesInLanguage(response, language),
              (error: unknown) => {
                throw toApiError(error);
              },
            ),
        },
        staleTime: FRESH_MS,
        retry: false,
        // Loaders fetch; a query that failed on the server is not fetched again on hydration.
        retryOnMount: false,
      },
    },
  });
  // What a page brought along is needed as long as it is open.
  for (const path of [apiPaths.leagueSettings, apiPaths.leagueAbout])
    client.setQueryDefaults([path], { gcTime: Number.POSITIVE_INFINITY });
  return client;
}
