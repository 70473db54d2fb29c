import { sql } from '#server/db/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { competitionRecordEndpoints, teamRecordEndpoints, type CompetitionRecords } from '#contract/http/records.ts';
import { apiPaths } from '#contract/paths.ts';
import { migrateDatabase } from '#server/migrate-database.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { League } from '#tests/support/league.ts';
import { openAppOn, type LeagueApp } from '#tests/support/league-app.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { match, playerStats, SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';
import { expectRecordsToBeRight } from '#tests/support/team-records.ts';

/**
 * The small league with a season before it, in which a win gave two points:
 *
 *   Балик 2:0 Вихър    Вихър 1:1 Балик    Балик 6:2 Орловец (Иван 4)    Рилци 7:0 Вихър, decided as 0:3
 */
function twoSeasons(): League {
  const league = smallLeague();
  const [liga] = league.competitionSeasons;
  if (!liga) throw new Error('The small league is not what it was');
  league.competitionSeasons.push({
    ...liga,
    season: '2024',
    startsOn: '2024-09-29',
    endsOn: '2025-05-31',
    points: { win: 2, draw: 1, loss: 0 },
    adjustments: [],
    gameweeks: [{ number: 1, startsOn: '2024-10-01', endsOn: '2024-10-31', eliminationRound: null }],
  });
  const over = { season: '2024', gameweek: 1, status: 'FINISHED', phase: 'FULL_TIME' } as const;
  league.matches.push(
    match('o1', { ...over, home: 'balik', away: 'vihar', score: [2, 0], startTime: '2024-10-05T17:00:00Z' }),
    match('o2', { ...over, home: 'vihar', away: 'balik', score: [1, 1], startTime: '2024-10-06T17:00:00Z' }),
    match('o3', {
      ...over,
      home: 'balik',
      away: 'orlovets',
      score: [6, 2],
      startTime: '2024-10-07T17:00:00Z',
      playerStats: [playerStats('ivan', 'balik', { goals: 4, shots: 4, shotsOnTarget: 4 })],
    }),
    match('o4', {
      ...over,
      home: 'riltsi',
      away: 'vihar',
      score: [7, 0],
      startTime: '2024-10-08T17:00:00Z',
      official: { score: [0, 3], reasonBg: 'Нередовен играч', reasonEn: 'Ineligible player' },
    }),
  );
  return league;
}

let database: OpenDatabase;
let api: LeagueApp;
beforeAll(async () => {
  database = await openLeagueDatabase(twoSeasons());
  api = await openAppOn(database, SMALL_LEAGUE_NOW);
});
afterAll(() => api.close());

const competitionRecords = (key = 'liga') =>
  api.ask(competitionRecordEndpoints.records, apiPaths.competitionRecords(api.id('competitions', key)));
const teamRecords = (key: string) => api.ask(teamRecordEndpoints.records, apiPaths.teamRecords(api.id('teams', key)));
const scores = (matches: CompetitionRecords['biggest_wins']) =>
  matches.map((one) => `${one.team1.name} ${one.team1_score}:${one.team2_score} ${one.team2.name}`);

test('[RE1] the all-time table adds up the seasons, each with its own points and deductions', async () => {
  const { table } = await competitionRecords();
  const rows = table.map((row) => [row.team.name, row.seasons, row.titles, row.points, row.goal_difference]);
  expect(rows).toEqual([
    ['Балик', 2, 1, 7, 11],
    ['Вихър', 2, 0, 6, 3],
    ['Рилци', 2, 0, 1, -6],
    ['Орловец', 2, 0, 1, -8],
  ]);
});

test('[HO1] champions by season, newest first', async () => {
  const { seasons } = await competitionRecords();
  expect(seasons.map(({ year_start, champion }) => [year_start, champion?.name ?? null])).toEqual([
    [2025, null],
    [2024, 'Балик'],
  ]);
});

test('[RE2] [RE3] what was awarded or decided otherwise is no record', async () => {
  const { biggest_wins, most_goals } = await competitionRecords();
  expect(scores(biggest_wins)).toEqual([
    'Балик 6:2 Орловец',
    'Вихър 4:0 Орловец',
    'Балик 3:1 Вихър',
    'Балик 2:0 Вихър',
  ]);
  expect(scores(most_goals)).toEqual([
    'Балик 6:2 Орловец',
    'Балик 3:1 Вихър',
    'Орловец 2:2 Рилци',
    'Вихър 4:0 Орловец',
    'Балик 2:0 Вихър',
  ]);
});

test('[RE4] [RE6] runs go on from season to season, and an awarded match does not end them', async () => {
  const { runs } = await competitionRecords();
  const [unbeaten] = runs.unbeaten;
  expect(unbeaten).toMatchObject({
    team: { name: 'Балик' },
    matches: 4,
    from: '2024-10-05T17:00:00.000Z',
    to: '2026-03-01T17:00:00.000Z',
    first_match_id: api.id('matches', 'o1'),
    last_match_id: api.id('matches', 'm1'),
    going_on: true,
  });
  expect(runs.winning.map(({ team, matches }) => [team.name, matches])).toEqual([['Балик', 2]]);
  expect(runs.clean_sheets).toEqual([]);
});

test('[RE5] [RE7] goals and appearances of players, without those who are hidden', async () => {
  const { scorers, appearances, player_goals } = await competitionRecords();
  expect(scorers.map(({ player, goals, matches }) => [player.name, goals, matches])).toEqual([
    ['Иван Колев', 6, 2],
    ['Петър Желев', 2, 2],
  ]);
  expect(appearances.map(({ player, matches }) => [player.name, matches])).toEqual([
    ['Иван Колев', 2],
    ['Петър Желев', 2],
  ]);
  expect(player_goals.map(({ player, goals, match: { id } }) => [player.name, goals, id])).toEqual([
    ['Иван Колев', 4, api.id('matches', 'o3')],
    ['Иван Колев', 2, api.id('matches', 'm1')],
  ]);
});

test('a team has its seasons, its own scorers, and its worst days', async () => {
  const vihar = await teamRecords('vihar');
  expect(vihar.seasons.map(({ year_start, place, champion, open }) => [year_start, place, champion, open])).toEqual([
    [2025, 1, false, true],
    [2024, 2, false, false],
  ]);
  expect(vihar.competitions).toMatchObject([{ competition: { name: 'Делта Лига' }, seasons: 2, titles: 0, points: 6 }]);
  expect(vihar.scorers.map(({ player, goals }) => [player.name, goals])).toEqual([['Петър Желев', 2]]);
  expect(scores(vihar.biggest_wins)).toEqual(['Вихър 4:0 Орловец']);
  expect(scores(vihar.biggest_defeats)).toEqual(['Балик 3:1 Вихър', 'Балик 2:0 Вихър']);
  expect((await teamRecords('balik')).runs.unbeaten).toMatchObject([
    { matches: 4, competition: { name: 'Делта Лига' } },
  ]);
});

test('a cup that was not played has empty records, and nothing is found for nobody', async () => {
  expect(await competitionRecords('old')).toMatchObject({ seasons: [{ champion: null }], table: [], scorers: [] });
  await api.refuse(apiPaths.competitionRecords(99_999), 404);
  await api.refuse(apiPaths.teamRecords(99_999), 404);
});

test('a league of an earlier version gets its records at the first start', async () => {
  const before = await competitionRecords();
  await database.db.run(sql`delete from team_records`);
  await database.db.run(sql`delete from team_season_records`);
  await migrateDatabase(database);
  await expectRecordsToBeRight(database);
  expect(before.table).not.toEqual([]);
});
