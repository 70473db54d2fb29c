import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Standing } from '#contract/http/competition.ts';
import {
  teamEndpoints,
  type Fixtures,
  type Results,
  type Squad,
  type TeamNews,
  type TeamStandings,
  type TeamStats,
  type TeamTransfers,
} from '#contract/http/team.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { rareLeague } from '#tests/support/rare-league.ts';
import { SMALL_LEAGUE_NOW } from '#tests/support/small-league.ts';

let database: OpenDatabase;
let app: FastifyInstance;
const ids = new Map<string, number>();

beforeAll(async () => {
  database = await openLeagueDatabase(rareLeague());
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    now: () => SMALL_LEAGUE_NOW,
  });
  const { rows } = await database.pool.query<{ id: number; key: string }>(
    'select id, key from teams union all select id, key from competitions union all select id, key from seasons',
  );
  for (const { id, key } of rows) ids.set(key, id);
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

async function ask<T>(
  endpoint: keyof typeof teamEndpoints,
  team: number | string,
  query = '',
  status = 200,
): Promise<T> {
  const id = ids.get(String(team)) ?? team;
  const path = teamEndpoints[endpoint].path.replace(':id', String(id)).replace(':other', String(ids.get('balik')));
  const response = await app.inject({ url: path + query });
  expect(response.statusCode).toBe(status);
  return response.json<T>();
}

test('[SD7] fixtures: live with its score, the unknown opponent, then what has lost its day', async () => {
  const { totalFixtures, fixtures } = await ask<Fixtures>('fixtures', 'balik');
  expect(totalFixtures).toBe(5);
  expect(fixtures.map(({ competition }) => competition.name)).toEqual(['Делта Лига']);
  const rows = fixtures[0]!.matches.map((row) => [
    row.status,
    row.homeTeam?.shortName,
    row.awayTeam?.shortName,
    row.score,
  ]);
  expect(rows).toEqual([
    ['LIVE', 'БАЛ', 'ОРЛ', { home: 5, away: 0 }],
    ['CANCELLED', 'ВИХ', 'БАЛ', null],
    ['UPCOMING', 'БАЛ', undefined, null],
    ['POSTPONED', 'БАЛ', 'РИЛ', { home: 1, away: 0 }],
    ['POSTPONED', 'РИЛ', 'БАЛ', null],
  ]);
});

test('results: the awarded match with its awarded score, none of the season before', async () => {
  const { results } = await ask<Results>('results', 'balik');
  const rows = results.flatMap(({ matches }) =>
    matches.map((row) => [row.status, row.score, row.isHomeTeam, row.result]),
  );
  expect(rows).toEqual([
    ['AWARDED', { home: 0, away: 3 }, false, 'W'],
    ['FINISHED', { home: 3, away: 1 }, true, 'W'],
  ]);
});

test('results: the latest season with any when the current one has none; penalties leave a draw', async () => {
  await database.pool.query(
    `update seasons set is_current = false; update seasons set is_current = true where key = '2024'`,
  );
  try {
    const { results } = await ask<Results>('results', 'vihar');
    expect(results.map(({ competition, matches }) => [competition.name, matches.map(({ result }) => result)])).toEqual([
      ['Стара купа', ['D']],
    ]);
    // Not a member of any competition in 2024: falls back to what it has.
    expect((await ask<Results>('results', 'orlovets')).totalResults).toBe(2);
  } finally {
    await database.pool.query(
      `update seasons set is_current = false; update seasons set is_current = true where key = '2025'`,
    );
  }
});

test('stats: points less the deduction, none from a knockout; ratings to two decimals', async () => {
  const balik = await ask<TeamStats>('stats', 'balik');
  expect(balik.currentSeason).toMatchObject({
    matchesPlayed: 2,
    wins: 2,
    goalsFor: 6,
    goalsAgainst: 1,
    cleanSheets: 0,
    avgRating: null,
  });
  expect(balik.allTime).toMatchObject({ matchesPlayed: 3, wins: 2, draws: 1, goalDifference: 5 });
  expect(balik.allSeasons.map(({ season, totals }) => [season.year_start, season.is_current, totals.points])).toEqual([
    [2025, true, 2],
    [2024, false, null],
  ]);
  const vihar = await ask<TeamStats>('stats', 'vihar');
  expect(vihar.currentSeason.avgRating).toBe(6.55);
  expect(
    vihar.allSeasons[0]?.competitions.map(({ stats }) => [stats.points, stats.totalYellowCards, stats.totalRedCards]),
  ).toEqual([
    [3, null, null],
    [1, 2, 1],
  ]);
});

test('transfers: newest first; who stays has not left; a hidden player is in no list; summer belongs to what follows', async () => {
  const { transfersIn, transfersOut } = await ask<TeamTransfers>('transfers', 'balik');
  const rowsOf = (rows: TeamTransfers['transfersIn']) =>
    rows.map((row) => [row.player.name, row.transferDate, row.season?.name, row.fromTeam?.name, row.toTeam?.name]);
  expect(rowsOf(transfersIn)).toEqual([
    ['Петър Желев', '2026-06-20', undefined, undefined, 'Балик'],
    ['Иван Колев', '2025-07-01', '2025/2026', 'Вихър', 'Балик'],
  ]);
  expect(rowsOf(transfersOut)).toEqual([['Бивш', '2026-03-15', '2025/2026', 'Балик', undefined]]);
});

