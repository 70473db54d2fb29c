import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { PAGE_ROUTES } from '#contract/page-routes.ts';
import { routes } from './routes.tsx';

/** The paths of all pages; `*` and redirects are none. */
function pathsOf(all: readonly RouteObject[], parent = ''): string[] {
  return all.flatMap((route) => {
    const path = [parent, route.path].filter(Boolean).join('/').replaceAll('//', '/');
    if (route.children) return pathsOf(route.children, path);
    if (route.path === '*' || route.id === 'results-index') return [];
    return path.endsWith('/:id?') ? [path.slice(0, -'/:id?'.length), path.slice(0, -1)] : [path || '/'];
  });
}

test('the contract lists every page', () => {
  expect(PAGE_ROUTES.map(({ path }) => path).toSorted()).toEqual(pathsOf(routes).toSorted());
});

test.each(PAGE_ROUTES)('$path has a route', ({ path }) => {
  const matched = matchRoutes(routes, path.replaceAll(/:\w+/g, '7'));
  expect(matched?.at(-1)?.route.path).not.toBe('*');
});
