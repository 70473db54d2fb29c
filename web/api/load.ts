import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, Params, RouterContextProvider } from 'react-router';
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

/** What an address says beyond which page it is of. */
export interface Asked {
  params: Params;
  query: URLSearchParams;
}

/** Loaders fill the cache and return nothing: returned data would travel to the browser twice. */
export const loader =
  (load: (client: QueryClient, asked: Asked) => Promise<unknown>): LoaderFunction<RouterContextProvider> =>
  async ({ context, params, request }) => {
    await load(context.get(queryClientContext), { params, query: new URL(request.url).searchParams });
    return null;
  };
