import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';
import { htmlShell } from './html-shell.ts';
import type { Pages } from './page-bundle.ts';
import { pageLanguage } from './page-language.ts';

interface PageOptions {
  pages: Pages;
  publicUrl: string;
  now(): Date;
}

/** Every address that nothing else answers is a page; the page bundle decides whether it exists. */
export function pageRoutes(app: FastifyInstance, { pages, publicUrl, now }: PageOptions) {
  app.get('/*', async (request, reply) => {
    if (/^\/(api|media|assets)(\/|$)/.test(request.url))
      throw new ApiError('not_found', 'There is nothing at this address');
    const language = pageLanguage(request.query, request.headers.cookie);
    const bundle = await pages.load();
    const asked = { url: request.url, language, publicUrl, now: now(), fetchApi: apiOf(app) };
    const page = await bundle.renderPage(asked).catch((error: unknown) => {
      request.log.error({ err: error, path: request.url }, 'page failed');
      return bundle.renderFailure(asked);
    });
    reply.code(page.status).headers({ 'cache-control': 'private, no-cache', vary: 'Cookie' });
    if (page.redirect !== null) return reply.redirect(page.redirect, page.status);
    const html = htmlShell({
      ...page,
      language,
      bootScript: bundle.bootScript,
      fonts: bundle.fontsToPreload(language),
      assets: pages.assetsFor(page.modules),
    });
    return reply.type('text/html; charset=utf-8').send(await pages.finish(request.url, html));
  });
}

/** Pages get their data the way browsers do, without the network between. */
function apiOf(app: FastifyInstance) {
  return async (path: string): Promise<unknown> => {
    const { statusCode, payload } = await app.inject({ url: path });
    const answer: unknown = JSON.parse(payload);
    if (statusCode >= 400) throw Object.assign(new Error(`HTTP error! status: ${statusCode}`), { status: statusCode });
    return answer;
  };
}
