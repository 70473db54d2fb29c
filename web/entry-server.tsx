import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { PageRequest, RenderedPage, RenderPage } from '#contract/page.ts';
import { packQueries } from './api/carry-over.ts';
import { createQueryClient, queryClientContext } from './api/query-client.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';
import { pageSeo } from './seo/page-seo.ts';
import { catalogueModules, loadTranslate } from './shell/catalogues.ts';
import { CrashMessage } from './shell/crash-page.tsx';
import { headMarkup } from './shell/head-markup.ts';
import { pageAmong } from './shell/head.ts';
import { isNotFound } from './shell/not-found-error.ts';
import { notFoundHead } from './shell/not-found-page.tsx';
import { toScriptText, type PageState } from './shell/page-state.ts';

export { bootScript } from './shell/boot-script.ts';
export { loadCard } from './social/load-card.ts';
export { fontsToPreload } from './theme/fonts.ts';

// One for all requests: a new one for each would load the lazy pages again and render the second request empty.
const handler = createStaticHandler(routes);

/** Throws when routing or rendering breaks; a call that fails, or a page that is not there, breaks nothing. */
export const renderPage: RenderPage = async (request) => {
  const queryClient = createQueryClient((path) => request.fetchApi(path));
  const requestContext = new RouterContextProvider(new Map([[queryClientContext, queryClient]]));
  const [routed, t] = await Promise.all([
    handler.query(new Request(`http://localhost${request.url}`), { requestContext }),
    loadTranslate(request.language),
  ]);
  if (routed instanceof Response) return redirection(routed);

  const notFoundAt = boundaryOfMissing(routed);
  const { language, publicUrl, now, apiUrl, socketUrl } = request;
  const body = renderToString(
    <App queryClient={queryClient} language={language} translate={t} renderedAt={now} apiUrl={apiUrl}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, routed)} context={routed} hydrate={false} />
    </App>,
  );
  const page = notFoundAt === null ? pageAmong(routed.matches.map(({ route }) => route.handle)) : undefined;
  const params = routed.matches.at(-1)?.params ?? {};
  const sources = { t, language, queryClient, params, query: new URLSearchParams(routed.location.search) };
  const head = (page?.head ?? notFoundHead)(sources);
  const status = head.status ?? routed.statusCode;
  const state: PageState = {
    language,
    renderedAt: now.toISOString(),
    queries: packQueries(queryClient),
    ...(apiUrl !== undefined && { apiUrl }),
    ...(socketUrl !== undefined && { socketUrl }),
    routes: routed.matches.map(({ route }) => route.id),
    notFoundAt,
  };
  const path = routed.location.pathname;
  const modules = routed.matches.map(({ route }) => route.id).filter((id) => id.includes('.'));
  const seo =
    status === 200 && !head.framed
      ? await pageSeo({ ...sources, head, path, page: modules.at(-1), site: { language, publicUrl } })
      : null;
  return {
    status,
    redirect: null,
    head: headMarkup({ head, seo, path, language, publicUrl }),
    body,
    state: toScriptText(state),
    modules: [...catalogueModules(language, page?.texts ?? 'site'), ...modules],
  };
};

/** The page to answer with when `renderPage` threw: it needs no data and no script. */
export async function renderFailure({ language, publicUrl }: PageRequest): Promise<RenderedPage> {
  const t = await loadTranslate(language);
  const head = { title: t('crash.title'), description: t('crash.text') };
  return {
    status: 500,
    redirect: null,
    head: headMarkup({ head, seo: null, path: '/', language, publicUrl }),
    body: renderToString(
      <main>
        <CrashMessage t={t} />
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

function boundaryOfMissing({ errors }: StaticHandlerContext): string | null {
  for (const [boundary, error] of Object.entries(errors ?? {})) {
    if (!isNotFound(error)) throw error;
    return boundary;
  }
  return null;
}
