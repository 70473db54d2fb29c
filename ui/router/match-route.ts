export type Params = Readonly<Record<string, string | undefined>>;

/** The parameters of a page's address. */
export interface PageLocation {
  params: Params;
  query: URLSearchParams;
}

export interface AddressedRoute {
  /**
   * One page may have several addresses. `:id` stands for a part of the path, `:id(\\d+)` for one of that shape, and `*` at the end
   * for anything.
   */
  paths: readonly string[];
  redirect?: string;
}

export interface Match<Route> {
  route: Route;
  params: Params;
}

/** The first route that fits, as letter case and a slash at the end make no difference. */
export function createMatcher<Route extends AddressedRoute>(
  routes: readonly Route[],
): (pathname: string) => Match<Route> {
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
      .replaceAll(/:(\w+)(?:\((.+?)\))?/g, (_, name: string, shape = '[^/]+') => `(?<${name}>${shape})`)
      .replace(/\/\*$/, '(/.*)?')
      .replace(/\/$/, '')}/*$`,
    'i',
  );
