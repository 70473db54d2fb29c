import { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { FetchApi } from './client.ts';
import { toApiError, type ApiError } from './errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: { fetchApi: FetchApi; isOwnBackend: boolean };
  }
}

const FRESH_MS = 60_000;

/** One per request on the server, one per page load in the browser. */
export function createQueryClient(fetchApi: FetchApi, isOwnBackend = true): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: {
          isOwnBackend,
          fetchApi: (path, signal) =>
            fetchApi(path, signal).catch((error: unknown) => {
              throw toApiError(error);
            }),
        },
        staleTime: FRESH_MS,
        retry: false,
        // Loaders fetch; a query that failed on the server is not fetched again on hydration.
        retryOnMount: false,
      },
    },
  });
}

export const queryClientContext = createContext<QueryClient>();
