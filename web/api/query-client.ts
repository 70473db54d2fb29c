import { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { FetchApi } from './client.ts';
import { toApiError, type ApiError } from './errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: { fetchApi: FetchApi };
  }
}

const FRESH_MS = 60_000;

/** One for each request on the server, one for the life of the page in a browser. */
export function createQueryClient(fetchApi: FetchApi): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: {
          fetchApi: (path, signal) =>
            fetchApi(path, signal).catch((error: unknown) => {
              throw toApiError(error);
            }),
        },
        staleTime: FRESH_MS,
        retry: false,
        // Loaders ask; a block that failed on the server shows its failure instead of asking again on hydration.
        retryOnMount: false,
      },
    },
  });
}

/** How loaders reach the query client of their request. */
export const queryClientContext = createContext<QueryClient>();
