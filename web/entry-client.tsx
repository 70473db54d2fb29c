import '#ui/theme/theme.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { EMBED_FOLDER } from '#contract/paths.ts';
import { loadParsers } from './api/api-query.ts';
import { fetchFrom } from './api/client.ts';
import { hydrateQueries } from './api/dehydrate.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { importTwice, mayReload, reload, ScriptError } from '#ui/load-script.ts';
import { RouterProvider } from '#ui/router/router-provider.tsx';
import { createRouter } from '#ui/router/router.ts';
import { restorePositions } from '#ui/router/scroll-positions.ts';
import { routes } from './routes.ts';
import { loadTranslate } from './shell/catalogues.ts';
import { followSiteLinks } from './shell/follow-site-links.ts';
import { loadWith, type PageCode } from './shell/route.ts';
import type { PageState } from './shell/page-state.ts';
import { Pages } from './shell/pages.tsx';
import { prefetchLinks } from './shell/prefetch-links.ts';
import { rememberRequestedLanguage } from './shell/remember-language.ts';

async function start(root: Element, state: PageState, page: string | undefined): Promise<void> {
  await pause();
  const queryClient = createQueryClient(fetchFrom(state.apiUrl), { isOwnBackend: state.apiUrl === undefined });
  hydrateQueries(queryClient, state.queries);
  // In a frame the embedding site chooses the language, and links open outside the frame.
  const framed = location.pathname.startsWith(EMBED_FOLDER);
  if (!framed) rememberRequestedLanguage();
  const [translate, router] = await Promise.all([
    loadTranslate(state.language),
    createRouter(routes, loadWith(queryClient, page ? { code: importTwice(() => importPage(page)) } : {})),
  ]);
  if (!framed) {
    restorePositions(() => router.state.key);
    followSiteLinks(router);
    prefetchLinks(routes, queryClient);
    whenUsed(async () => 'serviceWorker' in navigator && (await import('./offline/keep-pages.ts')).keepPages(router));
  }
  whenUsed(loadParsers);
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
          <RouterProvider router={router}>
            <Pages />
          </RouterProvider>
        </App>
      </StrictMode>,
    );
  });
}

/** With the first touch or key, or after a while: what is of no use to the first view. */
function whenUsed(start: () => Promise<unknown>): void {
  if (!import.meta.env.PROD) return;
  const ending = new AbortController();
  const once = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    start().catch(() => {});
  };
  for (const event of ['pointerdown', 'keydown', 'offline'])
    addEventListener(event, once, { passive: true, signal: ending.signal });
  setTimeout(once, IDLE_MS);
}

const IDLE_MS = 8000;

/** Lets the browser handle input between the steps of hydration. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

// The service worker has saved this page: once there is a network, the current one is shown.
if (document.documentElement.dataset.saved) addEventListener('online', () => location.reload(), { once: true });

const importPage = (file: string) => import(/* @vite-ignore */ file) as Promise<PageCode>;

const root = document.querySelector('#app');
const sent = document.querySelector<HTMLElement>('#state');
const state = JSON.parse(sent?.textContent ?? 'null') as PageState | null;
// Without state the server failed to render, and its error page needs no script.
if (root && state)
  start(root, state, sent?.dataset['page']).catch((error: unknown) => {
    // Without its scripts the page can still be read.
    if (!(error instanceof ScriptError)) throw error;
    if (mayReload()) reload();
  });
