import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

/** The public site only reads: any other method is refused before anything is parsed. */
export function refuseWrites(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done();
    reply.header('allow', 'GET, HEAD');
    done(new ApiError('method_not_allowed', `${request.method} is not allowed here`));
  });
  // Without a route Fastify would answer 404 before the hook's word is final.
  app.route({ method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], url: '/*', handler: async () => ({}) });
}
