import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsEndpoints, type Article } from '#contract/http/news.ts';
import { teamEndpoints } from '#contract/http/team.ts';
import { apiPaths, filePaths } from '#contract/paths.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

/* The feeds of news compared with the API, read by an independent parser. */

const SITE = 'http://localhost:3000';
const HOSTILE = `]]> </script><!-- & "кавички" 'и' , ; \u2028\u2029 &lt;b&gt; ⚽🏆`;
/** The text of an article with unsafe HTML. */
const WRITTEN = `<p onclick="steal()">Балик &amp; Вихър <a href="/team/1">]]&gt;</a><script>alert(1)</script></p><img src="/media/a.webp" onerror=alert(1)><a href="javascript:alert(1)">x</a>`;

interface Link {
  rel: string;
  href: string;
  type?: string;
  hreflang?: string;
}
interface Entry {
  id: string;
  title: string;
  published: string;
  updated: string;
  author: { name: string };
  link: Link[];
  category?: { term: string }[];
  summary: string;
  content: { type: string; '#text': string };
}
interface Feed {
  xmlns: string;
  'xml:lang': string;
  id: string;
  title: string;
  updated: string;
  link: Link[];
  entry?: Entry[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => ['entry', 'link', 'category'].includes(name),
});

function league() {
  const made = smallLeague();
  const [article] = made.news;
  if (!article) throw new Error('The small league has changed');
  made.media.push({ key: 'cover', type: 'image/webp', width: 800, height: 450, bytes: Buffer.from('RIFF') });
  made.news.push(
    {
      ...article,
      key: 'hostile',
      titleBg: HOSTILE,
      titleEn: `${HOSTILE} in English`,
      summaryBg: HOSTILE,
      summaryEn: null,
      contentBg: WRITTEN,
      contentEn: '<p>In English.</p>',
      author: 'Иван <редактор> & "Ко"',
      tags: ['купа & „лига“', 'б'],
      picture: 'cover',
      team: 'vihar',
      secondTeam: 'balik',
      publishedAt: '2026-03-10T08:00:00Z',
      updatedAt: '2026-03-11T09:30:00Z',
    },
    {
      ...article,
      key: 'general',
      competition: null,
      team: null,
      match: null,
      titleBg: 'Без отбор',
      publishedAt: '2026-03-12T08:00:00Z',
      // Written before it was published.
      updatedAt: '2026-03-05T08:00:00Z',
    },
  );
  return made;
}

let site: LeagueApp;
beforeAll(async () => {
  site = await openLeagueApp(league(), SMALL_LEAGUE_NOW);
});
afterAll(() => site?.close());

