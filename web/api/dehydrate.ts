import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';

/** The result of a query during server rendering, so that the browser does not fetch it again. */
export type DehydratedQuery =
  | { path: string; data: unknown }
  | { path: string; failure: { status: number | null; message: string | null } };

export function dehydrateQueries(client: QueryClient): DehydratedQuery[] {
  return (
    client
      .getQueryCache()
      .getAll()
      // Pending queries have no result.
      .filter(({ state: { status } }) => status !== 'pending')
      .map(({ queryKey, state: { data, error } }) => {
        const path = String(queryKey[0]);
        if (!error) return { path, data };
        const { status, serverMessage } = error instanceof ApiError ? error : new ApiError(null, null);
        return { path, failure: { status, message: serverMessage } };
      })
  );
}

export function hydrateQueries(client: QueryClient, dehydrated: DehydratedQuery[]): void {
  for (const entry of dehydrated) {
    const queryKey = [entry.path];
    if ('data' in entry) client.setQueryData(queryKey, entry.data);
    else restoreFailure(client, queryKey, new ApiError(entry.failure.status, entry.failure.message));
  }
}

function restoreFailure(client: QueryClient, queryKey: string[], error: ApiError): void {
  client.getQueryCache().build(
    client,
    { queryKey },
    {
      data: undefined,
      dataUpdateCount: 0,
      dataUpdatedAt: 0,
      error,
      errorUpdateCount: 1,
      errorUpdatedAt: Date.now(),
      fetchFailureCount: 1,
      fetchFailureReason: error,
      fetchMeta: null,
      isInvalidated: false,
      status: 'error',
      fetchStatus: 'idle',
    },
  );
}
