import type { FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Settings } from '#server/config.ts';
import type { Database } from '#server/db/open.ts';
import { handleErrors } from '#server/http/error-handler.ts';
import { actRoutes } from './act-routes.ts';
import { describeDesk } from './describe-desk.ts';
import type { TokenCheck } from './desk-token.ts';
import { guardDesk } from './guard.ts';
import { deskMatchRoutes } from './match-routes.ts';

interface DeskOptions {
  settings: Pick<Settings, 'trustedProxies' | 'logLevel'>;
  db: Database;
  isValidToken: TokenCheck;
  /** In Prometheus text format. */
  metrics(): string;
  now?: () => Date;
}

/** Many times the size of a line-up with thirty players or of all statistics of a match. */
const BODY_BYTES = 64 * 1024;

/** The private API for recording matches, on its own port. */
export function buildDesk({
  settings,
  db,
  isValidToken,
  metrics,
  now = () => new Date(),
}: DeskOptions): FastifyInstance {
  const app = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 && settings.trustedProxies,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    bodyLimit: BODY_BYTES,
  });
  handleErrors(app);
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ error: 'There is nothing here' }));
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get(deskPaths.metrics, async (_request, reply) => reply.type('text/plain; version=0.0.4').send(metrics()));
  const description = describeDesk();
  app.get(deskPaths.openapi, async () => description);
  void app.register(async (desk) => {
    guardDesk(desk, { isValidToken, now });
    actRoutes(desk, { db, now });
    deskMatchRoutes(desk, { db, now });
  });
  return app;
}
