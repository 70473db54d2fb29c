import type { QueryClient } from '@tanstack/react-query';
import { importTwice } from '#ui/load-script.ts';
import type { Params } from '#ui/router/match-route.ts';
import type { Load } from '#web/shell/route.ts';
import type { ApiQuery } from './api-query.ts';

/** Never rejects: the component reads the failure from the cache. */
export async function prefetchQuery<Data>(client: QueryClient, query: ApiQuery<Data>): Promise<Data | undefined> {
  try {
    // Stale data is enough: the component refetches.
    return await client.query({ ...query, staleTime: 'static' });
  } catch {
    return undefined;
  }
}

/** For endpoints that only our own server has. */
export const prefetchOwn = <Data>(client: QueryClient, query: ApiQuery<Data>): Promise<Data | undefined> =>
  isOwnBackend(client) ? prefetchQuery(client, query) : Promise.resolve(undefined);

export const isOwnBackend = (client: QueryClient): boolean =>
  client.getDefaultOptions().queries?.meta?.isOwnBackend === true;

/** null if the id is not valid. */
export const idFromParams = ({ id = '' }: Params): number | null => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : null);

/** 1 unless the query has a valid page number. */
export function pageFromQuery(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** A page that waits longer for data is shown with skeletons. The server waits longer: its pages are read by search engines too. */
const NAVIGATION_WAIT_MS = 300;
export const RENDER_WAIT_MS = 2000;

/** undefined if it takes longer. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A page does not wait long for its data. */
export const loader =
  (load: Load): Load =>
  (client, location) =>
    withTimeout(load(client, location), typeof document === 'undefined' ? RENDER_WAIT_MS : NAVIGATION_WAIT_MS);

/** Downloads the loader's code when the page is first visited. */
export const lazyLoader =
  (find: () => Promise<Load>): Load =>
  async (client, location) =>
    loader(await importTwice(find))(client, location);
