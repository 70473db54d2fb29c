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

/** The id in an address; null when it is none. */
export const idIn = ({ id = '' }: Params): number | null => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : null);

/** Which page of a list an address asks for; nonsense asks for the first. */
export function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** How long a visitor looks at the page before, rather than at one without its data. */
const PATIENCE_MS = 300;

/** In a browser a page waits a moment for its data, then shows that it is on its way; on the server it waits. */
export const soon = (loading: Promise<unknown>): Promise<unknown> =>
  typeof document === 'undefined'
    ? loading
    : Promise.race([loading, new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS))]);

type Load = (client: QueryClient, asked: Asked) => Promise<unknown>;

/** Loaders fill the cache and return nothing: returned data would travel to the browser twice. */
export const loader =
  (load: Load): LoaderFunction<RouterContextProvider> =>
  async ({ context, params, request }) => {
    await load(context.get(queryClientContext), { params, query: new URL(request.url).searchParams });
    return null;
  };

/** The loader of a page that brings readers of its own: they are downloaded when it is first visited. */
export const lazyLoader = (find: () => Promise<Load>): LoaderFunction<RouterContextProvider> =>
  loader(async (client, asked) => (await find())(client, asked));
