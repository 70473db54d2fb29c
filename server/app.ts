import type { FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { ErrorResponse } from '#contract/http/shared.ts';
import { apiRoutes } from './api/api-routes.ts';
import { createAnswerCache, type AnswerCache } from './cache/answer-cache.ts';
import { shortCut } from './cache/short-cut.ts';
import type { Settings } from './config.ts';
import type { Reader } from './db/reader.ts';
import { handleErrors } from './http/error-handler.ts';
import { healthRoutes } from './http/health-routes.ts';
import { mediaRoutes } from './http/media-routes.ts';
import { refusePolling } from './http/refuse-polling.ts';
import { refuseWrites } from './http/refuse-writes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { builtPages, CLIENT_FOLDER, developedPages } from './render/page-bundle.ts';
import { foreignApi, ownApi } from './render/page-api.ts';
import { pageRoutes } from './render/page-routes.ts';
import { pictureRoutes } from './seo/pictures/picture-routes.ts';
import { calendarRoutes } from './seo/calendars/calendar-routes.ts';
import { feedRoutes } from './seo/feeds/feed-routes.ts';
import { siteFiles } from './seo/site-files.ts';
import { sitemapRoutes } from './seo/sitemaps/sitemap-routes.ts';

interface AppOptions {
  settings: Pick<Settings, 'publicUrl' | 'trustedProxies' | 'logLevel'> &
    Partial<Pick<Settings, 'publicApiUrl' | 'publicSocketUrl'>>;
  /** The league's database; without one the pages show the league of another backend. */
  reader?: Reader;
  /** Whoever hears of changes drops from it; without one the app keeps answers until their time is up. */
  cache?: AnswerCache;
  now?: () => Date;
  /** False while changes cannot be heard. */
  isListening?: () => boolean;
  vite?: ViteDevServer;
}

export const CACHE_BYTES = 64 * 1024 * 1024;

/** The whole site, without listening. */
export async function buildApp({
  settings,
  reader,
  cache = createAnswerCache({ maxBytes: CACHE_BYTES }),
  now = () => new Date(),
  isListening = () => true,
  vite,
}: AppOptions): Promise<FastifyInstance> {
  const pages = vite ? developedPages(vite) : await builtPages();
  const app = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 && settings.trustedProxies,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    bodyLimit: 4096,
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { 'content-type': 'application/json; charset=utf-8' });
      reply.raw.end(JSON.stringify({ error: 'The address could not be understood' } satisfies ErrorResponse));
    },
  });
  handleErrors(app);
  refuseWrites(app);
  refusePolling(app);
  healthRoutes(app, { reader, isListening });
  siteFiles(app, { publicUrl: settings.publicUrl, hasSitemap: reader !== undefined });
  if (reader) {
    mediaRoutes(app, reader);
    const api = { app, reader, now, cache, ready: shortCut(app, cache) };
    apiRoutes(api);
    for (const fileRoutes of [sitemapRoutes, feedRoutes, calendarRoutes]) fileRoutes(api, settings.publicUrl);
  }
  const fetchApi = settings.publicApiUrl ? foreignApi(settings.publicApiUrl) : ownApi(app);
  pictureRoutes(app, { pages, fetchApi, cache, publicUrl: settings.publicUrl });
  await app.register(async (site) => {
    const { bootScript } = await pages.load();
    await securityHeaders(site, vite ? null : bootScript, foreignOrigins(settings));
    if (vite)
      site.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()));
    else await staticFiles(site, CLIENT_FOLDER);
    pageRoutes(site, { pages, settings, fetchApi, now, cache });
  });
  return app;
}

/** Where browsers go besides us. */
function foreignOrigins({ publicApiUrl, publicSocketUrl }: AppOptions['settings']) {
  const origins = [publicApiUrl, publicSocketUrl].filter((url) => typeof url === 'string').map((url) => new URL(url));
  const sockets = origins.map(({ protocol, host }) => `${protocol.endsWith('s:') ? 'wss' : 'ws'}://${host}`);
  return {
    // Another backend may keep its pictures anywhere.
    pictures: [...origins.map(({ origin }) => origin), ...(publicApiUrl ? ['https:'] : [])],
    connections: [...origins.map(({ origin }) => origin), ...sockets],
  };
}
