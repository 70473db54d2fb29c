import { afterAll, beforeAll, expect, test } from 'vitest';
import { competitionEndpoints } from '#contract/http/competition.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { rareLeague } from '#tests/support/rare-league.ts';
import { match, SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

let api: LeagueApp;
beforeAll(async () => {
  const league = rareLeague();
  const [first] = league.matches;
  if (!first) throw new Error('The small league is not what it was');
  const goal = {
    kind: 'GOAL',
    phase: 'FIRST_HALF',
    extraTime: null,
    team: 'balik',
    player: 'ivan',
    otherPlayer: null,
  } as const;
  const entry = { ownGoal: false, penalty: false, target: null, reason: null, recordedAt: '2026-03-01T17:10:00Z' };
  first.ledger = [
    { ...goal, ...entry, revision: 1, minute: 10 },
    { ...goal, ...entry, revision: 2, minute: 12 },
    { ...goal, ...entry, revision: 3, kind: 'WITHDRAWAL', minute: null, target: 2 },
    { ...goal, ...entry, revision: 4, minute: 25, extraTime: 2 },
    { ...goal, ...entry, revision: 5, minute: null },
  ];
  api = await openLeagueApp(league, SMALL_LEAGUE_NOW);
});
afterAll(() => api.close());

const textOf = async (app: LeagueApp, path: string) =>
  (await app.app.inject({ url: path })).payload
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('[HO1] [HO2] every season has its champion once it is decided', async () => {
  const history = await api.ask(competitionEndpoints.history, apiPaths.competitionHistory);
  const champions = history.map(({ name, seasons }) => [name, seasons.map(({ champion }) => champion?.name ?? null)]);
  expect(Object.fromEntries(champions)).toMatchObject({ 'Делта Лига': [null], 'Стара купа': ['Балик'] });
});

test('[HO1] a league is won by the first once all is played', async () => {
  const league = smallLeague();
  league.matches = [
    match('one', { home: 'vihar', away: 'balik', status: 'FINISHED', phase: 'FULL_TIME', score: [2, 0] }),
    match('two', { home: 'vihar', away: 'riltsi', status: 'FINISHED', phase: 'FULL_TIME', score: [1, 0] }),
  ];
  league.news = [];
  const own = await openLeagueApp(league, SMALL_LEAGUE_NOW);
  try {
    const [liga] = await own.ask(competitionEndpoints.history, apiPaths.competitionHistory);
    expect(liga?.seasons[0]?.champion?.name).toBe('Вихър');
    expect(await textOf(own, pagePaths.leagues)).toMatch(/2025\/2026 ВИХ Вихър/);
  } finally {
    await own.close();
  }
});

test('[CR1] [CR2] places by gameweek, and goals by quarter of an hour', async () => {
  const liga = api.id('competitions', 'liga');
  const charts = await api.ask(competitionEndpoints.charts, apiPaths.competitionCharts(liga));
  expect(charts.gameweeks).toEqual([1, 2]);
  const places = charts.places[0]?.teams.map(({ team, places }) => [team.name, ...places]);
  // Балик begins with four points less.
  expect(places).toEqual([
    ['Вихър', 3, 1],
    ['Балик', 4, 2],
    ['Рилци', 2, 3],
    ['Орловец', 1, 4],
  ]);
  expect(charts.goal_quarters).toEqual([
    { from: 1, to: 15, goals: 1 },
    { from: 16, to: 30, goals: 1 },
    { from: 31, to: 45, goals: 0 },
    { from: 46, to: 50, goals: 0 },
  ]);
  const page = await textOf(api, `${pagePaths.competition(liga)}?lang=en`);
  expect(page).toContain('Position by gameweek');
  expect(page).toContain('Goals by 15-minute period');
  expect(page).not.toContain('Coming soon');
});

test('facts, rules and tie-breakers of a competition', async () => {
  const zima = api.id('competitions', 'zima');
  expect(await api.ask(competitionEndpoints.rules, apiPaths.competitionRules(zima))).toMatchObject({
    format: 'LEAGUE',
    points: { win: 3, draw: 1, loss: 0 },
    tie_breakers: ['fair_play'],
    half_minutes: 25,
    teams: 3,
  });
  const page = await textOf(api, `${pagePaths.competitionDetails(zima)}?lang=en`);
  expect(page).toContain('2 × 25 minutes');
  expect(page).toMatch(/Points Goal difference Goals scored Fewer cards Alphabetical order/);
  expect((await api.app.inject({ url: pagePaths.competitionDetails(999_999) })).statusCode).toBe(404);
});