test('news: both teams of an article, nothing before its time', async () => {
  const { news } = await ask<TeamNews>('news', 'balik');
  expect(news.map((row) => row.title_bg)).toEqual(['Двубой', 'Балик поведе']);
});

describe('standings', () => {
  const tableOf = ({ standings }: TeamStandings) =>
    (standings as Standing[]).map((row) => [row.team.name, row.matches_played, row.points]);

  test('the home league by default, with zones and adjustments', async () => {
    const answer = await ask<TeamStandings>('standings', 'balik');
    expect(tableOf(answer)).toEqual([
      ['Вихър', 2, 3],
      ['Балик', 2, 2],
      ['Рилци', 2, 1],
      ['Орловец', 2, 1],
    ]);
    expect(answer).toMatchObject({ format: 'LEAGUE', zones: [{ kind: 'title' }], adjustments: [{ points: -4 }] });
  });

  test('[ST3][ST10][ST11] fewer card points first, the team that left last and its match struck out', async () => {
    const answer = await ask<TeamStandings>('standings', 'riltsi', `?competition_id=${ids.get('zima')}`);
    expect(tableOf(answer)).toEqual([
      ['Рилци', 1, 1],
      ['Вихър', 1, 1],
      ['Орловец', 0, 0],
    ]);
  });

  test('a knockout has no table; a team without competitions has nothing', async () => {
    expect(await ask('standings', 'vihar', `?season_id=${ids.get('2024')}`)).toMatchObject({
      standings: [],
      format: 'KNOCKOUT',
    });
    expect(await ask('standings', 'nova')).toEqual({ standings: [], format: null, zones: [], adjustments: [] });
  });

  test('a competition that the team was not in is a 404', async () => {
    expect(await ask('standings', 'riltsi', `?competition_id=${ids.get('old')}`, 404)).toEqual({
      error: expect.any(String),
    });
  });
});

describe('squad', () => {
  const named = (list: Squad['players']['forwards']) =>
    list.map(({ player, shirtNumber }) => [player.name, shirtNumber]);

  test('today: the last day counts, tomorrow not yet; eighteen today is grown up', async () => {
    const { players, totalPlayers } = await ask<Squad>('squad', 'balik');
    expect(totalPlayers).toBe(3);
    expect(named(players.goalkeepers)).toEqual([['Вратар', 1]]);
    expect(named(players.midfielders)).toEqual([['Юноша', null]]);
    expect(named(players.forwards)).toEqual([['Иван Колев', 9]]);
    expect(players.goalkeepers[0]?.player).toMatchObject({
      dob: '2008-03-15',
      age: 18,
      country: 'Bulgaria',
      countryCode: 'bg',
    });
    expect(players.midfielders[0]?.player).toMatchObject({ age: 17, country: 'England', countryCode: 'gb' });
    expect(players.midfielders[0]?.player).not.toHaveProperty('dob');
    expect(players.forwards[0]?.stats).toEqual({ matches: 1, goals: 2, assists: 1, avgRating: 8.5 });
  });

  test('a season keeps those who left in it; a competition without the team is empty', async () => {
    const season = await ask<Squad>('squad', 'balik', `?season_id=${ids.get('2025')}`);
    expect(named(season.players.defenders)).toEqual([['Бивш', 5]]);
    expect((await ask<Squad>('squad', 'balik', `?season_id=${ids.get('2024')}`)).totalPlayers).toBe(0);
    expect((await ask<Squad>('squad', 'balik', `?competition_id=${ids.get('zima')}`)).totalPlayers).toBe(0);
    expect(
      (await ask<Squad>('squad', 'vihar', '?season_id=all')).players.forwards.map(({ player }) => player.name),
    ).toEqual(['Петър Желев']);
  });
});

test.each(['fixtures', 'results', 'competitions', 'awards', 'news'] as const)(
  '%s of a team without any',
  async (endpoint) => {
    const answer = await ask<Record<string, unknown>>(endpoint, 'nova');
    expect(Object.values(answer).every((value) => value === 0 || (Array.isArray(value) && value.length === 0))).toBe(
      true,
    );
  },
);

describe('bad input', () => {
  const plain = { error: expect.stringMatching(/^[^{}\n]+$/) };
  const endpoints = (Object.keys(teamEndpoints) as (keyof typeof teamEndpoints)[]).filter(
    (endpoint) => endpoint !== 'list',
  );

  test.each(endpoints)('%s: malformed ids are 400, unknown ones 404', async (endpoint) => {
    for (const id of ['0', '-1', 'abc', '1e3', '2147483648', '1%00'])
      expect(await ask(endpoint, id, '', 400)).toEqual(plain);
    expect(await ask(endpoint, 2147483647, '', 404)).toEqual(plain);
  });

  test.each([
    ['?competition_id=0', 400],
    ['?competition_id=1&competition_id=2', 400],
    ['?season_id=-1', 400],
    ['?season_id=1%00', 400],
    ['?season_id=ALL', 400],
    ['?competition_id=2147483647', 404],
    ['?season_id=2147483647', 404],
  ])('standings and squad with %s are a %i', async (query, status) => {
    expect(await ask('squad', 'balik', query, status)).toEqual(plain);
    expect(await ask('standings', 'balik', query, status)).toEqual(plain);
  });

  test('only a squad knows all seasons', async () => {
    expect(await ask('standings', 'balik', '?season_id=all', 400)).toEqual(plain);
  });
});
