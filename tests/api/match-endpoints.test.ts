import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchDetails, MatchStats } from '#contract/http/match.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { SHARED_CACHING } from '#server/cache/shared-caching.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { observeQueries } from '#tests/support/observe-queries.ts';
import { cupLeague } from '#tests/support/cup-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { SMALL_LEAGUE_NOW } from '#tests/support/small-league.ts';

/* The match endpoints, on matches worked out by hand; tests/api/match-numbers.test.ts does the demo league. */

/** Only moves forward. */
let clock = SMALL_LEAGUE_NOW.getTime();
let queries = 0;
let database: OpenDatabase;
let app: FastifyInstance;
let matchIds: Map<string, number>;
let teamIds: Map<string, number>;
const idsOf = async (table: string) => {
  const { rows } = await database.pool.query<{ key: string; id: number }>(`select key, id from ${table}`);
  return new Map(rows.map(({ key, id }) => [key, id]));
};
const id = (key: string) => matchIds.get(key) ?? 0;
const team = (key: string) => teamIds.get(key) ?? 0;

beforeAll(async () => {
  database = await openLeagueDatabase(cupLeague());
  matchIds = await idsOf('matches');
  teamIds = await idsOf('teams');
  const reader = observeQueries(database.reader, () => void (queries += 1));
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader,
    cache: createResponseCache({ maxBytes: 1_000_000, now: () => clock }),
    now: () => new Date(clock),
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

async function ask<T>(path: string, status = 200): Promise<T> {
  const response = await app.inject({ url: path });
  expect(response.statusCode).toBe(status);
  return response.json<T>();
}
async function details(key: string) {
  const answer = await ask<MatchDetails>(apiPaths.matchDetails(id(key)));
  expect(matchEndpoints.details.response.parse(answer)).toEqual(answer);
  return answer.details.match;
}

/** [D32] */
const HIDDEN = { id: null, name: 'Играч под 18', name_latin: 'Under-18 player', private: true };

describe('a final decided on penalties', () => {
  test('score, shoot-out and its winner', async () => {
    expect(await details('final')).toMatchObject({
      status: 'FINISHED',
      isLive: false,
      isFinished: true,
      team1: { name: 'Балик', score: 1 },
      team2: { name: 'Вихър', score: 1 },
      half_time_score: { team1: 1, team2: 0 },
      penalty_score: { team1: 2, team2: 3 },
      penalty_winner: team('vihar'),
      extra_time_winner: null,
      half_minutes: 25,
      venue: 'Терен Балик',
      gameweek: { number: 2, elimination_round: 'final' },
      season: { year_start: 2024, year_end: 2025 },
      competition: { name: 'Стара купа', format: 'KNOCKOUT' },
      referee: { name: 'Стоян Динев' },
      timer_running: false,
      revision: 12,
      liveData: null,
    });
  });

  test('an own goal has the scorer’s team and counts for the other one; a hidden scorer is named as hidden', async () => {
    const { goals } = await details('final');
    expect(goals.map((goal) => [goal.minute, goal.team_id, goal.scorer?.name, goal.is_own_goal])).toEqual([
      [10, team('vihar'), 'Петър Желев', true],
      [30, team('vihar'), 'Играч под 18', false],
    ]);
    expect(goals.map((goal) => [goal.team1_score, goal.team2_score, goal.is_penalty, goal.match_phase])).toEqual([
      [1, 0, false, 'FIRST_HALF'],
      [1, 1, true, 'SECOND_HALF'],
    ]);
    expect(goals[1]?.scorer).toEqual(HIDDEN);
    expect(goals[1]?.assister?.name).toBe('Петър Желев');
  });

  test('events in the order of the match, goals under the ids that they have in the list of goals', async () => {
    const { events, goals } = await details('final');
    expect(events.map((event) => [event.event_type, event.player?.name ?? null, event.card_type])).toEqual([
      ['GOAL', 'Петър Желев', null],
      ['YELLOW_CARD', 'Иван Колев', 'YELLOW'],
      ['PENALTY_GOAL', 'Играч под 18', null],
      ['RED_CARD', 'Иван Колев', 'SECOND_YELLOW'],
      ['PENALTY_SAVED', 'Георги Илиев', null],
      ['PENALTY_SCORED', 'Петър Желев', null],
      ['PENALTY_MISSED', 'Георги Илиев', null],
    ]);
    expect([events[0]?.id, events[2]?.id]).toEqual(goals.map((goal) => goal.id));
    expect(events[2]?.player_id).toBeNull();
    expect(events.map((event) => event.penalty_result)).toEqual([
      null,
      null,
      'SCORED',
      null,
      'SAVED',
      'SCORED',
      'MISSED',
    ]);
  });

  test('substitutions, and squads without hidden players, own goals counted among the goals', async () => {
    const { substitutions, squads } = await details('final');
    expect(substitutions).toMatchObject([
      { minute: 41, team_id: team('vihar'), player_in: { name: 'Петър Желев' }, player_out: HIDDEN },
    ]);
    const lineups = await ask(apiPaths.matchLineups(id('final')));
    expect(lineups).toEqual(squads);
    const [home, away] = [squads[team('balik')], squads[team('vihar')]];
    expect(home?.starters.map(({ name, position, captain }) => [name, position, captain])).toEqual([
      ['Иван Колев', 'FWD', true],
      ['Георги Илиев', 'DEF', false],
    ]);
    expect(home?.starters[1]?.matchplayerstats).toBeNull();
    expect(away?.starters).toEqual([]);
    expect(away?.substitutes.map(({ matchplayerstats }) => matchplayerstats)).toEqual([
      { rating: 6.1, goals: 1, own_goals: 1, motm: false },
    ]);
  });

  test('statistics leave own goals out of the goals; passes as a share', async () => {
    const stats = await ask<MatchStats>(apiPaths.matchStats(id('final')));
    expect(stats.playerStats.map((row) => [row.name, row.team_name, row.goals, row.pass_accuracy])).toEqual([
      ['Иван Колев', 'Балик', 0, 66.7],
      ['Петър Желев', 'Вихър', 0, null],
    ]);
  });
});

test('extra time has its winner', async () => {
  expect(await details('semi')).toMatchObject({
    extra_time_winner: team('balik'),
    penalty_winner: null,
    penalty_score: null,
  });
});

test('an awarded match: the official score, its reason in both languages, no statistics', async () => {
  expect(await details('m4')).toMatchObject({
    status: 'AWARDED',
    isFinished: false,
    team1_score: 0,
    team2_score: 3,
    award_reason: 'Riltsi did not turn up',
    award_reason_bg: 'Рилци не се яви',
  });
  expect(await ask(apiPaths.matchStats(id('m4')))).toEqual({ teamStats: {}, playerStats: [] });
});

test('a match whose teams are not known yet', async () => {
  expect(await details('unknown')).toMatchObject({
    team1: null,
    team2_id: null,
    start_time: null,
    goals: [],
    squads: {},
  });
  expect(await ask(apiPaths.matchLineups(id('unknown')))).toEqual({});
  expect(await ask(apiPaths.teamMatches(id('unknown'), 'home'))).toEqual({ matches: [] });
  expect(await ask(apiPaths.sideCompetitions(id('unknown'), 'away'))).toEqual({ competitions: [] });
  expect(await ask(apiPaths.matchH2h(id('unknown')))).toMatchObject({ total: 0, matches: [] });
  expect(await ask(apiPaths.matchNews(id('unknown')))).toEqual({ news: [] });
});

test('[SD7] an abandoned match is POSTPONED with the score of that moment', async () => {
  const scored = { status: 'POSTPONED', abandoned: true, team1_score: 1, team2_score: 0, team1: { score: 1 } };
  expect(await details('abandoned')).toMatchObject(scored);
});

describe('a live match', () => {
  test('a withdrawn goal is gone, a corrected one keeps its id', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from match_ledger where match_id = $1 and revision = 2',
      [id('live')],
    );
    const { goals, liveData } = await details('live');
    expect(goals).toMatchObject([
      {
        id: rows[0]?.id,
        minute: 6,
        scorer: { name: 'Петър Желев' },
        assister: { name: 'Георги Илиев' },
        team1_score: 1,
      },
    ]);
    expect(liveData).toMatchObject({ matchGoals: goals, matchInfo: { id: id('live'), isLive: true, revision: 5 } });
    expect(liveData?.playerStats.map(({ name }) => name)).toEqual(['Петър Желев']);
  });

  test('the clock continues from where it was started, and is computed again every second', async () => {
    expect(await details('live')).toMatchObject({ current_minute: 11, current_second: 5, timer_running: true });
    clock += 999;
    const before = queries;
    expect(await details('live')).toMatchObject({ current_second: 5 });
    expect(queries).toBe(before);
    clock += 1;
    const read = await details('live');
    expect(read.liveData?.timer).toEqual({
      current_minute: 11,
      running_minute: 12,
      current_second: 6,
      match_phase: 'FIRST_HALF',
      timer_running: true,
      last_update: new Date(clock).toISOString(),
    });
  });

  test.each(['matchDetails', 'matchStats', 'matchLineups'] as const)(
    '%s of a live match may be kept for a second, of a finished one for longer',
    async (endpoint) => {
      const cacheControl = async (key: string) =>
        (await app.inject({ url: apiPaths[endpoint](id(key)) })).headers['cache-control'];
      expect(await cacheControl('live')).toBe(SHARED_CACHING.live);
      expect(await cacheControl('final')).toBe(SHARED_CACHING.settled);
      clock += 5000;
      const before = queries;
      await cacheControl('final');
      expect(queries).toBe(before);
      await cacheControl('live');
      expect(queries).toBe(before + 1);
    },
  );
});
