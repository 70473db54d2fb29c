import { expect, test } from 'vitest';
import { PAGE_ROUTES } from '#contract/page-routes.ts';
import { createMatcher } from '#ui/router/match-route.ts';
import { routes } from './routes.ts';

test('the contract lists every page', () => {
  const paths = routes.flatMap((route) => route.paths).filter((path) => !path.endsWith('*'));
  expect(PAGE_ROUTES.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

test.each(PAGE_ROUTES)('$path has a route', ({ path }) => {
  const { route, params } = createMatcher(routes)(path.replaceAll(/:\w+/g, '7'));
  expect(route.paths).toContain(path);
  expect(Object.keys(params)).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
});

test.each([
  ['/NEWS/', 'web/pages/news/news-page.tsx'],
  ['/results', 'results'],
  ['/results/anything/else', 'results'],
  ['/resultsfoo', 'unknown'],
  ['/news/1/2', 'unknown'],
  ['//evil.example/', 'unknown'],
  ['/%E0%A4%A', 'unknown'],
  ['/embed/nothing', 'embed-unknown'],
])('%s is %s', (path, id) => {
  expect(createMatcher(routes)(path).route.id).toBe(id);
});
