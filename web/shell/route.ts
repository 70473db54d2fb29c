import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { AddressedRoute, Match, PageLocation, Params } from '#ui/router/match-route.ts';
import type { LoadPage } from '#ui/router/router.ts';
import type { Texts } from './catalogues.ts';
import type { HeadOf } from './head.ts';

export interface RoutePage {
  Page: ComponentType;
  head: HeadOf;
  texts: Texts;
  /** Loads the code that this address needs beside the page's. */
  prepare?: ((query: URLSearchParams, params: Params, client: QueryClient) => Promise<unknown> | undefined) | undefined;
}

/** Fills the query cache. */
export type Load = (client: QueryClient, location: PageLocation) => Promise<unknown>;

export interface Route extends AddressedRoute {
  /** The page's source file, by which the server finds the chunks to preload; or a name. */
  id: string;
  /** Its code. */
  page(): Promise<RoutePage>;
  load?: Load;
  /** Without header and footer, for the frame of another site. */
  framed?: true;
}

/** The page's code, and its data unless they are loaded already. */
export async function loadPage(
  { route, params }: Match<Route>,
  query: URLSearchParams,
  client: QueryClient,
  hasData = false,
): Promise<RoutePage> {
  const loadCode = async () => {
    const page = await route.page();
    // Data is loaded together with the code that shows it.
    if (hasData) await page.prepare?.(query, params, client);
    return page;
  };
  const [page] = await Promise.all([loadCode(), hasData ? null : route.load?.(client, { params, query })]);
  return page;
}

/** The router's way to a page. The data of the first one was sent by the server. */
export const loadWith =
  (client: QueryClient): LoadPage<Route, RoutePage> =>
  (match, query, isFirst) =>
    loadPage(match, query, client, isFirst);
