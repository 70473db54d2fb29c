import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamEndpoints } from '#contract/http/team.ts';
import { apiPaths, embedPaths, filePaths, inLanguage, pagePaths, SOCIAL_PICTURE_KINDS } from '#contract/paths.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { fetchWith, inProcessApi } from '#server/render/page-api.ts';
import { publicLeague } from '#tests/support/public-league.ts';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { openAppOn, type LeagueApp } from '#tests/support/league-app.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { sitePages } from '#tools/site-pages.ts';
import { loadCard } from '#web/social/load-card.ts';

/* [LN1] The demo is Bulgarian through and through, and its articles have English texts. */

const CYRILLIC = /\p{Script=Cyrillic}[^<"]*/u;
let database: OpenDatabase;
let league: LeagueApp;
let pages: string[];
let team: number;
let competition: number;
let match: number;

async function firstId(sql: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(sql);
  return rows[0]?.id ?? 0;
}

beforeAll(async () => {
  database = await openLeagueDatabase(demoLeague());
  await database.pool.query(`update referees set name_latin = 'Given Name' where id = 1`);
  league = await openAppOn(database, DEMO_NOW);
  team = league.id('teams', 'balik');
  competition = league.id('competitions', 'delta-liga');
  match = await firstId(`select id from matches where status = 'LIVE' and venue = 'Терен Балик' order by id limit 1`);
  pages = [
    ...Object.values(await sitePages(async (path) => (await league.app.inject({ url: path })).json())),
    ...['Standings', 'Fixtures', 'Transfers', 'Awards', 'Stats'].map((tab) => `${pagePaths.team(team)}?tab=${tab}`),
    ...['fixtures', 'results', 'playoffs', 'teams', 'tots'].map(
      (tab) => `${pagePaths.competition(competition)}?tab=${tab}`,
    ),
    ...['h2h', 'standings', 'stats', 'lineups'].map((tab) => `${pagePaths.match(match)}?tab=${tab}`),
    embedPaths.standings(competition),
    embedPaths.match(match),
  ];
});
afterAll(() => league?.close());

/** What a visitor or a search engine reads, without the names of the languages. */
async function read(path: string) {
  const { body } = await league.app.inject({ url: path });
  const { document } = new JSDOM(body).window;
  for (const apart of document.querySelectorAll('[hreflang], #state, #scripts')) apart.remove();
  return document.documentElement.outerHTML;
}

test('[LN1] English pages and their heads have no Cyrillic letter', async () => {
  for (const path of pages)
    expect([path, CYRILLIC.exec(await read(inLanguage(path, 'en')))?.[0]]).toEqual([path, undefined]);
}, 240_000);

test('[LN1] Bulgarian pages have the Bulgarian names', async () => {
  const page = await read(pagePaths.match(match));
  for (const name of ['Терен Балик', 'Делта Лига']) expect([name, page.includes(name)]).toEqual([name, true]);
  expect(/Balik Pitch|Delta League/.exec(page)?.[0]).toBeUndefined();
  expect((await read(pagePaths.team(team))).includes('>Балик<')).toBe(true);
});

test('[LN1] the given names are used: of competitions, referees and places', async () => {
  const page = await read(inLanguage(pagePaths.match(match), 'en'));
  for (const name of ['Balik Pitch', 'Delta League']) expect([name, page.includes(name)]).toEqual([name, true]);
  expect((await read(inLanguage(pagePaths.referee(1), 'en'))).includes('Given Name')).toBe(true);
  expect(await league.ask(teamEndpoints.one, apiPaths.team(team))).toMatchObject({
    name: 'Балик',
    name_latin: 'Balik',
    city: 'Добрич',
    city_latin: 'Dobrich',
    stadium_latin: 'Balik Pitch',
  });
});

test('[LN1] English feeds, calendars and pictures have none either', async () => {
  const files = [
    filePaths.teamCalendar(team),
    filePaths.competitionCalendar(competition),
    filePaths.matchCalendar(match),
    filePaths.newsFeed,
    filePaths.teamFeed(team),
    filePaths.competitionFeed(competition),
  ];
  for (const path of files) {
    const { body } = await league.app.inject({ url: inLanguage(path, 'en') });
    expect([path, CYRILLIC.exec(body)?.[0]]).toEqual([path, undefined]);
  }
  const ids = {
    match,
    team,
    competition,
    player: await firstId(`select id from players`),
    article: await firstId(`select id from news`),
    gallery: await firstId(`select id from galleries`),
  };
  for (const kind of SOCIAL_PICTURE_KINDS) {
    const card = await loadCard(
      { kind, id: ids[kind] },
      { language: 'en', league: publicLeague, fetchApi: fetchWith(inProcessApi(league.app)) },
    );
    expect([kind, CYRILLIC.exec(JSON.stringify(card))?.[0]]).toEqual([kind, undefined]);
  }
});
