import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ABOUT_TABS, COMPETITION_TABS, PLAYER_TABS, TEAM_TABS } from '#contract/page-routes.ts';
import { LANGUAGES } from '#contract/language.ts';
import { apiPaths, embedPaths, filePaths, inLanguage, pagePaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { addRows } from '#server/league-files/openfootball/add-rows.ts';
import { parseNotes, parseOpenfootball } from '#server/league-files/openfootball/openfootball-file.ts';
import { toRows } from '#server/league-files/openfootball/to-rows.ts';
import { openCurrentLeague } from '#server/league/current-league.ts';
import { nameLeague } from '#server/league/league-settings.ts';
import { packageRoot } from '#server/root.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

/* A league that was not made from the demo says nothing of the demo's settings, on any kind of page, and nothing unfinished. */

const NOW = new Date('2026-03-15T12:00:00Z');

/** Words of demo/league/league.json and of its game; then values that a text was not given. */
const FOREIGN =
  /Delta League|Делта|Dobrich|Добрич|Balik|Балик|58 000|\.example|instagram\.com|facebook\.com|Studio|Студио|минифутбол|mini football|шест|\bsix\b|25 (?:мин|min)|Bulgaria(?!nOnly)|Българи|2025|септември|September|>undefined<|>null<|NaN|\{(?:city|league|where|matches|season|founded|age)\}|, \.|: \.|\b(?:в|in) \./i;

const PAGES = [
  pagePaths.home,
  pagePaths.news,
  pagePaths.results,
  pagePaths.leagues,
  pagePaths.otherCompetitions,
  pagePaths.liveMatches,
  pagePaths.weekend,
  pagePaths.following,
  pagePaths.offline,
  pagePaths.teamOfTheWeek,
  ...ABOUT_TABS.map((tab) => `${pagePaths.about}?tab=${tab}`),
  embedPaths.scoreboard,
  '/nowhere',
];
const FILES = [filePaths.manifest, filePaths.openSearch, filePaths.newsFeed, filePaths.robots, filePaths.sitemap];

/** What a page says: without the code that is the same for every league. */
const wordsOf = (html: string) => html.replaceAll(/<script(?! type="application\/ld\+json").*?<\/script>/gs, '');

function expectOwnWords(app: () => FastifyInstance, addresses: readonly string[]) {
  test.each(addresses.flatMap((address) => LANGUAGES.map((language) => inLanguage(address, language))))(
    '%s',
    async (url) => {
      const { statusCode, body, headers } = await app().inject({ url });
      expect([url, statusCode]).toEqual([url, url.startsWith('/nowhere') ? 404 : 200]);
      const words = String(headers['content-type']).startsWith('text/html') ? wordsOf(body) : body;
      const at = words.search(FOREIGN);
      expect(at === -1 ? null : words.slice(Math.max(0, at - 80), at + 80)).toBeNull();
    },
  );
}

async function open(fill: (database: OpenDatabase) => Promise<void> = async () => {}) {
  const database = await openLeagueDatabase();
  await fill(database);
  const app = await buildApp({
    settings: { publicUrl: 'https://league.test', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    league: await openCurrentLeague(database.db),
    now: () => NOW,
  });
  return {
    app,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

describe('an empty league', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  expectOwnWords(() => opened.app, [...PAGES, ...FILES, apiPaths.leagueSettings, apiPaths.leagueAbout]);

  test('has no documents, and its structured data only what is known', async () => {
    expect((await opened.app.inject(pagePaths.document(1))).statusCode).toBe(404);
    const { body } = await opened.app.inject(pagePaths.home);
    const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    const organization = (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'].find(
      (each) => each['@type'] === 'SportsOrganization',
    );
    expect(Object.keys(organization ?? {}).toSorted()).toEqual(['@id', '@type', 'logo', 'name', 'sport', 'url']);
  });
});

describe('an imported league', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    const file = await readFile(join(packageRoot, 'tests/data/openfootball/world-cup-2022.json'), 'utf8');
    const { rows } = toRows(parseOpenfootball(file, 'file'), parseNotes('{}', 'notes'));
    opened = await open(async (database) => {
      await addRows(database, rows);
      await nameLeague(database.db, 'World Cup');
    });
  });
  afterAll(() => opened?.close());

  const tabsOf = (page: string, tabs: readonly string[]) => tabs.map((tab) => `${page}?tab=${tab}`);
  expectOwnWords(
    () => opened.app,
    [
      ...PAGES,
      ...FILES,
      ...tabsOf(pagePaths.competition(1), COMPETITION_TABS),
      ...tabsOf(pagePaths.team(1), TEAM_TABS),
      ...tabsOf(pagePaths.player(1), PLAYER_TABS),
      pagePaths.match(1),
      pagePaths.match(64),
      pagePaths.resultsCompetition(1),
      pagePaths.competitionDetails(1),
      embedPaths.standings(1),
      embedPaths.match(64),
      filePaths.competitionFeed(1),
      filePaths.teamFeed(1),
      filePaths.competitionCalendar(1),
      filePaths.teamCalendar(1),
      filePaths.matchCalendar(1),
    ],
  );

  test('has the name of its competition, and extra time as long as its halves ask', async () => {
    expect((await opened.app.inject(pagePaths.home)).body).toContain('<title>World Cup</title>');
    // 36 of 120 minutes are 30 percent of the line.
    expect((await opened.app.inject(pagePaths.match(64))).body).toMatch(/title="36’ [^"]*" data-x="30"/);
  });
});
