import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { ViteDevServer } from 'vite';
import { apiRoutes } from './api/api-routes.ts';
import { apiHeaders } from './api/serve.ts';
import { createResponseCache, type ResponseCache } from './cache/response-cache.ts';
import { createFastPath } from './cache/fast-path.ts';
import type { Settings } from './config.ts';
import { findMergedPlayer } from './db/players/player.ts';
import type { Reader } from './db/queryable.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { openDrawingQueue } from './workers/drawing-queue.ts';
import { refuse, refuseBytes, serverFactory } from './http/create-server.ts';
import { handleErrors } from './http/error-handler.ts';
import { healthRoutes } from './http/health-routes.ts';
import { mediaRoutes } from './http/media-routes.ts';
import { observeRequests } from './http/observe-requests.ts';
import { oneLanguage } from './http/one-language.ts';
import { refusePolling } from './http/refuse-polling.ts';
import { refuseWrites } from './http/refuse-writes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { logOptions, REQUEST_ID } from './log/log-options.ts';
import { unchangingLeague, type CurrentLeague } from './league/current-league.ts';
import { articlePreview, type RenderArticle } from './render/article-preview.ts';
import { builtPages, CLIENT_FOLDER, devPages, type Pages } from './render/page-bundle.ts';
import { fetchWith, inProcessApi, remoteApi } from './render/page-api.ts';
import type { Figures } from './metrics/league-metrics.ts';
import { createRenderFigures } from './metrics/render-figures.ts';
import { pageNumbers } from './render/page-numbers.ts';
import { pageRoutes, type PageMaker } from './render/page-routes.ts';
import { openRenderWorkers, type Renderer } from './render/render-workers.ts';
import { renderPage } from './render/render-page.ts';
import { warmUp } from './render/warm-up.ts';
import { pushRoutes, type PushRegister } from './push/push-routes.ts';
import { pictureRoutes } from './social/picture-routes.ts';
import { calendarRoutes } from './seo/calendar-routes.ts';
import { feedRoutes } from './seo/feed-routes.ts';
import { iconRoutes } from './seo/icon-routes.ts';
import { siteFiles } from './seo/site-files.ts';
import { startThread } from './workers/start-worker.ts';
import { builtScripts, sourceScripts } from './workers/worker-scripts.ts';
import { openChances } from './workers/chances-queue.ts';
import { sitemapRoutes } from './seo/sitemap-routes.ts';

interface AppOptions {
  settings: Pick<Settings, 'publicUrl' | 'trustedProxies' | 'logLevel'> &
    Partial<Pick<Settings, 'publicApiUrl' | 'publicSocketUrl' | 'socketsPerAddress' | 'logFormat'>>;
  /** The league's database. Without one, pages are rendered from another backend's API. */
  reader?: Reader;
  /** The caller drops tags from it; without one, responses are cached until they expire. */
  cache?: ResponseCache;
  now?: () => Date;
  /** Since when the connection that receives changes is down; null while it works. */
  silentSince?: () => Date | null;
  /** By default the settings and documents that a fresh league has. */
  league?: CurrentLeague;
  /** Threads that render pages; none by default, which suits tests. */
  renderThreads?: number;
  /** Notifications; without a database there are none. */
  push?: PushRegister;
  /** Of the embedded database: whether its disk is full. */
  dataDir?: string | undefined;
  vite?: ViteDevServer;
}

/** Responses, pages and pictures. */
export const CACHE_BYTES = 96 * 1024 * 1024;

/** Fastify sets its timeouts only on a server of its own; 72 s outlasts the idle timeout of common load balancers. */
const TIMEOUTS = { requestTimeout: 30_000, keepAliveTimeout: 72_000, idle: 60_000 };

/** Beside its live sockets: many visitors may share an address. */
const REQUESTS_PER_ADDRESS = 500;

export interface Site {
  app: FastifyInstance;
  /** Makes the pages that most visitors open, before they do. */
  warmUp(): Promise<void>;
  /** For /metrics. */
  figures: Figures['site'];
  /** The page of an article that is not published. */
  renderArticle: RenderArticle;
}

export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => (await buildSite(options)).app;

