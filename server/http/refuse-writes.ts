import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route of the public site that takes a body. */
    writes?: boolean;
  }
}

/** The public site is read-only but for a few routes: other methods are refused before a body is parsed. */
export function refuseWrites(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.routeOptions.config.writes) return done();
    reply.header('allow', 'GET, HEAD');
    done(new ApiError('method_not_allowed', `${request.method} is not allowed here`));
  });
  // Without a route Fastify would answer 404 instead of the hook's 405.
  app.route({ method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], url: '/*', handler: async () => ({}) });
}
