import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsEndpoints } from '#contract/http/news.ts';
import { apiPaths, filePaths } from '#contract/paths.ts';
import { demoSettings } from '#demo/load-demo.ts';
import { buildApp } from '#server/app.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

const config = demoSettings().settings;

/* The files for search engines, read by an independent parser. */

const SITE = 'http://localhost:3000';
const HOSTILE = `]]> </script><!-- & "кавички" 'и' \u2028 ⚽`;

interface Url {
  loc: string;
  lastmod?: string;
  'xhtml:link'?: { rel: string; hreflang: string; href: string }[];
  'news:news'?: {
    'news:publication': { 'news:name': string; 'news:language': string };
    'news:publication_date': string;
    'news:title': string;
  };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

function league() {
  const made = smallLeague();
  const [article] = made.news;
  if (!article) throw new Error('The small league has changed');
  made.referees.push({ key: 'ref', name: 'Стоян Динев', nameLatin: 'Stoyan Dinev', picture: null });
  const day = (hours: number) => new Date(SMALL_LEAGUE_NOW.getTime() - hours * 3_600_000).toISOString();
  made.news.push(
    { ...article, key: 'fresh', titleBg: HOSTILE, titleEn: 'Fresh', publishedAt: day(47), updatedAt: day(1) },
    { ...article, key: 'late', titleBg: 'Късно', titleEn: 'Late', publishedAt: day(49), updatedAt: day(49) },
  );
  return made;
}

let site: LeagueApp;
beforeAll(async () => {
  site = await openLeagueApp(league(), SMALL_LEAGUE_NOW);
});
afterAll(() => site?.close());

async function read<Root>(path: string): Promise<Root> {
  const answered = await site.app.inject({ url: path, headers: { host: 'evil.example' } });
  expect([path, answered.statusCode]).toEqual([path, 200]);
  expect(answered.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    etag: expect.any(String) as string,
    'cache-control': expect.stringContaining('public') as string,
  });
  expect(XMLValidator.validate(answered.body)).toBe(true);
  expect(answered.body).not.toContain('evil.example');
  return parser.parse(answered.body) as Root;
}
const urlsAt = async (path: string) => (await read<{ urlset: { url?: Url[] } }>(path)).urlset.url ?? [];

test('the index names the parts and the news', async () => {
  const { sitemapindex } = await read<{ sitemapindex: { sitemap: { loc: string }[] } }>(filePaths.sitemap);
  expect(sitemapindex.sitemap.map(({ loc }) => loc)).toEqual([
    `${SITE}/sitemaps/pages-1.xml`,
    `${SITE}/sitemaps/news.xml`,
  ]);
});

describe('the pages', () => {
  test('are all that there are, in both languages, and each answers', async () => {
    const urls = await urlsAt(filePaths.sitemapPages(1));
    const { competitions, teams, players, matches } = league();
    const news = await site.ask(newsEndpoints.list, apiPaths.news);
    const paths = [
      '/',
      '/news',
      '/live-matches',
      '/weekend',
      '/results/matches',
      '/totw',
      '/contacts',
      ...competitions.map(({ key }) => `/competition/${site.id('competitions', key)}`),
      ...teams.map(({ key }) => `/team/${site.id('teams', key)}`),
      ...players.filter(({ hidden }) => !hidden).map(({ key }) => `/player/${site.id('players', key)}`),
      ...matches.map(({ key }) => `/match-details/${site.id('matches', key)}`),
      ...news.map(({ id }) => `/news/${id}`),
      '/referee/1',
      '/pitch/1',
    ];
    expect(urls.map(({ loc }) => loc).toSorted()).toEqual(
      paths.flatMap((path) => [SITE + path, `${SITE}${path}?lang=en`]).toSorted(),
    );
    for (const path of paths) expect([path, (await site.app.inject({ url: path })).statusCode]).toEqual([path, 200]);
  });

  test('name each other', async () => {
    for (const { loc, 'xhtml:link': links } of await urlsAt(filePaths.sitemapPages(1))) {
      const plain = loc.replace('?lang=en', '');
      expect(links).toEqual([
        { rel: 'alternate', hreflang: 'bg', href: plain },
        { rel: 'alternate', hreflang: 'en', href: `${plain}?lang=en` },
        { rel: 'alternate', hreflang: 'x-default', href: plain },
      ]);
    }
  });

  test('say when they changed, and never in the future', async () => {
    const urls = await urlsAt(filePaths.sitemapPages(1));
    for (const { id } of await site.ask(newsEndpoints.list, apiPaths.news)) {
      const { updated_at } = await site.ask(newsEndpoints.one, apiPaths.article(id));
      expect(urls.find(({ loc }) => loc === `${SITE}/news/${id}`)?.lastmod).toBe(updated_at);
    }
    const lastmods = urls.flatMap(({ lastmod }) => (lastmod === undefined ? [] : [Date.parse(lastmod)]));
    expect(Math.max(...lastmods)).toBeLessThanOrEqual(SMALL_LEAGUE_NOW.getTime());
    expect(urls.find(({ loc }) => loc === `${SITE}/match-details/${site.id('matches', 'm7')}`)?.lastmod).toBe(
      undefined,
    );
  });

  test.each([
    ['/sitemaps/pages-2.xml', 404],
    ['/sitemaps/pages-0.xml', 400],
    ['/sitemaps/pages-x.xml', 400],
    ['/sitemaps/pages-99999999999.xml', 400],
  ])('%s is a %i in plain words', (path, status) => site.refuse(path, status));
});

