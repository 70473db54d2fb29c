import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';

/** An answer, or a failure, that the server met while it rendered: the browser starts from it instead of asking again. */
export type Carried =
  | { path: string; data: unknown }
  | { path: string; failure: { status: number | null; message: string | null } };

export function packQueries(client: QueryClient): Carried[] {
  return (
    client
      .getQueryCache()
      .getAll()
      // What nobody has asked for yet has nothing to carry.
      .filter(({ state: { status } }) => status !== 'pending')
      .map(({ queryKey, state: { data, error } }) => {
        const path = String(queryKey[0]);
        if (!error) return { path, data };
        const { status, serverMessage } = error instanceof ApiError ? error : new ApiError(null, null);
        return { path, failure: { status, message: serverMessage } };
      })
  );
}

export function unpackQueries(client: QueryClient, carried: Carried[]): void {
  for (const entry of carried) {
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
