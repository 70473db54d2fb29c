import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { useIsNavigating, useParams, useRouterState, useScrollRestoration } from './hooks.ts';
import type { AddressedRoute, PageLocation } from './match-route.ts';
import { RouterProvider } from './router-provider.tsx';
import { createRouter, type Router } from './router.ts';
import { restorePositions } from './scroll-positions.ts';

const load = vi.fn<(location: PageLocation) => Promise<unknown>>();
// A promise in today's browsers, which React would take for an effect's clean-up.
const scrolled = vi.fn(async () => {});

function Team() {
  const { id } = useParams();
  if (id === '13') throw new Error('A page that fails');
  return `team ${id}`;
}
interface Route extends AddressedRoute {
  load?: typeof load;
  page(): Promise<ComponentType>;
}
const textPage = (text: string) => async () => () => text;
const routes: Route[] = [
  { paths: ['/'], page: textPage('home') },
  { paths: ['/team/:id(\\d+)'], load, page: async () => Team },
  { paths: ['/old/*'], redirect: '/team/7', page: textPage('') },
  { paths: ['/broken'], page: () => Promise.reject(new Error('no script')) },
  { paths: ['/*'], page: textPage('unknown') },
];

const Failure = ({ error }: { error: unknown }) => `failed: ${(error as Error).message}`;
function Current() {
  const { page: Page, error, key } = useRouterState<Route, ComponentType>();
  const isNavigating = useIsNavigating();
  useScrollRestoration();
  if (!Page) return <Failure error={error} />;
  return (
    <ErrorBoundary Fallback={Failure} resetKey={key}>
      {isNavigating && 'loading over '}
      <Page />
    </ErrorBoundary>
  );
}

let router: Router;
let place: HTMLElement;
let unmount: () => void;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', scrolled.mockClear());
  load.mockReset().mockResolvedValue(null);
  history.replaceState(null, '', '/');
  router = await createRouter(routes, async ({ route, params }, query, isFirst) => {
    const [page] = await Promise.all([route.page(), isFirst || route.load?.({ params, query })]);
    return page;
  });
  restorePositions(() => router.state.key);
  place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <RouterProvider router={router}>
        <Current />
      </RouterProvider>,
    ),
  );
  unmount = () => root.unmount();
});
afterEach(() => {
  act(unmount);
  place.remove();
  vi.unstubAllGlobals();
});

const go = (...args: Parameters<Router['navigate']>) => act(() => router.navigate(...args));
async function goBack() {
  await act(async () => {
    history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
}

it('shows a page when its data is there, and its address with it', async () => {
  let loaded = () => {};
  load.mockImplementation(() => new Promise((resolve) => (loaded = () => resolve(null))));
  let done: Promise<void> | undefined;
  await act(async () => {
    done = router.navigate('/team/3?tab=squad');
  });
  expect([place.textContent, location.pathname]).toEqual(['loading over home', '/']);
  await act(async () => {
    loaded();
    await done;
  });
  expect([place.textContent, location.pathname + location.search]).toEqual(['team 3', '/team/3?tab=squad']);
  const [{ params, query }] = load.mock.calls[0] ?? [{ params: {}, query: new URLSearchParams() }];
  expect([params, query.get('tab')]).toEqual([{ id: '3' }, 'squad']);
});

it('forgets a page that loads when another is chosen', async () => {
  let loaded = () => {};
  load.mockImplementationOnce(() => new Promise((resolve) => (loaded = () => resolve(null))));
  await act(async () => {
    const slow = router.navigate('/team/1');
    await router.navigate('/team/2');
    loaded();
    await slow;
  });
  expect([place.textContent, location.pathname]).toEqual(['team 2', '/team/2']);
});

it('begins a page at its top, and leads back to where the visitor was', async () => {
  vi.stubGlobal('scrollY', 700);
  await go('/team/1');
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  vi.stubGlobal('scrollY', 50);
  await goBack();
  expect(place.textContent).toBe('home');
  expect(scrolled).toHaveBeenLastCalledWith(0, 700);
  await go('/team/2');
  expect(place.textContent).toBe('team 2');
});

it('keeps the position on request', async () => {
  await go('/team/1', { preventScrollReset: true });
  expect(scrolled).not.toHaveBeenCalled();
});

it('has one entry in the history for a page that is opened again or replaced', async () => {
  const before = history.length;
  await go('/team/1');
  await go('/team/1');
  await go('?lang=en', { replace: true });
  expect([history.length - before, location.href]).toEqual([1, `${location.origin}/team/1?lang=en`]);
});

it('follows redirects', async () => {
  await go('/old/anything');
  expect([place.textContent, location.pathname]).toEqual(['team 7', '/team/7']);
});

it('loads nothing for another fragment', async () => {
  await go('/team/1');
  await go('/team/1#squad');
  expect([load.mock.calls.length, location.hash]).toEqual([1, '#squad']);
});

it('stays on the site for a path that looks like a host', async () => {
  await go('//evil.example/');
  expect([place.textContent, location.pathname]).toEqual(['unknown', '//evil.example/']);
});

it('shows why a page could not be loaded, at its address, and goes on from there', async () => {
  await go('/broken');
  expect([place.textContent, location.pathname]).toEqual(['failed: no script', '/broken']);
  await go('/team/1');
  expect(place.textContent).toBe('team 1');
});

it('shows a failure of the page itself, and goes on from there', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await go('/team/13');
  expect(place.textContent).toBe('failed: A page that fails');
  log.mockRestore();
  await go('/team/1');
  expect(place.textContent).toBe('team 1');
});
