import '#ui/theme/theme.css';
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
import { fetchFrom } from './api/client.ts';
import { hydrateQueries } from './api/dehydrate.ts';
import { createQueryClient, queryClientContext } from './api/query-client.ts';
import { App } from './app.tsx';
import { mayReload, reload, ScriptError } from './load-script.ts';
import { routes } from './routes.tsx';
import { loadTranslate } from './shell/catalogues.ts';
import { followLinks } from './shell/follow-links.ts';
import { notFoundError } from './shell/not-found-error.ts';
import type { PageState } from './shell/page-state.ts';
import { prefetchLinks } from './shell/prefetch-links.ts';
import { rememberRequestedLanguage } from './shell/remember-language.ts';

async function start(root: Element, state: PageState): Promise<void> {
  await pause();
  const queryClient = createQueryClient(fetchFrom(state.apiUrl), { isOwnBackend: state.apiUrl === undefined });
  hydrateQueries(queryClient, state.queries);
  // In a frame the embedding site chooses the language, and links open outside the frame.
  const framed = location.pathname.startsWith(EMBED_FOLDER);
  if (!framed) rememberRequestedLanguage();
  const matched = findRoutes(state.routes);
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

/** Lets the browser handle input between the steps of hydration. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

function findRoutes(ids: readonly string[]): RouteObject[] {
  let siblings: readonly RouteObject[] = routes;
  return ids.flatMap((id) => {
    const route = siblings.find((candidate) => candidate.id === id);
    siblings = route?.children ?? [];
    return route ?? [];
  });
}

/** Without the page's code hydration would first remove the server's markup. */
async function loadPages(matched: readonly RouteObject[]): Promise<void> {
  for (const route of matched) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** Loaders return null, so React Router only needs to know that they have run, and where a page was not found. */
function hydrationData(matched: readonly RouteObject[], { notFoundAt }: PageState): HydrationState {
  const loaderData = Object.fromEntries(matched.map(({ id }) => [id, null]));
  return notFoundAt === null ? { loaderData } : { loaderData, errors: { [notFoundAt]: notFoundError } };
}

const root = document.querySelector('#app');
const state = JSON.parse(document.querySelector('#state')?.textContent ?? 'null') as PageState | null;
// Without state the server failed to render, and its error page needs no script.
if (root && state)
  start(root, state).catch((error: unknown) => {
    // Without its scripts the page can still be read.
    if (!(error instanceof ScriptError)) throw error;
    if (mayReload()) reload();
  });