test('news are those of the last two days, with their titles as written', async () => {
  const urls = await urlsAt(filePaths.sitemapNews);
  const items = urls.map(({ 'news:news': item }) => [
    item?.['news:publication'],
    item?.['news:publication_date'],
    item?.['news:title'],
  ]);
  const published = new Date(SMALL_LEAGUE_NOW.getTime() - 47 * 3_600_000).toISOString();
  expect(items).toEqual([
    [{ 'news:name': config.name.bg, 'news:language': 'bg' }, published, HOSTILE],
    [{ 'news:name': config.name.en, 'news:language': 'en' }, published, 'Fresh'],
  ]);
});

test('a league of many pages has several sitemaps, without a missing or repeated page', async () => {
  const database = await openLeagueDatabase(smallLeague());
  await database.pool.query(
    `insert into referees (key, name, name_latin) select 'r' || n, 'Съдия ' || n, 'Sadiya' from generate_series(1, 25000) n`,
  );
  const app = await buildApp({
    settings: { publicUrl: 'https://league.example', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    now: () => SMALL_LEAGUE_NOW,
  });
  const locsAt = async (path: string) =>
    [...(await app.inject({ url: path })).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc ?? '');
  const parts = (await locsAt(filePaths.sitemap)).filter((loc) => loc.includes('/pages-'));
  expect(parts.length).toBeGreaterThan(1);
  const all: string[] = [];
  for (const part of parts) {
    expect(part.startsWith('https://league.example/')).toBe(true);
    const locs = await locsAt(part.replace('https://league.example', ''));
    expect(locs.length).toBeLessThanOrEqual(50_000);
    all.push(...locs);
  }
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((loc) => /\/referee\/\d+$/.test(loc))).toHaveLength(25_000);
  await app.close();
  await database.close();
});

describe('with time', () => {
  test('an article enters sitemaps and feed at its publication and leaves the news sitemap after two days, without a write', async () => {
    const database = await openLeagueDatabase(smallLeague());
    let clock = SMALL_LEAGUE_NOW;
    const app = await buildApp({
      settings: { publicUrl: SITE, trustedProxies: [], logLevel: 'silent' },
      reader: database.reader,
      cache: createResponseCache({ maxBytes: 10_000_000, now: () => clock.getTime() }),
      now: () => clock,
    });
    const { rows } = await database.pool.query<{ id: number }>(`select id from news where key = 'n2'`);
    const address = `${SITE}/news/${rows[0]?.id}<`;
    const files = [filePaths.sitemapPages(1), filePaths.newsFeed, filePaths.sitemapNews];
    const showing = async () => {
      const bodies = await Promise.all(files.map(async (url) => (await app.inject({ url })).body));
      return bodies.map((body) => body.includes(address));
    };
    for (const [instant, expected] of [
      ['2026-03-16T07:59:59Z', [false, false, false]],
      ['2026-03-16T08:00:00Z', [true, true, true]],
      ['2026-03-18T07:59:59Z', [true, true, true]],
      ['2026-03-18T08:00:00Z', [true, true, false]],
    ] as const) {
      clock = new Date(instant);
      expect([instant, await showing()]).toEqual([instant, expected]);
    }
    await app.close();
    await database.close();
  });
});

describe('robots.txt', () => {
  test('keeps robots from the API, but not from what a page needs to open', async () => {
    const { headers, body } = await site.app.inject({ url: '/robots.txt', headers: { host: 'evil.example' } });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Allow: /api/competitions/active$',
        'Disallow: /api/',
        `Sitemap: ${SITE}/sitemap.xml`,
      ]),
    );
  });
});

describe('beside the league of another backend', () => {
  test('robots, manifest and search are served; what needs a database is not there', async () => {
    const app = await buildApp({
      settings: {
        publicUrl: SITE,
        publicApiUrl: 'http://127.0.0.1:9',
        trustedProxies: [],
        logLevel: 'silent',
      },
    });
    for (const url of ['/robots.txt', '/site.webmanifest', '/opensearch.xml'])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
    expect((await app.inject({ url: '/robots.txt' })).body).not.toContain('Sitemap');
    for (const url of [
      '/sitemap.xml',
      '/sitemaps/pages-1.xml',
      '/sitemaps/news.xml',
      '/feeds/news.atom',
      '/calendars/team/1.ics',
    ])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
    await app.close();
  });
});

describe('what browsers ask for', () => {
  test('the manifest names the league, its colours and icons that are there', async () => {
    const { headers, body } = await site.app.inject({ url: '/site.webmanifest' });
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(body) as Record<string, unknown> & {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ short_name: config.name.bg, lang: 'bg', start_url: '/', display: 'standalone' });
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { width, height } = PNG.sync.read((await site.app.inject({ url: src })).rawPayload);
      expect(`${width}x${height}`).toBe(sizes);
    }
    const english = (await site.app.inject({ url: '/site.webmanifest?lang=en' })).json<Record<string, unknown>>();
    expect(english).toMatchObject({ short_name: config.name.en, lang: 'en', start_url: '/?lang=en' });
  });

  test('the search form leads to the search of the site', async () => {
    const { headers, body } = await site.app.inject({ url: '/opensearch.xml?lang=en' });
    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    const { OpenSearchDescription: description } = parser.parse(body) as {
      OpenSearchDescription: { ShortName: string; Url: { template: string } };
    };
    expect(description.ShortName.length).toBeLessThanOrEqual(16);
    expect(description.Url.template).toBe(`${SITE}/?search={searchTerms}&lang=en`);
  });
});
