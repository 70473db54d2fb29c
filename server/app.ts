import type { FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { ErrorResponse } from '#contract/http/shared.ts';
import { apiRoutes } from './api/api-routes.ts';
import type { Settings } from './config.ts';
import type { Reader } from './db/open.ts';
import { handleErrors } from './http/error-handler.ts';
import { healthRoutes } from './http/health-routes.ts';
import { mediaRoutes } from './http/media-routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { builtPages, CLIENT_FOLDER, developedPages } from './render/page-bundle.ts';
import { pageRoutes } from './render/page-routes.ts';

interface AppOptions {
  settings: Pick<Settings, 'publicUrl' | 'trustedProxies' | 'logLevel'>;
  reader: Reader;
  now?: () => Date;
  vite?: ViteDevServer;
}

/** The whole site, without listening. */
export async function buildApp({
  settings,
  reader,
  now = () => new Date(),
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
      reply.raw.writeHead(400, { 'content-type': 'application/json' });
      reply.raw.end(JSON.stringify({ error: 'The address could not be understood' } satisfies ErrorResponse));
    },
  });
  handleErrors(app);
  const { bootScript } = await pages.load();
  await securityHeaders(app, vite ? null : bootScript);
  if (vite) app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()));
  else await staticFiles(app, CLIENT_FOLDER);
  healthRoutes(app, reader);
  mediaRoutes(app, reader);
  apiRoutes(app, { reader, now });
  pageRoutes(app, { pages, publicUrl: settings.publicUrl, now });
  return app;
}
