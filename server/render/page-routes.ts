import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { inLanguage, apiPaths } from '#contract/paths.ts';
import type { Language } from '#contract/language.ts';
import type { PageSubject } from '#contract/page-routes.ts';
import { createResponse, type CachedResponse } from '#server/cache/cached-response.ts';
import type { FastPath } from '#server/cache/fast-path.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { sendResponse, type ResponseHeaders } from '#server/cache/send-response.ts';
import { cachingOf, SHARED_CACHING } from '#server/cache/shared-caching.ts';
import { createTagCollector } from '#server/cache/tag-collector.ts';
import type { Settings } from '#server/config.ts';
import { ApiError } from '#server/errors.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { nameRoute, REQUEST_ID_HEADER } from '#server/http/observe-requests.ts';
import type { RenderFigures } from '#server/metrics/render-figures.ts';
import { presentAbout, presentLeague } from '#server/league/league-presenter.ts';
import { RETRY_SECONDS } from '#server/http/error-handler.ts';
import { ANY_NUMBER, MISSING_ID, parsePageAddress, type PageAddress } from './page-address.ts';
import { collecting, type ReadApi } from './page-api.ts';
import { bulgarianAddress, languageIn, pageLanguage } from './page-language.ts';
import type { Pages } from './page-bundle.ts';
import type { PageNumbers } from './page-numbers.ts';
import { renderFailurePage } from './render-page.ts';
import type { Renderer } from './render-workers.ts';
import { withAge } from './stale-page.ts';

interface PageOptions {
  pages: Pages;
  renderer: Renderer;
  settings: Pick<Settings, 'publicUrl'> & Partial<Pick<Settings, 'publicApiUrl' | 'publicSocketUrl'>>;
  league: CurrentLeague;
  readApi: ReadApi;
  now(): Date;
  cache: ResponseCache;
  fastPath: FastPath;
  /** Null with another backend, whose numbers are not known. */
  numbers: PageNumbers | null;
  /** The record that another one became, for pages of people who were recorded twice. */
  findMerged?: ((playerId: number) => Promise<number | null>) | undefined;
  /** Whether only a page can be at this URL. */
  isPage(url: string): boolean;
  figures: RenderFigures;
}

interface Page extends CachedResponse {
  redirect: string | null;
  /** It could not be rendered. */
  failed?: boolean;
}

type PageHeaders = Record<keyof typeof SHARED_CACHING | 'own', ResponseHeaders>;

export interface PageMaker {
  /** Makes a page before anybody asks for it. */
  prepare(url: string, language: Language): Promise<void>;
}

