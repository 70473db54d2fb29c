import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLanguage, type Language } from '#contract/language.ts';
import type { PageRequest } from '#contract/page.ts';
import { PAGE_PARAMETERS } from '#contract/paths.ts';
import { prepareAnswer, type Answer } from '../cache/answer.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { sendAnswer } from '../cache/send-answer.ts';
import { collectTags } from '../cache/tag-collector.ts';
import type { Settings } from '../config.ts';
import { ApiError } from '../errors.ts';
import { htmlShell } from './html-shell.ts';
import type { Pages } from './page-bundle.ts';
import { pageLanguage } from './page-language.ts';

interface PageOptions {
  pages: Pages;
  settings: Pick<Settings, 'publicUrl'> & Partial<Pick<Settings, 'publicApiUrl' | 'publicSocketUrl'>>;
  fetchApi: PageRequest['fetchApi'];
  now(): Date;
  cache: AnswerCache;
}

interface Page extends Answer {
  status: number;
  redirect: string | null;
}

const HTML = 'text/html; charset=utf-8';

/** Every address that nothing else answers is a page; the page bundle decides whether it exists. */
export function pageRoutes(app: FastifyInstance, { pages, settings, fetchApi, now, cache }: PageOptions) {
  const { publicUrl, publicApiUrl, publicSocketUrl } = settings;
  async function render(url: string, language: Language): Promise<Page> {
    const bundle = await pages.load();
    const asked = {
      url,
      language,
      publicUrl,
      now: now(),
      fetchApi,
      ...(publicApiUrl && { apiUrl: publicApiUrl }),
      ...(publicSocketUrl && { socketUrl: publicSocketUrl }),
    };
    const { result: page, ...used } = await collectTags(() =>
      bundle.renderPage(asked).catch((error: unknown) => {
        app.log.error({ err: error, url }, 'page failed');
        return bundle.renderFailure(asked);
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
    // A page that failed, moved or does not exist is made anew each time; so is one that shows no data.
    const keep = page.status === 200 && used.tags.length > 0;
    const answer = prepareAnswer(await pages.finish(url, html), {
      type: HTML,
      tags: used.tags,
      freshUntil: keep ? used.freshUntil : 0,
    });
    return { ...answer, status: page.status, redirect: page.redirect };
  }

  app.get('/*', async (request, reply) => {
    if (/^\/(api|media|assets)(\/|$)/.test(request.url))
      throw new ApiError('not_found', 'There is nothing at this address');
    const language = pageLanguage(request.query, request.headers.cookie);
    const url = knownAddress(request.url);
    const page = (await cache.answer(`page ${language} ${url}`, () => render(url, language))) as Page;
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' });
    if (page.redirect !== null) return reply.redirect(page.redirect + languageAskedFor(request.query), page.status);
    if (page.status !== 200) return reply.code(page.status).type(page.type).send(page.plain);
    const headers = headersOf(reply);
    reply.hijack();
    sendAnswer(request.raw, reply.raw, page, headers);
    return reply;
  });
}

/** Who asks for a page in a language is sent on in it. */
function languageAskedFor(query: unknown): string {
  const asked = (query as Record<string, unknown>)['lang'];
  return isLanguage(asked) ? `?lang=${asked}` : '';
}

/** The address without what no page knows, so that a campaign's parameters neither fill the cache nor miss it. */
function knownAddress(address: string): string {
  const [path = '/', query = ''] = address.split('?', 2);
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