/** The whole site, not yet listening. */
export async function buildSite({
  settings,
  reader,
  cache = createResponseCache({ maxBytes: CACHE_BYTES }),
  now = () => new Date(),
  silentSince = () => null,
  league = unchangingLeague(),
  renderThreads = 0,
  push,
  dataDir,
  vite,
}: AppOptions): Promise<Site> {
  const pages = vite ? devPages(vite) : await builtPages();
  const scripts = vite ? sourceScripts : builtScripts;
  const fastPath = createFastPath(cache);
  const isSecure = settings.publicUrl.startsWith('https:');
  const { trustedProxies, socketsPerAddress = 0 } = settings;
  const connections = { trustedProxies, perAddress: REQUESTS_PER_ADDRESS + socketsPerAddress };
  const observer = observeRequests('site', trustedProxies);
  const app = fastify({
    logger: logOptions(settings, 'site'),
    genReqId: observer.idOf,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID }),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    serverFactory: serverFactory({ ...TIMEOUTS, isSecure, connections }, observer, fastPath.tryRespond),
    clientErrorHandler: refuseBytes(isSecure),
    forceCloseConnections: 'idle',
    bodyLimit: 4096,
    frameworkErrors: (_error, _request, reply) => refuse(reply.raw),
  });
  observer.attach(app);
  // In development Vite answers at any address.
  const isPage = vite ? () => false : onlyPages(app);
  app.addHook('preClose', async () => fastPath.close());
  const databaseFailures = handleErrors(app);
  refuseWrites(app);
  refusePolling(app);
  oneLanguage(app, league);
  healthRoutes(app, { reader, silentSince, dataDir });
  siteFiles(app, { publicUrl: settings.publicUrl, hasSitemap: reader !== undefined, league });
  if (push) pushRoutes(app, push, settings.publicUrl);
  if (reader) {
    mediaRoutes(app, { reader, cache, now });
    const chances = openChances(() => startThread(scripts.chances));
    app.addHook('onClose', chances.close);
    const api = { app, reader, now, cache, fastPath, league, chances, headers: apiHeaders(isSecure) };
    apiRoutes(api);
    for (const fileRoutes of [sitemapRoutes, feedRoutes, calendarRoutes]) fileRoutes(api, settings.publicUrl);
  }
  const readApi = settings.publicApiUrl ? remoteApi(settings.publicApiUrl) : inProcessApi(app, fastPath);
  const queue = openDrawingQueue(scripts.draw);
  app.addHook('onClose', queue.close);
  pictureRoutes(app, { pages, readApi, cache, publicUrl: settings.publicUrl, league, queue });
  documentRoutes(app, { league, queue });
  iconRoutes(app, { league, queue });
  const renderer = openRenderer(pages, renderThreads);
  app.addHook('onClose', renderer.close);
  const numbers = reader ? pageNumbers(reader, cache) : null;
  const findMerged = reader && ((playerId: number) => findMergedPlayer(reader, playerId));
  const renders = createRenderFigures();
  let maker: PageMaker | undefined;
  await app.register(async (site) => {
    const { bootScript } = await pages.load();
    await securityHeaders(site, vite ? null : bootScript, foreignOrigins(settings));
    if (vite)
      site.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()));
    else await staticFiles(site, CLIENT_FOLDER);
    maker = pageRoutes(site, {
      pages,
      renderer,
      settings,
      league,
      readApi,
      now,
      cache,
      fastPath,
      numbers,
      findMerged,
      isPage,
      figures: renders,
    });
  });
  return {
    app,
    warmUp: async () => maker && warmUp(maker, fetchWith(readApi)),
    figures: { requests: observer.counts, databaseFailures, renders },
    renderArticle: articlePreview({ renderer, readApi, league, publicUrl: settings.publicUrl, now }),
  };
}

/** Without threads pages are rendered where they are asked for. */
function openRenderer(pages: Pages, threads: number): Renderer {
  const { renderWorker } = pages;
  if (renderWorker !== null && threads > 0)
    return openRenderWorkers({ startWorker: () => new Worker(renderWorker), threads });
  return {
    render: async (page, readApi) => {
      const { html, ...rendered } = await renderPage(pages, page, fetchWith(readApi));
      return { ...rendered, plain: Buffer.from(html), br: null };
    },
    close: async () => {},
  };
}

/** Whether no route but the one of pages can have this URL. Call it before other routes are added. */
function onlyPages(app: FastifyInstance): (url: string) => boolean {
  const taken = new Set<string>();
  app.addHook('onRoute', ({ url }) => void taken.add(firstSegment(url)));
  return (url) => !taken.has(firstSegment(url)) || firstSegment(url) === '';
}

const firstSegment = (url: string) => /^\/([^/?]*)/.exec(url)?.[1] ?? '';

/** Other origins that the Content-Security-Policy has to allow. */
function foreignOrigins({ publicApiUrl, publicSocketUrl }: AppOptions['settings']) {
  const origins = [publicApiUrl, publicSocketUrl].filter((url) => typeof url === 'string').map((url) => new URL(url));
  const sockets = origins.map(({ protocol, host }) => `${protocol.endsWith('s:') ? 'wss' : 'ws'}://${host}`);
  return {
    // Another backend may store its pictures on any host.
    pictures: [...origins.map(({ origin }) => origin), ...(publicApiUrl ? ['https:'] : [])],
    connections: [...origins.map(({ origin }) => origin), ...sockets],
  };
}
