import type { FastifyInstance } from 'fastify';
import type { ErrorResponse } from '#contract/http/shared.ts';

/** The public site only reads: any other method is refused before anything is parsed. */
export function refuseWrites(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done();
    void reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .send({ error: `${request.method} is not allowed here` } satisfies ErrorResponse);
  });
  // Without a route Fastify would answer 404 before the hook's word is final.
  app.route({ method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], url: '/*', handler: async () => ({}) });
}
