import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, RouterContextProvider } from 'react-router';
import type { ApiQuery } from './ask.ts';
import { queryClientContext } from './query-client.ts';

/** Puts an answer into the cache. A failure stays there too, for its block to show: it never fails the page. */
export async function fill<Data>(client: QueryClient, query: ApiQuery<Data>): Promise<Data | undefined> {
  try {
    // Old answers will do: whoever shows them refreshes them.
    return await client.query({ ...query, staleTime: 'static' });
  } catch {
    return undefined;
  }
}

/** Loaders fill the cache and return nothing: returned data would travel to the browser twice. */
export const loader =
  (load: (client: QueryClient) => Promise<unknown>): LoaderFunction<RouterContextProvider> =>
  async ({ context }) => {
    await load(context.get(queryClientContext));
    return null;
  };
