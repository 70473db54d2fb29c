import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newsEndpoints, type NewsItem } from '#contract/http/news.ts';
import { apiPaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { createResponseCache, type ResponseCache } from '#server/cache/response-cache.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { observeQueries } from '#tests/support/observe-queries.ts';
import type { League, NewsEntry } from '#tests/support/league.ts';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

/* The news endpoints against the demo league, recomputed here from the league in memory. */

const SCHEDULED = new Date('2026-03-15T18:00:00Z');
const demo = demoLeague();

let database: OpenDatabase;
let app: FastifyInstance;
let cache: ResponseCache;
let clock = DEMO_NOW;
let queries = 0;

const scheduled: NewsEntry = {
  key: 'news/scheduled',
  titleBg: 'След половин час',
  titleEn: 'In half an hour',
  contentBg: '<p>Вече.</p>',
  contentEn: '<p>Already.</p>',
  summaryBg: 'Накратко',
  summaryEn: 'In short',
  author: 'redakcia',
  tags: ['а', 'б', 'в'],
  picture: null,
  competition: demo.competitions[0]?.key ?? '',
  team: demo.teams[0]?.key ?? '',
  secondTeam: demo.teams[1]?.key ?? '',
  match: null,
  publishedAt: SCHEDULED.toISOString(),
  updatedAt: SCHEDULED.toISOString(),
};

const league: League = { ...demo, news: [...demo.news, scheduled] };

beforeAll(async () => {
  database = await openLeagueDatabase(league);
  cache = createResponseCache({ maxBytes: 50_000_000, now: () => clock.getTime() });
  const reader = observeQueries(database.reader, () => void (queries += 1));
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader,
    cache,
    now: () => clock,
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});
beforeEach(() => {
  clock = DEMO_NOW;
  cache.dropAll();
});

async function ask<T>(path: string, status = 200): Promise<T> {
  const response = await app.inject({ url: path });
  expect([path, response.statusCode]).toEqual([path, status]);
  return response.json<T>();
}

async function idsOf(table: string): Promise<Map<string, number>> {
  const { rows } = await database.pool.query<{ key: string; id: number }>(`select key, id from ${table}`);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

const publishedNews = (entries: readonly NewsEntry[]) =>
  entries
    .map((entry, order) => ({ entry, order }))
    .filter(({ entry }) => new Date(entry.publishedAt) <= DEMO_NOW)
    .toSorted((a, b) => Date.parse(b.entry.publishedAt) - Date.parse(a.entry.publishedAt) || b.order - a.order)
    .map(({ entry }) => entry);

const nameOf = (list: readonly { key: string; name: string }[], key: string | null) =>
  key === null ? null : { name: list.find((one) => one.key === key)?.name };

const expectedItem = (entry: NewsEntry) => ({
  title: entry.titleEn,
  title_bg: entry.titleBg,
  content: entry.contentEn,
  content_bg: entry.contentBg,
  featured_image: entry.picture === null ? null : expect.stringMatching(/^\/media\/[0-9a-f]{24}\.\w+$/),
  publish_date: new Date(entry.publishedAt).toISOString(),
  competition: nameOf(league.competitions, entry.competition),
  team: nameOf(league.teams, entry.team),
  second_team: nameOf(league.teams, entry.secondTeam),
  tags: entry.tags,
  admin: { username: entry.author },
});

test('the list: all that is published, newest first, fifty by default', async () => {
  const news = newsEndpoints.list.response.parse(await ask(apiPaths.news));
  const expected = publishedNews(league.news);
  expect(expected.length).toBeGreaterThan(20);
  expect(news).toMatchObject(expected.slice(0, 50).map(expectedItem));
});

test('the list by pages: no repeats, no gaps, an empty page after the last', async () => {
  const expected = publishedNews(league.news);
  const pages: NewsItem[] = [];
  for (let page = 1; page <= Math.ceil(expected.length / 7); page += 1) {
    const news = await ask<NewsItem[]>(`${apiPaths.news}?limit=7&page=${page}`);
    expect(news.length).toBeLessThanOrEqual(7);
    pages.push(...news);
  }
  expect(pages.map(({ title_bg }) => title_bg)).toEqual(expected.map(({ titleBg }) => titleBg));
  expect(await ask(`${apiPaths.news}?page=100000`)).toEqual([]);
});

test('latest: the first six of the list', async () => {
  const { news } = newsEndpoints.latest.response.strict().parse(await ask(apiPaths.latestNews));
  expect(news).toMatchObject(publishedNews(league.news).slice(0, 6).map(expectedItem));
});

test('of a competition: its own news by pages, with totals', async () => {
  const ids = await idsOf('competitions');
  const seen = new Set<number>();
  for (const { key } of league.competitions) {
    const expected = publishedNews(league.news.filter(({ competition }) => competition === key));
    seen.add(expected.length);
    const titles: string[] = [];
    for (let page = 1; page <= Math.max(1, Math.ceil(expected.length / 3)); page += 1) {
      const answer = newsEndpoints.ofCompetition.response
        .strict()
        .parse(await ask(`${apiPaths.competitionNews(ids.get(key) ?? 0)}?limit=3&page=${page}`));
      expect(answer.pagination).toEqual({
        page,
        limit: 3,
        total: expected.length,
        totalPages: Math.ceil(expected.length / 3),
      });
      titles.push(...answer.news.map(({ title_bg }) => title_bg));
    }
    expect(titles).toEqual(expected.map(({ titleBg }) => titleBg));
  }
  expect(Math.max(...seen)).toBeGreaterThan(10);
});

test('of a competition: ten a page by default, an empty page after the last', async () => {
  const id = (await idsOf('competitions')).get(scheduled.competition ?? '') ?? 0;
  const { pagination } = await ask<{ pagination: unknown }>(apiPaths.competitionNews(id));
  expect(pagination).toMatchObject({ page: 1, limit: 10 });
  expect(await ask(`${apiPaths.competitionNews(id)}?page=99999`)).toMatchObject({
    news: [],
    pagination: { page: 99999 },
  });
});

test('one: every published article with its summary, picture size, match and dates', async () => {
  const [ids, matches] = [await idsOf('news'), await idsOf('matches')];
  const sizes = new Map(league.media.map(({ key, width, height }) => [key, { width, height }]));
  for (const entry of publishedNews(league.news)) {
    const article = newsEndpoints.one.response.strict().parse(await ask(apiPaths.article(ids.get(entry.key) ?? 0)));
    expect(article).toMatchObject({
      ...expectedItem(entry),
      summary: entry.summaryEn,
      summary_bg: entry.summaryBg,
      image: sizes.get(entry.picture ?? '') ?? null,
      updated_at: new Date(entry.updatedAt).toISOString(),
      match_id: entry.match === null ? null : matches.get(entry.match),
    });
  }
});

describe('a scheduled article', () => {
  test('is a 404 until its time, and appears at its time without a write', async () => {
    const id = (await idsOf('news')).get(scheduled.key) ?? 0;
    expect(await ask(apiPaths.article(id), 404)).toEqual({ error: `There is no article ${id}` });
    clock = SCHEDULED;
    expect(newsEndpoints.one.response.parse(await ask(apiPaths.article(id)))).toMatchObject({
      title_bg: 'След половин час',
      summary_bg: 'Накратко',
      team: nameOf(league.teams, scheduled.team),
      image: null,
    });
  });

  test.each([
    ['the list', () => apiPaths.news],
    ['the latest', () => apiPaths.latestNews],
    ['its competition', (id: number) => apiPaths.competitionNews(id)],
  ])('enters %s at its time, though the answer was kept until then', async (_, pathOf) => {
    const path = pathOf((await idsOf('competitions')).get(scheduled.competition ?? '') ?? 0);
    const shows = async () => JSON.stringify(await ask(path)).includes(scheduled.titleBg);
    expect(await shows()).toBe(false);
    clock = new Date(SCHEDULED.getTime() - 1);
    const before = queries;
    expect(await shows()).toBe(false);
    expect(queries).toBe(before);
    clock = SCHEDULED;
    expect(await shows()).toBe(true);
  });

  test('counts in the totals of its competition from then on', async () => {
    const id = (await idsOf('competitions')).get(scheduled.competition ?? '') ?? 0;
    const total = async () =>
      (await ask<{ pagination: { total: number } }>(apiPaths.competitionNews(id))).pagination.total;
    const before = await total();
    clock = SCHEDULED;
    expect(await total()).toBe(before + 1);
  });
});

test.each([
  ['/api/news?limit=101', 400],
  ['/api/news?limit=0', 400],
  ['/api/news?limit=-1', 400],
  ['/api/news?page=0', 400],
  ['/api/news?page=100001', 400],
  ['/api/news?limit=ten', 400],
  ['/api/news?limit=5&limit=6', 400],
  ['/api/news?page=%00', 400],
  ['/api/news/abc', 400],
  ['/api/news/2147483647', 404],
  ['/api/competitions/2147483647/news', 404],
  ['/api/competitions/1/news?limit=101', 400],
])('%s is a %i in plain words', async (path, status) => {
  expect(await ask(path, status)).toEqual({ error: expect.stringMatching(/^[A-Z][^{}\n]+$/) });
});
