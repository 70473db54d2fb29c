import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import type { ArticlePreview, DeskArticle } from '#contract/desk/news.ts';
import { apiPaths, filePaths, pagePaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { article, createArticle, edited } from '#tests/support/desk-articles.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom, signInAs, type Device } from '#tests/support/desk-people.ts';

/* Nobody outside the desk learns of an article before its time; then everybody does, on every node. */

let league: DeskLeague;
let editor: Device;
let secondNode: FastifyInstance;
beforeAll(async () => {
  league = await openDeskLeague();
  editor = await signInAs(league, 'editor');
  const cache = createResponseCache({ maxBytes: 10_000_000, now: () => league.now().getTime() });
  await league.database.listen({ onChange: cache.drop, onGap: cache.dropAll });
  secondNode = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: league.database.reader,
    cache,
    now: league.now,
  });
});
afterAll(async () => {
  await secondNode?.close();
  await league?.close();
});

const SECRET = 'Тайнатановина';
const SECRET_EN = 'Secretnewsitem';

/** Everything of the public site that could show an article. */
const places = ({ id }: DeskArticle) => {
  const team = league.id('teams', 'balik');
  const competition = league.id('competitions', 'liga');
  const match = league.id('matches', 'derby');
  return {
    lists: [
      apiPaths.latestNews,
      `${apiPaths.news}?page=1&limit=25`,
      apiPaths.competitionNews(competition),
      filePaths.newsFeed,
      filePaths.competitionFeed(competition),
      filePaths.teamFeed(team),
      filePaths.sitemapNews,
      '/',
      '/news',
    ],
    others: [
      pagePaths.competition(competition),
      pagePaths.team(team),
      pagePaths.match(match),
      `${apiPaths.search}?q=secretnews`,
    ],
    sitemap: filePaths.sitemapPages(1),
    own: [apiPaths.article(id), `/news/${id}`, `/news/${id}?lang=en`, filePaths.socialPicture('article', id)],
  };
};

const about = () => ({
  titleBg: SECRET,
  titleEn: SECRET_EN,
  summaryBg: `${SECRET} накратко`,
  contentBg: `<p>${SECRET}</p>`,
  contentEn: `<p>${SECRET_EN}</p>`,
  competition: { id: league.id('competitions', 'liga') },
  teams: [{ id: league.id('teams', 'balik') }, { id: league.id('teams', 'vihar') }],
  match: { id: league.id('matches', 'derby') },
  tags: [SECRET],
});

async function isSecret(node: FastifyInstance, hidden: DeskArticle) {
  const { lists, others, sitemap, own } = places(hidden);
  for (const url of [...lists, ...others]) {
    const { statusCode, body } = await node.inject({ url });
    expect([url, statusCode, /Тайнатановина|Secretnewsitem/i.test(body)]).toEqual([url, 200, false]);
  }
  expect((await node.inject({ url: sitemap })).body).not.toMatch(new RegExp(`/news/${hidden.id}\\b`));
  for (const url of own) {
    const { statusCode, body } = await node.inject({ url });
    expect([url, statusCode, body.includes(SECRET)]).toEqual([url, 404, false]);
  }
}

async function isPublic(node: FastifyInstance, shown: DeskArticle) {
  const { lists, sitemap, own } = places(shown);
  for (const url of lists) expect([url, (await node.inject({ url })).body.includes(SECRET)]).toEqual([url, true]);
  expect((await node.inject({ url: sitemap })).body).toMatch(new RegExp(`/news/${shown.id}\\b`));
  for (const url of own) expect([url, (await node.inject({ url })).statusCode]).toEqual([url, 200]);
}

const nodes = () => [league.app(), secondNode];

test('[NW1] a draft is nowhere', async () => {
  league.passTo(0);
  const draft = await createArticle(editor, about());
  for (const node of nodes()) await isSecret(node, draft);
  await editor.send('DELETE', deskPaths.article(draft.id));
});

test('[NW1] a scheduled article appears by the clock, on every node, without a write', async () => {
  league.passTo(0);
  const scheduled = await createArticle(editor, { ...about(), publishedAt: '2026-03-15T20:00:00+02:00' });
  expect(scheduled.publishedAt).toBe('2026-03-15T18:00:00.000Z');
  const waiting = await edited(editor, scheduled, { publishedAt: '2026-03-15T20:30:00+02:00' });
  await expect.poll(() => league.notified.filter((tags) => tags.includes('news')).length).toBeGreaterThanOrEqual(2);
  for (const node of nodes()) await isSecret(node, waiting);
  league.passTo(29.9);
  for (const node of nodes()) await isSecret(node, waiting);
  const told = league.notified.length;
  league.passTo(30);
  for (const node of nodes()) await isPublic(node, waiting);
  expect(league.notified.length).toBe(told);
});

describe('the preview', () => {
  const send = (preview: Partial<ArticlePreview> | string, cookie: string | undefined = editor.cookie) =>
    sendFrom(league, cookie, {
      method: 'POST',
      url: deskPaths.articlePreview,
      payload: new URLSearchParams({
        preview:
          typeof preview === 'string'
            ? preview
            : JSON.stringify({ id: null, language: 'bg', theme: 'light', ...preview }),
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('is the public page of what was typed, and stores nothing', async () => {
    const count = async () => (await league.database.pool.query('select count(*) from news')).rows;
    const before = await count();
    const sent = await send({ article: article({ ...about(), titleBg: 'Само тук', author: '' }) });
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const main = /<main[^]*<\/main>/.exec(sent.body)?.[0] ?? '';
    expect(main).toMatch(/<h1[^>]*>Само тук<\/h1>/);
    expect(main).toContain(`${SECRET} накратко`);
    expect(main).toContain('Вихър');
    expect(sent.body).toContain('data-theme="light"');
    expect(sent.body).not.toContain('<script');
    const english = await send({ article: article(about()), language: 'en' });
    expect(english.body).toMatch(new RegExp(`<h1[^>]*>${SECRET_EN}</h1>`));
    expect(await count()).toEqual(before);
    expect((await league.app().inject({ url: '/' })).body).not.toContain('Само тук');
  });

  test('may be framed by the desk alone, and runs nothing', async () => {
    const { headers } = await send({ article: article({ contentBg: '<p><script>alert(1)</script></p>' }) });
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'self'; sandbox/);
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('has the look of the site: its styles are at the desk too', async () => {
    const { body } = await send({ article: article() });
    const styles = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(styles.length).toBeGreaterThan(0);
    for (const url of styles) {
      const { statusCode, headers } = await league.desk().inject({ url });
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'text/css; charset=utf-8']);
    }
    const scripts = [...(await league.app().inject({ url: '/' })).body.matchAll(/"(\/assets\/[^"]+\.js)"/g)];
    for (const [, url = ''] of scripts.slice(0, 3)) expect((await league.desk().inject({ url })).statusCode).toBe(404);
    for (const url of ['/assets/..%2findex.html', '/assets/.vite', '/assets/%2e%2e%2fserver%2fmain.js'])
      expect((await league.desk().inject({ url })).statusCode).toBe(404);
  });

  test('is refused to others, and when it is not one', async () => {
    const scorer = await signInAs(league, 'scorer');
    expect((await send({ article: article() }, scorer.cookie)).statusCode).toBe(403);
    for (const wrong of ['', '{', '[]', '{"article":{}}']) expect((await send(wrong)).statusCode).toBe(400);
    const asJson = await editor.send('POST', deskPaths.articlePreview, { article: article() });
    expect(asJson.statusCode).toBe(415);
  });
});
