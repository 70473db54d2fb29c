import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { AddressedRoute, Match, PageLocation, Params } from '#ui/router/match-route.ts';
import type { LoadPage } from '#ui/router/router.ts';
import type { Texts } from './catalogues.ts';
import type { HeadOf } from './head.ts';

/** What the file of a page exports. */
export interface PageCode {
  Page: ComponentType;
  head: HeadOf;
  /** Loads the code that this address needs beside the page's. */
  prepare?: ((query: URLSearchParams, params: Params, client: QueryClient) => Promise<unknown> | undefined) | undefined;
}

export interface RoutePage extends PageCode {
  /** The parts of the catalogue that it needs beside `site`. */
  texts: readonly Texts[];
}

/** Fills the query cache. */
export type Load = (client: QueryClient, location: PageLocation) => Promise<unknown>;

export interface Route extends AddressedRoute {
  /** The page's source file, by which the server finds the chunks to preload; or a name. */
  id: string;
  /** Its code, which may be on its way already. */
  page(first?: Promise<PageCode>): Promise<RoutePage>;
  load?: Load;
  /** Without header and footer, for the frame of another site. */
  framed?: true;
}

/** The page's code, and its data unless it is the first page: the server has sent that, and says where its code is. */
export async function loadPage(
  { route, params }: Match<Route>,
  query: URLSearchParams,
  client: QueryClient,
  first?: FirstPage,
): Promise<RoutePage> {
  const loadCode = async () => {
    const page = await route.page(first?.code);
    // Data is loaded together with the code that shows it.
    if (first) await page.prepare?.(query, params, client);
    return page;
  };
  const [page] = await Promise.all([loadCode(), first ? null : route.load?.(client, { params, query })]);
  return page;
}

export interface FirstPage {
  code?: Promise<PageCode>;
}

/** The router's way to a page. */
export const loadWith =
  (client: QueryClient, first: FirstPage): LoadPage<Route, RoutePage> =>
  (match, query, isFirst) =>
    loadPage(match, query, client, isFirst ? first : undefined);
