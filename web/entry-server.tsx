import { renderToString } from 'react-dom/server';
import { apiPaths } from '#contract/paths.ts';
import type { PageRequest, RenderedPage, RenderPage } from '#contract/page.ts';
import { dehydrateQueries, hydrateQueries } from './api/dehydrate.ts';
import { loader, RENDER_WAIT_MS, withTimeout } from './api/load.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { createMatcher } from '#ui/router/match-route.ts';
import { loadPage } from '#web/shell/route.ts';
import { LogoProvider } from '#ui/marks/league-mark.tsx';
import { RouterProvider } from '#ui/router/router-provider.tsx';
import { staticRouter } from '#ui/router/router.ts';
import { routes } from './routes.ts';
import { pageSeo } from './seo/page-seo.ts';
import { catalogueModules, loadTranslate } from './shell/catalogues.ts';
import { CrashMessage } from './shell/crash-page.tsx';
import { headMarkup } from './shell/head-markup.ts';
import { loadShell } from './shell/load-shell.ts';
import { toScriptText, type PageState } from './shell/page-state.ts';
import { Pages } from './shell/pages.tsx';

export { bootScript } from './shell/boot-script.ts';
export { loadCard } from './social/load-card.ts';
export { fontsToPreload } from '#ui/theme/fonts.ts';

const matchRoute = createMatcher(routes);
const loadHeaderAndFooter = loader(loadShell);

/** Throws if loading code or rendering fails; failed requests and missing pages do not throw. */
export const renderPage: RenderPage = async (request) => {
  const startedAt = performance.now();
  const { language, publicUrl, now, league, about, apiUrl, socketUrl } = request;
  const queryClient = createQueryClient((path) => request.fetchApi(path), {
    isOwnBackend: apiUrl === undefined,
    language,
  });
  hydrateQueries(queryClient, [
    { path: apiPaths.leagueSettings, data: league },
    ...(about ? [{ path: apiPaths.leagueAbout, data: about }] : []),
  ]);
  const url = new URL(`http://localhost${request.url}`);
  const match = matchRoute(url.pathname);
  const { route, params } = match;
  if (route.redirect !== undefined) return redirectTo(route.redirect);
  const query = url.searchParams;
  const [page, t] = await Promise.all([
    loadPage(match, query, queryClient),
    loadTranslate(language),
    route.framed || loadHeaderAndFooter(queryClient, { params, query }),
  ]);

  const body = renderToString(
    <App queryClient={queryClient} language={language} translate={t} renderedAt={now} apiUrl={apiUrl}>
      <RouterProvider router={staticRouter(url, match, page)}>
        <Pages />
      </RouterProvider>
    </App>,
  );
  const sources = { t, language, league, queryClient, params, query };
  const head = page.head(sources);
  const status = head.status ?? 200;
  const state: PageState = {
    language,
    renderedAt: now.toISOString(),
    queries: dehydrateQueries(queryClient),
    ...(apiUrl !== undefined && { apiUrl }),
    ...(socketUrl !== undefined && { socketUrl }),
  };
  const path = url.pathname;
  const site = { language, publicUrl, league };
  const file = route.id.includes('.') ? route.id : null;
  const modules = file === null ? [] : [file];
  const isLate = queryClient.isFetching() > 0;
  const timeLeft = isLate ? 0 : RENDER_WAIT_MS - (performance.now() - startedAt);
  const describe = (page?: string) => pageSeo({ ...sources, head, path, page, site });
  const isIndexed = status === 200 && !head.framed && !head.unlisted;
  const described = isIndexed ? await withTimeout(describe(modules.at(-1)), timeLeft) : null;
  return {
    status,
    redirect: null,
    head: headMarkup({ ...site, head, seo: described === undefined ? await describe() : described, path }),
    body,
    state: toScriptText(state),
    ...((isLate || described === undefined) && { incomplete: true }),
    page: file,
    modules: [...catalogueModules(language, page.texts), ...modules, ...(head.modules ?? [])],
  };
};

/** The page for a throwing `renderPage`, or for a server that is too busy; needs no data and no script. */
export async function renderFailure(
  { language, publicUrl, league }: Pick<PageRequest, 'language' | 'publicUrl' | 'league'>,
  kind: 'crash' | 'busy' = 'crash',
  requestId?: string,
): Promise<RenderedPage> {
  const t = await loadTranslate(language);
  const head = { title: t(`${kind}.title`), description: t(`${kind}.text`) };
  return {
    status: kind === 'busy' ? 503 : 500,
    redirect: null,
    head: headMarkup({ head, seo: null, path: '/', language, publicUrl, league }),
    body: renderToString(
      <LogoProvider value={league.identity.logo}>
        <main>
          <CrashMessage t={t} kind={kind} requestId={requestId} />
        </main>
      </LogoProvider>,
    ),
    state: 'null',
    page: null,
    modules: [],
  };
}

const redirectTo = (redirect: string): RenderedPage => ({
  status: 302,
  redirect,
  head: '',
  body: '',
  state: 'null',
  page: null,
  modules: [],
});