async function readFeed(path: string): Promise<Feed & { entry: Entry[] }> {
  const answered = await site.app.inject({ url: path, headers: { host: 'evil.example' } });
  expect([path, answered.statusCode]).toEqual([path, 200]);
  expect(answered.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(XMLValidator.validate(answered.body)).toBe(true);
  expect(answered.body).not.toContain('evil.example');
  const { feed } = parser.parse(answered.body) as { feed: Feed };
  return { ...feed, entry: feed.entry ?? [] };
}
const linkOf = (links: Link[], rel: string, type?: string) =>
  links.find((link) => link.rel === rel && (type === undefined || link.type === type));

async function articles(ids: readonly number[]): Promise<Article[]> {
  return Promise.all(ids.map((id) => site.ask(newsEndpoints.one, apiPaths.article(id))));
}
const allNews = async () => articles((await site.ask(newsEndpoints.list, apiPaths.news)).map(({ id }) => id));
const latest = (instants: (string | undefined)[]) =>
  instants
    .map((instant) => new Date(instant ?? 0).toISOString())
    .toSorted()
    .at(-1);

describe('the feed of all news', () => {
  test('has the articles of the API in the same order, with stable ids', async () => {
    const [feed, news] = [await readFeed(filePaths.newsFeed), await allNews()];
    expect(news).toHaveLength(3);
    expect(feed).toMatchObject({
      xmlns: 'http://www.w3.org/2005/Atom',
      'xml:lang': 'bg',
      id: `${SITE}/feeds/news.atom`,
    });
    expect(feed.title).toContain('Делта Лига');
    expect(
      feed.entry.map(({ id, title, published, updated, author, category }) => ({
        id,
        title,
        published,
        updated,
        author,
        tags: (category ?? []).map(({ term }) => term),
      })),
    ).toEqual(
      news.map((article) => ({
        id: `${SITE}/news/${article.id}`,
        title: article.title_bg,
        published: article.publish_date,
        updated: latest([article.publish_date, article.updated_at]),
        author: { name: article.admin.username },
        tags: article.tags,
      })),
    );
    expect(feed.updated).toBe(latest(feed.entry.map(({ updated }) => updated)));
    expect(linkOf(feed.link, 'self')?.href).toBe(`${SITE}/feeds/news.atom`);
    expect(linkOf(feed.link, 'alternate', 'text/html')?.href).toBe(`${SITE}/news`);
  });

  test('is in English at its own address', async () => {
    const [feed, news] = [await readFeed(`${filePaths.newsFeed}?lang=en`), await allNews()];
    expect(feed).toMatchObject({ 'xml:lang': 'en', id: `${SITE}/feeds/news.atom?lang=en` });
    expect(linkOf(feed.link, 'self')?.href).toBe(feed.id);
    expect(linkOf(feed.link, 'alternate', 'application/atom+xml')).toMatchObject({
      href: `${SITE}/feeds/news.atom`,
      hreflang: 'bg',
    });
    expect(feed.entry.map(({ title, id }) => [title, id])).toEqual(
      news.map((article) => [article.title, `${SITE}/news/${article.id}?lang=en`]),
    );
    expect((await readFeed(`${filePaths.newsFeed}?lang=de&utm=1`))['xml:lang']).toBe('bg');
  });

  test('keeps hostile texts unchanged, and has the sanitised text of an article', async () => {
    const feed = await readFeed(filePaths.newsFeed);
    const entry = feed.entry.find(({ title }) => title === HOSTILE);
    expect(entry).toMatchObject({ summary: HOSTILE, author: { name: 'Иван <редактор> & "Ко"' } });
    expect(entry?.content.type).toBe('html');
    const { document } = new JSDOM(entry?.content['#text']).window;
    expect([...document.body.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['p', 'a', 'p', 'img']);
    expect(document.body.textContent).toBe('Балик & Вихър ]]>x');
    expect(document.querySelector('a')?.getAttribute('href')).toBe(`${SITE}/team/1`);
    expect(document.querySelector('img')?.getAttribute('src')).toBe(`${SITE}/media/a.webp`);
    expect(document.body.innerHTML).not.toMatch(/on\w+=|javascript:|alert/);
  });

  test('shows the picture of an article', async () => {
    const [feed, news] = [await readFeed(filePaths.newsFeed), await allNews()];
    const article = news.find(({ title_bg }) => title_bg === HOSTILE);
    const entry = feed.entry.find(({ title }) => title === HOSTILE);
    expect(linkOf(entry?.link ?? [], 'enclosure')).toMatchObject({
      href: `${SITE}${article?.featured_image}`,
      type: 'image/webp',
    });
    expect(linkOf(entry?.link ?? [], 'alternate')?.href).toBe(`${SITE}/news/${article?.id}`);
  });
});

describe('the feed of one', () => {
  test('competition has its articles of the API', async () => {
    const id = site.id('competitions', 'liga');
    const feed = await readFeed(filePaths.competitionFeed(id));
    const { news } = await site.ask(newsEndpoints.ofCompetition, apiPaths.competitionNews(id));
    expect(news).toHaveLength(2);
    expect(feed.entry.map((entry) => entry.id)).toEqual(news.map((item) => `${SITE}/news/${item.id}`));
    expect(linkOf(feed.link, 'alternate', 'text/html')?.href).toBe(`${SITE}/competition/${id}`);
  });

  test('team has its articles of the API', async () => {
    for (const [key, count] of [
      ['balik', 2],
      ['vihar', 1],
      ['riltsi', 0],
    ] as const) {
      const id = site.id('teams', key);
      const feed = await readFeed(filePaths.teamFeed(id));
      const { news } = await site.ask(teamEndpoints.news, apiPaths.teamNews(id));
      expect(feed.entry.map((entry) => entry.id)).toEqual(news.map((item) => `${SITE}/news/${item.id}`));
      expect(feed.entry).toHaveLength(count);
      expect(Number.isNaN(Date.parse(feed.updated))).toBe(false);
      expect(linkOf(feed.link, 'alternate', 'text/html')?.href).toBe(`${SITE}/team/${id}`);
    }
  });

  test.each([
    ['/feeds/team/2147483647.atom', 404],
    ['/feeds/competition/2147483647.atom', 404],
    ['/feeds/team/abc.atom', 400],
    ['/feeds/team/0.atom', 400],
    ['/feeds/competition/1e3.atom', 400],
    ['/feeds/competition/99999999999.atom', 400],
  ])('%s is a %i in plain words', (path, status) => site.refuse(path, status));
});

test('an unchanged response is not sent again', async () => {
  const { headers } = await site.app.inject({ url: filePaths.newsFeed });
  const again = await site.app.inject({ url: filePaths.newsFeed, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});
