import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { competitionEndpoints, type Standing } from '#contract/http/competition.ts';
import { liveTableEndpoints } from '#contract/http/live-table.ts';
import { apiPaths } from '#contract/paths.ts';
import type { League } from '#tests/support/league.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { match, SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

let site: LeagueApp;
beforeAll(async () => {
  site = await openLeagueApp(smallLeague(), SMALL_LEAGUE_NOW);
});
afterAll(() => site?.close());

const rowsOf = (rows: Standing[]) =>
  rows.map(({ team, matches_played, points, position, previous_position }) => [
    team.name,
    matches_played,
    points,
    previous_position === null ? null : previous_position - position,
  ]);
const liveTable = (app: LeagueApp, key = 'liga') =>
  app.ask(liveTableEndpoints.liveTable, apiPaths.liveTable(app.id('competitions', key)));

test('[ST16] [ST17] the live match counts as if it ended now, beside the official table', async () => {
  const { matches, standings } = await liveTable(site);
  expect(matches).toEqual([
    {
      id: site.id('matches', 'm5'),
      revision: 0,
      gameweek: 3,
      home_id: site.id('teams', 'balik'),
      away_id: site.id('teams', 'orlovets'),
      home_goals: 5,
      away_goals: 0,
    },
  ]);
  expect(rowsOf(standings as Standing[])).toEqual([
    ['Балик', 3, 5, 1],
    ['Вихър', 2, 3, -1],
    ['Рилци', 2, 1, 0],
    ['Орловец', 3, 1, 0],
  ]);
});

test('[ST9] the official table does not count it [D11]', async () => {
  const path = apiPaths.featured(site.id('competitions', 'liga'));
  const { standings } = await site.ask(competitionEndpoints.featured, path);
  expect((standings as Standing[]).map(({ team, points }) => [team.name, points])).toEqual([
    ['Вихър', 3],
    ['Балик', 2],
    ['Рилци', 1],
    ['Орловец', 1],
  ]);
});

test('there is none while nothing is played', async () => {
  expect(await liveTable(site, 'old')).toEqual({ matches: [], standings: null });
  await site.refuse(apiPaths.liveTable(999_999), 404);
  await site.refuse('/api/competitions/x/live-table', 400);
});

/** Two groups of two; a live match in one, and a live match of the knockout. */
function groups(): League {
  const league = smallLeague();
  const [season] = league.competitionSeasons;
  if (!season) throw new Error('The league has no season');
  const knockout = { number: 4, startsOn: '2026-03-15', endsOn: '2026-03-21', eliminationRound: 'final' as const };
  Object.assign(season, {
    format: 'GROUP_PLUS_KNOCKOUT',
    groups: ['Група А', 'Група Б'],
    teams: season.teams.map((team) => ({
      ...team,
      group: ['balik', 'orlovets'].includes(team.team) ? 'Група А' : 'Група Б',
    })),
    gameweeks: [...season.gameweeks, knockout],
  });
  const final = match('final', { gameweek: 4, home: 'vihar', away: 'riltsi', status: 'LIVE', phase: 'FIRST_HALF' });
  league.matches.push({ ...final, score: [9, 0], clockRunningSince: '2026-03-15T17:28:55Z' });
  return league;
}

test('[ST13] [ST16] each group has its table, and a knockout match counts in none', async () => {
  const cup = await openLeagueApp(groups(), SMALL_LEAGUE_NOW);
  onTestFinished(cup.close);
  const { matches, standings } = await liveTable(cup);
  expect(matches.map(({ id }) => id)).toEqual([cup.id('matches', 'm5')]);
  const tables = Object.entries(standings as Record<string, Standing[]>);
  expect(tables.map(([name, rows]) => [name, rowsOf(rows)])).toEqual([
    [
      'Група А',
      [
        ['Орловец', 1, 0, 0],
        ['Балик', 1, -1, 0],
      ],
    ],
    [
      'Група Б',
      [
        ['Вихър', 0, 0, 0],
        ['Рилци', 0, 0, 0],
      ],
    ],
  ]);
});
