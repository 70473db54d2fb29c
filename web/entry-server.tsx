import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { PageRequest, RenderedPage, RenderPage } from '#contract/page.ts';
import { dehydrateQueries } from './api/dehydrate.ts';
import { RENDER_WAIT_MS, withTimeout } from './api/load.ts';
import { createQueryClient, queryClientContext } from './api/query-client.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';
import { pageSeo } from './seo/page-seo.ts';
import { catalogueModules, loadTranslate } from './shell/catalogues.ts';
import { CrashMessage } from './shell/crash-page.tsx';
import { headMarkup } from './shell/head-markup.ts';
import { findPageHandle } from './shell/head.ts';
import { isNotFound } from './shell/not-found-error.ts';
import { notFoundHead } from './shell/not-found-page.tsx';
import { toScriptText, type PageState } from './shell/page-state.ts';

export { bootScript } from './shell/boot-script.ts';
export { loadCard } from './social/load-card.ts';
export { fontsToPreload } from '#ui/theme/fonts.ts';

// Shared: with a handler per request lazy pages render empty the second time.
const handler = createStaticHandler(routes);

/** Throws if routing or rendering fails; failed requests and missing pages do not throw. */
export const renderPage: RenderPage = async (request) => {
  const startedAt = performance.now();
  const { language, publicUrl, now, apiUrl, socketUrl } = request;
  const queryClient = createQueryClient((path) => request.fetchApi(path), {
    isOwnBackend: apiUrl === undefined,
    language,
  });
  const requestContext = new RouterContextProvider(new Map([[queryClientContext, queryClient]]));
  const [routerContext, t] = await Promise.all([
    handler.query(new Request(`http://localhost${request.url}`), { requestContext }),
    loadTranslate(request.language),
  ]);
  if (routerContext instanceof Response) return redirection(routerContext);

  const notFoundAt = notFoundBoundary(routerContext);
  const body = renderToString(
    <App queryClient={queryClient} language={language} translate={t} renderedAt={now} apiUrl={apiUrl}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, routerContext)}
        context={routerContext}
        hydrate={false}
      />
    </App>,
  );
  const page = notFoundAt === null ? findPageHandle(routerContext.matches.map(({ route }) => route.handle)) : undefined;
  const params = routerContext.matches.at(-1)?.params ?? {};
  const sources = { t, language, queryClient, params, query: new URLSearchParams(routerContext.location.search) };
  const head = (page?.head ?? notFoundHead)(sources);
  const status = head.status ?? routerContext.statusCode;
  const state: PageState = {
    language,
    renderedAt: now.toISOString(),
    queries: dehydrateQueries(queryClient),
    ...(apiUrl !== undefined && { apiUrl }),
    ...(socketUrl !== undefined && { socketUrl }),
    routes: routerContext.matches.map(({ route }) => route.id),
    notFoundAt,
  };
  const path = routerContext.location.pathname;
  const modules = routerContext.matches.map(({ route }) => route.id).filter((id) => id.includes('.'));
  const isLate = queryClient.isFetching() > 0;
  const timeLeft = isLate ? 0 : RENDER_WAIT_MS - (performance.now() - startedAt);
  const describe = (page?: string) => pageSeo({ ...sources, head, path, page, site: { language, publicUrl } });
  const isIndexed = status === 200 && !head.framed;
  const described = isIndexed ? await withTimeout(describe(modules.at(-1)), timeLeft) : null;
  return {
    status,
    redirect: null,
    head: headMarkup({ head, seo: described === undefined ? await describe() : described, path, language, publicUrl }),
    body,
    state: toScriptText(state),
    ...((isLate || described === undefined) && { incomplete: true }),
    modules: [...catalogueModules(language, page?.texts ?? 'site'), ...modules, ...(head.modules ?? [])],
  };
};

/** The page for a throwing `renderPage`, or for a server that is too busy; needs no data and no script. */
export async function renderFailure(
  { language, publicUrl }: Pick<PageRequest, 'language' | 'publicUrl'>,
  kind: 'crash' | 'busy' = 'crash',
): Promise<RenderedPage> {
  const t = await loadTranslate(language);
  const head = { title: t(`${kind}.title`), description: t(`${kind}.text`) };
  return {
    status: kind === 'busy' ? 503 : 500,
    redirect: null,
    head: headMarkup({ head, seo: null, path: '/', language, publicUrl }),
    body: renderToString(
      <main>
        <CrashMessage t={t} kind={kind} />
      </main>,
    ),
    state: 'null',
    modules: [],
  };
}

const redirection = ({ status, headers }: Response): RenderedPage => ({
  status,
  redirect: headers.get('Location'),
  head: '',
  body: '',
  state: 'null',
  modules: [],
});

function notFoundBoundary({ errors }: StaticHandlerContext): string | null {
  for (const [boundary, error] of Object.entries(errors ?? {})) {
    if (!isNotFound(error)) throw error;
    return boundary;
  }
  return null;
}
