import './theme/theme.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  RouterContextProvider,
  RouterProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router';
import { EMBED_FOLDER } from '#contract/paths.ts';
import { unpackQueries } from './api/carry-over.ts';
import { fetchFrom } from './api/client.ts';
import { createQueryClient, queryClientContext } from './api/query-client.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';
import { loadTranslate } from './shell/catalogues.ts';
import { followLinks } from './shell/follow-links.ts';
import { notFoundError } from './shell/not-found-error.ts';
import type { PageState } from './shell/page-state.ts';
import { prefetchLinks } from './shell/prefetch-links.ts';
import { rememberAskedLanguage } from './shell/remember-language.ts';

async function start(root: Element, state: PageState): Promise<void> {
  await pause();
  const queryClient = createQueryClient(fetchFrom(state.apiUrl));
  unpackQueries(queryClient, state.queries);
  // In the frame of another site the language is that site's choice, and links open outside of it.
  const framed = location.pathname.startsWith(EMBED_FOLDER);
  if (!framed) rememberAskedLanguage();
  const matched = routesNamed(state.routes);
  const [translate] = await Promise.all([loadTranslate(state.language), loadPages(matched)]);

  await pause();
  const getContext = () => new RouterContextProvider(new Map([[queryClientContext, queryClient]]));
  const router = createBrowserRouter(routes, { hydrationData: hydrationData(matched, state), getContext });
  if (!framed) {
    followLinks(router);
    prefetchLinks(routes, getContext);
  }
  await pause();
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App
          queryClient={queryClient}
          language={state.language}
          translate={translate}
          renderedAt={new Date(state.renderedAt)}
          apiUrl={state.apiUrl}
          socketUrl={state.socketUrl}
        >
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
    );
  });
}

/** The page is on screen already: between two steps its reader may scroll and tap. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

function routesNamed(ids: readonly string[]): RouteObject[] {
  let among: readonly RouteObject[] = routes;
  return ids.flatMap((id) => {
    const route = among.find((candidate) => candidate.id === id);
    among = route?.children ?? [];
    return route ?? [];
  });
}

/** Hydration must find the page's code at hand, or it would first wipe what the server rendered. */
async function loadPages(matched: readonly RouteObject[]): Promise<void> {
  for (const route of matched) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** Loaders return nothing, so all that React Router must know is that they have run, and what was missing. */
function hydrationData(matched: readonly RouteObject[], { notFoundAt }: PageState): HydrationState {
  const loaderData = Object.fromEntries(matched.map(({ id }) => [id, null]));
  return notFoundAt === null ? { loaderData } : { loaderData, errors: { [notFoundAt]: notFoundError } };
}

const root = document.querySelector('#app');
const state = JSON.parse(document.querySelector('#state')?.textContent ?? 'null') as PageState | null;
// No state: the server could not render, and its message stands on its own.
if (root && state) void start(root, state);