const HTML = 'text/html; charset=utf-8';
/** Of redirects, and of pages that are not kept here either. */
const PAGE_HEADERS = { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' };
const NO_PAGE = createResponse('', { type: HTML, tags: [], freshUntil: 0 });
/** Rendered for every unknown address. */
const unknownPage = ({ embedded }: { embedded: boolean }) => (embedded ? '/embed/unknown' : '/unknown');

/** Every URL without another route is a page; the page bundle decides whether it exists. */
export function pageRoutes(app: FastifyInstance, options: PageOptions): PageMaker {
  const { pages, renderer, settings, league, readApi, now, cache, fastPath, numbers, findMerged, isPage, figures } =
    options;
  const { publicUrl, publicApiUrl, publicSocketUrl } = settings;

  /** [LS9] */
  const languageOf = (url: string, cookie?: string): Language =>
    league.settings.bulgarianOnly ? 'bg' : pageLanguage(url, cookie);

  async function render(url: string, language: Language, patient: boolean): Promise<Page> {
    const startedAt = performance.now();
    try {
      const page = await renderOnce(url, language, patient);
      figures.seconds.observe((performance.now() - startedAt) / 1000);
      figures.results.add(page.failed ? 'failed' : 'ok');
      return page;
    } catch (error) {
      figures.results.add(isRefused(error) ? 'refused' : 'failed');
      throw error;
    }
  }

  async function renderOnce(url: string, language: Language, patient: boolean): Promise<Page> {
    const job = {
      url,
      language,
      publicUrl,
      now: now(),
      league: presentLeague(league),
      ...(publicApiUrl && { apiUrl: publicApiUrl, about: presentAbout(league) }),
      ...(publicSocketUrl && { socketUrl: publicSocketUrl }),
    };
    const collector = createTagCollector();
    const { status, redirect, incomplete, plain, br, failure } = await renderer.render(
      job,
      collecting(readApi, collector),
      { patient },
    );
    const failed = failure !== null;
    // Without the query string; the path is one that the program has parsed.
    if (failed) app.log.error({ err: failure, page: url.split('?', 1)[0] }, 'page failed');
    const used = collector.collected();
    // A failure is not cached, nor a page without all or any data: no tag would drop it. A player who is not there may have
    // become one with another since his page was asked for: that would be found no more.
    const isCacheable = status < 500 && !incomplete && used.tags.length > 0 && !(status === 404 && isOfPlayer(url));
    const response = createResponse(plain, {
      type: HTML,
      tags: used.tags,
      freshUntil: isCacheable && used.staleSince === undefined ? used.freshUntil : 0,
    });
    if (used.staleSince !== undefined) response.staleSince = used.staleSince;
    if (br) response.compressed.br = br;
    return { ...response, ...(status !== 200 && { status }), redirect, failed };
  }

  const getPage = async (url: string, language: Language, patient = false): Promise<Page> => {
    let first = true;
    const create = () => {
      // Later ones are made while visitors get the one before.
      const isPatient = patient || !first;
      first = false;
      return render(url, language, isPatient);
    };
    return (await cache.getOrCreate(keyOf(url, language), create, { replace: true })) as Page;
  };

  async function findPage(address: Exclude<PageAddress, { kind: 'redirect' }>, language: Language): Promise<Page> {
    if (address.kind === 'unknown') return getPage(unknownPage(address), language);
    const { route } = address;
    const url = (await hasPart(address)) ? address.url : withoutPart(address.url);
    const isKnown = cache.peek(keyOf(url, language)) !== null || publicApiUrl;
    const id = isKnown ? null : await findMissing(address);
    if (id === null) return getPage(url, language);
    const merged = route.subject === 'player' ? await findMerged?.(id) : null;
    if (merged)
      return { ...NO_PAGE, redirect: url.replace(new RegExp(String.raw`/${id}\b`), `/${merged}`), status: 301 };
    const path = route.path.replaceAll(/:(id|other)\b/g, String(MISSING_ID)).replace(':gameweek', '1');
    return withId(await getPage(path, language), id);
  }

  /** The first subject that does not exist; null if all do. */
  async function findMissing({ route: { subject }, id, other }: Extract<PageAddress, { kind: 'page' }>) {
    for (const one of [id, other]) if (subject && one !== null && !(await exists(subject, one))) return one;
    return null;
  }

  /** Whether the match has the goal, or the gallery the photo, that the address names, so that nobody can make up pages. */
  async function hasPart({ url, id }: { url: string; id: number | null }): Promise<boolean> {
    const [, kind, part] = PART.exec(url) ?? [];
    if (part === undefined) return true;
    if (publicApiUrl || id === null) return false;
    const { status, text } = await readApi(kind === 'goal' ? apiPaths.matchDetails(id) : apiPaths.gallery(id));
    if (status !== 200) return false;
    return partsIn(JSON.parse(text)).some((each) => each.id === Number(part));
  }

  /** Much cheaper than to render a page that says that there is nothing. */
  const exists = async (subject: PageSubject, id: number) => (await readApi(SUBJECT_PATHS[subject](id))).status !== 404;

  app.get('/*', async (request, reply) => {
    if (/^\/(api|media|assets)(\/|$)/.test(request.url))
      throw new ApiError('not_found', 'There is nothing at this address');
    // Without a database pages still say so.
    const known = (await numbers?.load().catch(() => null)) ?? ANY_NUMBER;
    const address = parsePageAddress(request.url, known);
    nameRoute(reply.raw, routeOf(address));
    reply.headers(PAGE_HEADERS);
    if (address.kind === 'redirect') return reply.redirect(redirectTo(address.to, request.url), 302);
    const language = languageOf(request.url, request.headers.cookie);
    let page: Page;
    try {
      page = await findPage(address, language);
    } catch (error) {
      if (!isRefused(error)) request.log.error({ err: error, route: routeOf(address) }, 'page failed');
      return sendFailure(isRefused(error) ? 'busy' : 'crash');
    }
    if (page.failed) return sendFailure('crash');
    if (page.redirect !== null) return reply.redirect(redirectTo(page.redirect, request.url), page.status ?? 302);
    const headers = rememberHeaders(reply.getHeaders() as ResponseHeaders, isEmbedded(request.url));
    reply.hijack();
    sendPage(request.raw, reply.raw, withAge(page, language), headers);
    return reply;

    function sendFailure(kind: 'busy' | 'crash') {
      reply
        .code(kind === 'busy' ? 503 : 500)
        .type(HTML)
        .header('cache-control', 'no-store');
      if (kind === 'busy') reply.header('retry-after', RETRY_SECONDS);
      return renderFailurePage(pages, { language, publicUrl, league: presentLeague(league) }, kind, request.id);
    }
  });

  /** Those that the framework sets are the same for all pages, and for all embeds. */
  const pageHeaders: { site?: PageHeaders; embedded?: PageHeaders } = {};
  function rememberHeaders(
    { [REQUEST_ID_HEADER]: _ofThisRequest, ...headers }: ResponseHeaders,
    embedded: boolean,
  ): PageHeaders {
    return (pageHeaders[embedded ? 'embedded' : 'site'] ??= {
      own: headers,
      live: { ...headers, 'cache-control': SHARED_CACHING.live },
      settled: { ...headers, 'cache-control': SHARED_CACHING.settled },
    });
  }

  function sendPage(request: IncomingMessage, response: ServerResponse, page: Page, headers: PageHeaders) {
    const isShared = page.status === undefined && page.freshUntil > 0;
    sendResponse(request, response, page, headers[isShared ? cachingOf(page.freshUntil, now()) : 'own']);
  }

  fastPath.addPages((request, response) => {
    const url = request.url ?? '';
    const known = isPage(url) ? numbers?.peek() : null;
    const { own } = pageHeaders[isEmbedded(url) ? 'embedded' : 'site'] ?? {};
    if (!known || !own || (league.settings.bulgarianOnly && bulgarianAddress(url))) return null;
    const address = parsePageAddress(url, known);
    const route = routeOf(address);
    if (address.kind === 'redirect') {
      response.writeHead(302, { ...own, location: redirectTo(address.to, url) }).end();
      return route;
    }
    const language = languageOf(url, request.headers.cookie);
    const page = peekPage(address.kind === 'page' ? address.url : unknownPage(address), language);
    if (!page || !sendReady(request, response, page)) return null;
    // Parsing an address costs more than sending its page.
    if (address.kind === 'page' && address.url === url) fastPath.register(url, readyPage(url, route));
    return route;
  });

  function readyPage(url: string, route: string) {
    const keys = { bg: keyOf(url, 'bg'), en: keyOf(url, 'en') };
    return { route, keyOf: (cookie?: string) => keys[languageOf(url, cookie)], send: sendReady };
  }

  function sendReady(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): boolean {
    const url = request.url ?? '';
    const page = cached as Page;
    const headers = pageHeaders[isEmbedded(url) ? 'embedded' : 'site'];
    if (!headers || page.redirect !== null) return false;
    sendPage(request, response, withAge(page, languageOf(url, request.headers.cookie)), headers);
    return true;
  }

  const peekPage = (url: string, language: Language) => cache.peekRecent(keyOf(url, language)) as Page | null;

  return {
    prepare: async (url, language) => void (await getPage(url, language, true)),
  };
}

/** The last of the parameters, as they are ordered. */
const PART = /[?&](goal|photo)=(\d+)$/;
const withoutPart = (url: string) => url.replace(PART, '');

type Parts = { id: number }[];
const partsIn = (answer: { details: { match: { goals: Parts } } } | { photos: Parts }): Parts =>
  'photos' in answer ? answer.photos : answer.details.match.goals;

/** Too many other pages wait. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 503;

/** For the figures: the pattern of a page, or one name for all addresses that are none. */
const routeOf = (address: PageAddress) => (address.kind === 'page' ? address.route.path : `(${address.kind})`);

const keyOf = (url: string, language: Language) => `page ${language} ${url}`;

const isEmbedded = (url: string) => url.startsWith('/embed/');

/** A redirect keeps the language that the URL asked for. */
function redirectTo(address: string, url: string): string {
  const language = languageIn(url);
  return language === null ? address : inLanguage(address, language);
}

const SUBJECT_PATHS: Record<PageSubject, (id: number) => string> = {
  article: apiPaths.article,
  competition: apiPaths.competition,
  gallery: apiPaths.gallery,
  match: apiPaths.matchDetails,
  pitch: apiPaths.pitch,
  player: apiPaths.player,
  referee: apiPaths.referee,
  team: apiPaths.team,
};

const isOfPlayer = (url: string): boolean => /^\/player\/\d/.test(url) && !url.includes(String(MISSING_ID));

/** The page of a missing id, with the id that was asked for. */
function withId(page: Page, id: number): Page {
  const text = page.plain.toString().replaceAll(String(MISSING_ID), String(id));
  return { ...page, plain: Buffer.from(text), compressed: {} };
}
