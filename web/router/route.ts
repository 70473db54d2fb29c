import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { HeadOf } from '#web/shell/head.ts';
import type { Texts } from '#web/shell/catalogues.ts';
import type { PageLocation, Params } from './page-location.ts';

export interface RoutePage {
  Page: ComponentType;
  head: HeadOf;
  texts: Texts;
  /** Loads the code that this address needs beside the page's. */
  prepare?: ((query: URLSearchParams) => Promise<unknown> | undefined) | undefined;
}

/** Fills the query cache. */
export type Load = (client: QueryClient, location: PageLocation) => Promise<unknown>;

export interface Route {
  /** The page's source file, by which the server finds the chunks to preload; or a name. */
  id: string;
  /** One page may have several addresses. `*` at the end stands for anything. */
  paths: readonly string[];
  /** Its code. */
  page(): Promise<RoutePage>;
  load?: Load;
  redirect?: string;
  /** Without header and footer, for the frame of another site. */
  framed?: true;
}

export interface Match {
  route: Route;
  params: Params;
}

/** The first route that fits, as letter case and a slash at the end make no difference. */
export function createMatcher(routes: readonly Route[]): (pathname: string) => Match {
  const patterns = routes.flatMap((route) => route.paths.map((path) => ({ route, pattern: patternOf(path) })));
  return (pathname) => {
    for (const { route, pattern } of patterns) {
      const found = pattern.exec(pathname);
      if (found) return { route, params: { ...found.groups } };
    }
    throw new Error(`No route for ${pathname}`);
  };
}

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
      .replace(/\/\*$/, '(/.*)?')
      .replace(/\/$/, '')}/*$`,
    'i',
  );

/** The page's code, and with a client its data. */
export async function loadPage(
  { route, params }: Match,
  query: URLSearchParams,
  client: QueryClient | null,
): Promise<RoutePage> {
  const loadCode = async () => {
    const page = await route.page();
    // Data is loaded together with the code that shows it.
    if (!client) await page.prepare?.(query);
    return page;
  };
  const [page] = await Promise.all([loadCode(), client && route.load?.(client, { params, query })]);
  return page;
}
