import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, Params, RouterContextProvider } from 'react-router';
import type { ApiQuery } from './api-query.ts';
import { queryClientContext } from './query-client.ts';

/** Never rejects: the component reads the failure from the cache. */
export async function prefetchQuery<Data>(client: QueryClient, query: ApiQuery<Data>): Promise<Data | undefined> {
  try {
    // Stale data is enough: the component refetches.
    return await client.query({ ...query, staleTime: 'static' });
  } catch {
    return undefined;
  }
}

/** The parameters of a page's address. */
export interface PageLocation {
  params: Params;
  query: URLSearchParams;
}

/** null if the id is not valid. */
export const idFromParams = ({ id = '' }: Params): number | null => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : null);

/** 1 unless the query has a valid page number. */
export function pageFromQuery(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

const MAX_WAIT_MS = 300;

/** In a browser navigation waits briefly for the data, then shows a skeleton; the server waits for all of it. */
export const withTimeout = (loading: Promise<unknown>): Promise<unknown> =>
  typeof document === 'undefined'
    ? loading
    : Promise.race([loading, new Promise((resolve) => void setTimeout(resolve, MAX_WAIT_MS))]);

type Load = (client: QueryClient, location: PageLocation) => Promise<unknown>;

/** Loaders fill the query cache and return null: returned data would be sent to the browser twice. */
export const loader =
  (load: Load): LoaderFunction<RouterContextProvider> =>
  async ({ context, params, request }) => {
    await load(context.get(queryClientContext), { params, query: new URL(request.url).searchParams });
    return null;
  };

/** Downloads the loader's code when the page is first visited. */
export const lazyLoader = (find: () => Promise<Load>): LoaderFunction<RouterContextProvider> =>
  loader(async (client, location) => (await find())(client, location));
