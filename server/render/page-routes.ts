import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLanguage, type Language } from '#contract/language.ts';
import type { PageRequest } from '#contract/page.ts';
import { PAGE_PARAMETERS } from '#contract/paths.ts';
import { createResponse, type CachedResponse } from '#server/cache/cached-response.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { sendResponse } from '#server/cache/send-response.ts';
import { collectTags } from '#server/cache/tag-collector.ts';
import type { Settings } from '#server/config.ts';
import { ApiError } from '#server/errors.ts';
import { htmlShell } from './html-shell.ts';
import type { Pages } from './page-bundle.ts';
import { pageLanguage } from './page-language.ts';

interface PageOptions {
  pages: Pages;
  settings: Pick<Settings, 'publicUrl'> & Partial<Pick<Settings, 'publicApiUrl' | 'publicSocketUrl'>>;
  fetchApi: PageRequest['fetchApi'];
  now(): Date;
  cache: ResponseCache;
}

interface Page extends CachedResponse {
  status: number;
  redirect: string | null;
}

const HTML = 'text/html; charset=utf-8';

/** Every URL without another route is a page; the page bundle decides whether it exists. */
export function pageRoutes(app: FastifyInstance, { pages, settings, fetchApi, now, cache }: PageOptions) {
  const { publicUrl, publicApiUrl, publicSocketUrl } = settings;
  async function render(url: string, language: Language): Promise<Page> {
    const bundle = await pages.load();
    const pageRequest = {
      url,
      language,
      publicUrl,
      now: now(),
      fetchApi,
      ...(publicApiUrl && { apiUrl: publicApiUrl }),
      ...(publicSocketUrl && { socketUrl: publicSocketUrl }),
    };
    const { result: page, ...used } = await collectTags(() =>
      bundle.renderPage(pageRequest).catch((error: unknown) => {
        app.log.error({ err: error, url }, 'page failed');
        return bundle.renderFailure(pageRequest);
      }),
    );
    const html = htmlShell({
      ...page,
      language,
      bootScript: bundle.bootScript,
      fonts: bundle.fontsToPreload,
      assets: pages.assetsFor(page.modules),
      apiUrl: publicApiUrl ?? undefined,
    });
    // Failures, redirects, missing pages and pages without data are not cached: no tag would drop them.
    const isCacheable = page.status === 200 && !page.incomplete && used.tags.length > 0;
    const response = createResponse(await pages.finish(url, html), {
      type: HTML,
      tags: used.tags,
      freshUntil: isCacheable ? used.freshUntil : 0,
    });
    return { ...response, status: page.status, redirect: page.redirect };
  }

  app.get('/*', async (request, reply) => {
    if (/^\/(api|media|assets)(\/|$)/.test(request.url))
      throw new ApiError('not_found', 'There is nothing at this address');
    const language = pageLanguage(request.query, request.headers.cookie);
    const url = withKnownParameters(request.url);
    const page = (await cache.getOrCreate(`page ${language} ${url}`, () => render(url, language))) as Page;
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' });
    if (page.redirect !== null) return reply.redirect(page.redirect + requestedLanguage(request.query), page.status);
    if (page.status !== 200) return reply.code(page.status).type(page.type).send(page.plain);
    const headers = headersOf(reply);
    reply.hijack();
    sendResponse(request.raw, reply.raw, page, headers);
    return reply;
  });
}

/** A redirect keeps the language that the URL asked for. */
function requestedLanguage(query: unknown): string {
  const language = (query as Record<string, unknown>)['lang'];
  return isLanguage(language) ? `?lang=${language}` : '';
}

/** The URL without unknown parameters, so that a campaign's parameters share the cached page. */
function withKnownParameters(url: string): string {
  const [path = '/', query = ''] = url.split('?', 2);
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}

function headersOf(reply: FastifyReply): Record<string, string | number> {
  return reply.getHeaders() as Record<string, string | number>;
}
