import type { FastifyInstance } from 'fastify';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { bulgarianAddress } from '#server/render/page-language.ts';

/** [LS9] Pages, feeds, calendars and pictures in English lead to the Bulgarian ones while the site has one language. */
export function oneLanguage(app: FastifyInstance, league: CurrentLeague): void {
  app.addHook('onRequest', (request, reply, done) => {
    const address = league.settings.bulgarianOnly ? bulgarianAddress(request.url) : null;
    // The API names things in both languages.
    if (address === null || request.method !== 'GET' || request.url.startsWith('/api/')) return done();
    reply.header('cache-control', 'private, no-cache').redirect(address.replace(/^\/[/\\]+/, '/'), 302);
  });
}
