import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsEndpoints } from '#contract/http/news.ts';
import { apiPaths, filePaths, inLanguage, pagePaths } from '#contract/paths.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { openAppOn, type LeagueApp } from '#tests/support/league-app.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { exportTo, filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

/* The article n1 of the small league, without its English file and with a picture in its text. */

let database: OpenDatabase;
let folders: Awaited<ReturnType<typeof temporaryFolders>>;
let folder: string;
let site: LeagueApp;
let id: number;

const ARTICLE = 'news/n1.bg.md';
const withText = (text: string) =>
  `---\ntitle: Балик поведе\nsummary: Три гола.\nauthor: Редакцията\npublished_at: 2026-03-02 10:00\n---\n\n${text}\n`;

beforeAll(async () => {
  folders = await temporaryFolders();
  database = await openLeagueDatabase(smallLeague());
  folder = await exportTo(database, folders.next());
  rmSync(join(folder, 'news/n1.en.md'));
  writeFileSync(join(folder, ARTICLE), withText('Балик победи.\n\n![Гербът](team/balik)'));
  await importFrom(database, folder);
  site = await openAppOn(database, SMALL_LEAGUE_NOW);
  const { rows } = await database.pool.query<{ id: number }>(`select id from news where key = 'n1'`);
  id = rows[0]!.id;
});
afterAll(async () => {
  await site?.close();
  await folders.remove();
});

const read = async (path: string) => (await site.app.inject({ url: path })).body;

test('an article in one language is sent in both, and says which', async () => {
  const article = await site.ask(newsEndpoints.one, apiPaths.article(id));
  expect(article).toMatchObject({
    title: 'Балик поведе',
    title_bg: 'Балик поведе',
    summary: 'Три гола.',
    summary_bg: 'Три гола.',
    language: 'bg',
  });
  const [listed] = await site.ask(newsEndpoints.list, apiPaths.news);
  expect(listed).toMatchObject({ id, summary: 'Три гола.', language: 'bg' });
});

test.each([
  ['the article', () => pagePaths.article(id)],
  ['the list', () => pagePaths.news],
])('%s is marked with its language on English pages alone', async (_what, path) => {
  const { document } = new JSDOM(await read(inLanguage(path(), 'en'))).window;
  const title = [...document.querySelectorAll('h1, h2')].find(({ textContent }) => textContent === 'Балик поведе');
  expect(title?.getAttribute('lang')).toBe('bg');
  expect(document.querySelector('main')?.textContent).toContain('in Bulgarian');
  expect(document.querySelector('main')?.textContent).toContain('Три гола.');
  expect(await read(path())).not.toContain('на български');
});

test('its feed entry, structured data and news sitemap name that language', async () => {
  const feed = new XMLParser({ ignoreAttributes: false }).parse(await read(inLanguage(filePaths.newsFeed, 'en'))) as {
    feed: { entry: { title: string; '@_xml:lang': string } };
  };
  expect(feed.feed.entry).toMatchObject({ title: 'Балик поведе', '@_xml:lang': 'bg' });
  expect(await read(inLanguage(pagePaths.article(id), 'en'))).toContain('"inLanguage":"bg"');
});

test('a picture named by its key in the file is served from /media, with its size', async () => {
  const { content_bg: content } = await site.ask(newsEndpoints.one, apiPaths.article(id));
  const [, address = ''] =
    /<img src="(\/media\/[0-9a-f]{24}\.svg)" width="64" height="72" alt="Гербът">/.exec(content) ?? [];
  expect((await site.app.inject({ url: address })).statusCode).toBe(200);
});

test('a picture that there is not is reported, and nothing is imported', async () => {
  const broken = await folders.copyOf(folder);
  writeFileSync(join(broken, ARTICLE), withText('![Купата](news/kupa)'));
  expect(await importFrom(database, broken)).toMatchObject({
    problems: [{ file: ARTICLE, column: 'content_bg', message: 'there is no picture "news/kupa" in media/' }],
  });
});

test('the export has the one file, with the key of the picture, and is the same again', async () => {
  const exported = await exportTo(database, folders.next());
  expect(existsSync(join(exported, 'news/n1.en.md'))).toBe(false);
  expect(Buffer.from(filesOf(exported)[ARTICLE] ?? '', 'latin1').toString()).toContain('![Гербът](team/balik)');
  await importFrom(database, exported, { prune: true });
  expect(filesOf(await exportTo(database, folders.next()))).toEqual(filesOf(exported));
});

test('an article may be in English alone', async () => {
  const english = await folders.copyOf(folder);
  rmSync(join(english, ARTICLE));
  writeFileSync(
    join(english, 'news/n1.en.md'),
    '---\ntitle: Balik lead\nauthor: The league\npublished_at: 2026-03-02 10:00\n---\n\nThree goals.\n',
  );
  await importFrom(database, english);
  const later = await openAppOn({ ...database, close: () => Promise.resolve() }, SMALL_LEAGUE_NOW);
  expect(await later.ask(newsEndpoints.one, apiPaths.article(id))).toMatchObject({
    title: 'Balik lead',
    title_bg: 'Balik lead',
    language: 'en',
  });
  await later.close();
});
