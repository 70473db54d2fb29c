import { randomUUID } from 'node:crypto';
import { sql } from '#server/db/sql.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { resultResponseSchema, type ResultRequest, type ResultResponse } from '#contract/desk/result.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import { checkLeague } from '#server/check/check-league.ts';
import { expectSumsToBeRight, lineup, openDeskLeague, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';

/* Results of matches that nobody followed live, entered and corrected by one request each. */

let league: DeskLeague;
beforeAll(async () => {
  league = await openDeskLeague();
});
beforeEach(() => league.passTo(120));
afterAll(() => league?.close());

const why = { reason: 'По протокола на съдията' };
const authorization = `Bearer ${TOKEN}`;
type Entered = Partial<ResultRequest>;
const send = (key: string, home: number, away: number, more: Entered = {}, idempotencyKey: string = randomUUID()) =>
  league.desk().inject({
    method: 'PUT',
    url: deskPaths.result(league.id('matches', key)),
    headers: { authorization, 'idempotency-key': idempotencyKey },
    payload: { score: { home, away }, goals: [], cards: [], ...more } satisfies ResultRequest,
  });
async function enter(...args: Parameters<typeof send>): Promise<ResultResponse> {
  const before = league.notified.length;
  const answered = await send(...args);
  expect([answered.statusCode, answered.body]).toEqual([200, expect.any(String)]);
  const body = answered.json<ResultResponse>();
  expect(resultResponseSchema.parse(body)).toEqual(body);
  await expect.poll(() => league.notified.length).toBeGreaterThan(before);
  return body;
}
async function refused(...args: Parameters<typeof send>): Promise<[number, string | undefined]> {
  const ledger = async () => (await league.database.pool.query('select count(*) from match_ledger')).rows;
  const before = await ledger();
  const answered = await send(...args);
  expect(await ledger()).toEqual(before);
  return [answered.statusCode, answered.json<{ reason?: string }>().reason];
}
const deskMatch = async (key: string): Promise<DeskMatch> => {
  const url = deskPaths.match(league.id('matches', key));
  return (await league.desk().inject({ url, headers: { authorization } })).json<DeskMatch>();
};
const details = async (key: string) =>
  (await league.ask(matchEndpoints.details, apiPaths.matchDetails(league.id('matches', key)))).details.match;
const statsOf = async (key: string, player: string) =>
  (await league.ask(matchEndpoints.stats, apiPaths.matchStats(league.id('matches', key)))).playerStats.find(
    ({ id }) => id === league.player(player),
  );
async function table() {
  const path = apiPaths.matchStandings(league.id('matches', 'derby'));
  const { standings } = await league.ask(matchEndpoints.standings, path);
  return Object.fromEntries(
    Object.values(standings)
      .flat()
      .map(({ team, points, goals_scored, goals_conceded }) => [
        team.name,
        `${points} (${goals_scored}:${goals_conceded})`,
      ]),
  );
}
type Goal = ResultRequest['goals'][number];
const goal = (
  team: 'home' | 'away',
  player: string | null,
  minute: number | null = null,
  more: Partial<Goal> = {},
) => ({
  team,
  player: player === null ? null : league.player(player),
  assist: null,
  ownGoal: false,
  penalty: false,
  minute,
  extraTime: null,
  ...more,
});
const card = (team: 'home' | 'away', player: string, shown: 'yellow' | 'red') => ({
  team,
  player: league.player(player),
  card: shown,
  minute: null,
  extraTime: null,
});

describe('a match that nobody followed', () => {
  test('is over with its score alone, and the table follows', async () => {
    expect(await enter('derby', 2, 1)).toEqual({
      matchId: league.id('matches', 'derby'),
      revision: 4,
      status: 'FINISHED',
      phase: 'FULL_TIME',
      score: { home: 2, away: 1 },
      penalties: null,
    });
    // Балик had 3 points and 7:2, Вихър 4 and 6:4.
    expect(await table()).toMatchObject({ Балик: '6 (9:3)', Вихър: '4 (7:6)' });
    expect(league.notified.at(-1)).toEqual(
      expect.arrayContaining(['results', 'live', `match:${league.id('matches', 'derby')}`]),
    );
    expect(await details('derby')).toMatchObject({
      team1_score: 2,
      team2_score: 1,
      half_time_score: null,
      timer_running: false,
    });
    await expectSumsToBeRight(league.database);
  });

  test('shows goals without minutes last, without a running score', async () => {
    const goals = [
      goal('home', 'ivan'),
      goal('away', 'petar', 30),
      goal('home', 'b2', 7, { assist: league.player('b3') }),
    ];
    await enter('s1', 3, 1, { goals, cards: [card('away', 'v2', 'yellow')], manOfTheMatch: league.player('ivan') });
    const match = await details('s1');
    expect(match.goals.map((one) => [one.minute, one.scorer?.name, one.team1_score, one.team2_score])).toEqual([
      [7, 'Играч B2', null, null],
      [30, 'Петър Желев', null, null],
      [null, 'Иван Колев', null, null],
      [null, undefined, null, null],
    ]);
    expect(match.events.at(-1)).toMatchObject({ event_type: 'YELLOW_CARD', minute: null });
    // Without line-ups, too.
    expect(match.man_of_the_match).toMatchObject({ name: 'Иван Колев' });
    expect(await statsOf('s1', 'ivan')).toMatchObject({ goals: 1, motm: true, minutes_played: null });
    expect(await statsOf('s1', 'b3')).toMatchObject({ assists: 1 });
    await expectSumsToBeRight(league.database);
  });

  test('has line-ups if they were entered', async () => {
    const { act: _act, team: _team, ...home } = lineup(league, 'home');
    await enter('s2', 1, 0, { goals: [goal('home', 'b7')], lineups: { home, away: null } });
    const { lineups, players } = await deskMatch('s2').then((match) => ({
      lineups: match.ledger.filter(({ kind }) => kind === 'LINEUP'),
      players: match.players.filter(({ starter }) => starter),
    }));
    expect([lineups.length, players.length]).toEqual([1, 6]);
    expect(await statsOf('s2', 'b1')).toMatchObject({ goals: 0, minutes_played: null });
  });

  test('can still be played live after its result was taken back', async () => {
    await enter('s3', 0, 0);
    expect(await league.record('s3', { act: 'withdraw', revision: 1 })).toMatchObject({
      status: 'UPCOMING',
      score: null,
    });
    expect(await league.record('s3', { act: 'kick-off' })).toMatchObject({ status: 'LIVE' });
  });
});

describe('the same form', () => {
  test('[RS10] corrects the result, and says so in the ledger', async () => {
    const before = await table();
    await enter('s4', 1, 0, { goals: [goal('home', 'ivan', 9)], halfTime: { home: 1, away: 0 } });
    const opened = await deskMatch('s4');
    const [first] = opened.ledger.filter(({ kind, stands }) => kind === 'GOAL' && stands);
    await enter('s4', 1, 2, {
      goals: [goal('home', 'b2', 9, { revision: first?.revision ?? 0 }), goal('away', 'petar')],
    });
    expect((await deskMatch('s4')).ledger.map(({ kind, target }) => [kind, target])).toEqual([
      ['RESULT', null],
      ['GOAL', null],
      ['CORRECTION', 2],
      ['GOAL', null],
      ['GOAL', null],
    ]);
    expect(await details('s4')).toMatchObject({
      team1_score: 1,
      team2_score: 2,
      half_time_score: { team1: 1, team2: 0 },
    });
    expect(await statsOf('s4', 'ivan')).toBeUndefined();
    await enter('s4', 0, 0);
    expect((await details('s4')).goals).toEqual([]);
    expect(await table()).not.toEqual(before);
    await expectSumsToBeRight(league.database);
  });

  test('[DK22] needs a reason once the match was handed in', async () => {
    await enter('s5', 1, 1);
    await league.record('s5', { act: 'hand-in' });
    expect(await refused('s5', 2, 1)).toEqual([409, 'handed_in']);
    expect((await send('s5', 1, 1)).statusCode).toBe(200);
    expect(await enter('s5', 2, 1, why)).toMatchObject({ score: { home: 2, away: 1 } });
  });

  test('sent twice is one request, and another one under the same key is refused', async () => {
    const key = randomUUID();
    const first = await enter('s6', 1, 0, {}, key);
    expect((await send('s6', 1, 0, {}, key)).json()).toEqual(first);
    expect((await send('s6', 2, 0, {}, key)).statusCode).toBe(409);
    expect((await deskMatch('s6')).ledger).toHaveLength(2);
  });
});

describe('is refused', () => {
  test('by the rules, with the reason', async () => {
    expect(await refused('s7', 1, 0, { goals: [goal('away', 'petar')] })).toEqual([409, 'score']);
    expect(await refused('s7', 1, 0, { goals: [goal('home', 'petar')] })).toEqual([409, 'unknown_player']);
    expect(await refused('s7', 1, 0, { halfTime: { home: 2, away: 0 } })).toEqual([409, 'score']);
    expect(await refused('s7', 1, 1, { penalties: { home: 1, away: 0 } })).toEqual([409, 'wrong_phase']);
    expect(await refused('s7', 1, 0, { goals: [goal('home', 'ivan', 5, { revision: 3 })] })).toEqual([
      409,
      'unknown_entry',
    ]);
    expect(await refused('tie', 1, 1)).toEqual([409, 'level']);
    expect(await refused('final', 1, 0)).toEqual([409, 'teams_unknown']);
    expect(await refused('waiting', 1, 0)).toEqual([409, 'wrong_status']);
    league.passTo(-1);
    expect(await refused('s7', 1, 0)).toEqual([409, 'too_early']);
  });

  test('when it is cancelled, awarded or live', async () => {
    await league.record('s7', { act: 'kick-off' });
    expect(await refused('s7', 1, 0)).toEqual([409, 'wrong_status']);
    await league.record('s7', { act: 'award', home: 3, away: 0, reasonBg: 'Неявяване', reasonEn: 'No show' });
    expect(await refused('s7', 1, 0)).toEqual([409, 'wrong_status']);
    await league.record('other', { act: 'cancel' });
    expect(await refused('other', 1, 0)).toEqual([409, 'wrong_status']);
  });

  test('when it is not a result', async () => {
    for (const body of [
      { cards: undefined },
      { score: { home: -1, away: 0 } },
      { goals: [{ ...goal('home', 'ivan'), extraTime: 2 }] },
    ])
      expect((await refused('tie2', 1, 0, body as Entered))[0]).toBe(400);
  });
});

test('a knockout match is decided by its shoot-out, and the winner goes on', async () => {
  await enter('tie', 1, 1, { penalties: { home: 2, away: 4 } });
  expect(await deskMatch('final')).toMatchObject({ home: { name: 'Вихър' } });
  await enter('tie', 1, 1, { penalties: { home: 4, away: 2 } });
  expect(await deskMatch('final')).toMatchObject({ home: { name: 'Балик' } });
});

describe('a match that was imported with its score', () => {
  test('[RS9] [DK23] is completed by the form: what is known is filled in, what is added is kept', async () => {
    const { db } = league.database;
    const id = league.id('matches', 'imported');
    await db.run(sql`update matches set half_time_home = 1, half_time_away = 0 where id = ${id}`);
    await db.run(sql`
      insert into player_match_stats (match_id, player_id, team_id, starter, minutes_played, goals, assists, rating)
      values (${id}, ${league.player('ivan')}, ${league.id('teams', 'balik')}, true, 50, 1, 0, 8.5),
        (${id}, ${league.player('b2')}, ${league.id('teams', 'balik')}, false, 20, 0, 1, 7)`);
    const before = await table();
    const opened = await deskMatch('imported');
    expect(opened).toMatchObject({ hasFullLedger: false, handedIn: true, revision: 3 });
    expect(opened.ledger.map(({ id: entry, kind, player }) => [entry, kind, player])).toEqual([
      [null, 'RESULT', null],
      [null, 'GOAL', league.player('ivan')],
      [null, 'GOAL', null],
    ]);
    const goals = [goal('home', 'ivan', 12, { revision: 2 }), goal('away', 'petar', null, { revision: 3 })];
    expect(await refused('imported', 1, 1, { goals })).toEqual([409, 'handed_in']);
    expect(await enter('imported', 1, 1, { goals, ...why })).toMatchObject({
      revision: 5,
      score: { home: 1, away: 1 },
    });
    expect(await table()).toEqual(before);
    expect(await details('imported')).toMatchObject({ half_time_score: { team1: 1, team2: 0 } });
    expect((await details('imported')).goals).toMatchObject([
      { minute: 12, scorer: { name: 'Иван Колев' } },
      { minute: null, scorer: { name: 'Петър Желев' } },
    ]);
    expect(await statsOf('imported', 'ivan')).toMatchObject({ goals: 1, rating: 8.5, minutes_played: 50 });
    expect(await statsOf('imported', 'b2')).toMatchObject({ assists: 1, minutes_played: 20 });
    expect(await deskMatch('imported')).toMatchObject({ hasFullLedger: true, handedIn: true });
    await expectSumsToBeRight(league.database);
    const { findings } = await checkLeague(db, league.now());
    expect(findings.filter(({ code }) => code === 'score-without-goals')).toEqual([]);
  });

  test('[RS9] is completed before the first act too', async () => {
    const before = await deskMatch('m1');
    expect(before.hasFullLedger).toBe(false);
    const [home = 0, away = 0] = [before.score?.home, before.score?.away];
    const entry = await league.record('m1', { act: 'goal', team: 'home', player: league.player('ivan') }, why);
    expect(entry).toMatchObject({ status: 'FINISHED', score: { home: home + 1, away } });
    expect(await league.record('m1', { act: 'withdraw', revision: entry.revision }, why)).toMatchObject({
      score: { home, away },
    });
    expect((await deskMatch('m1')).ledger.slice(0, before.ledger.length)).toMatchObject(
      before.ledger.map(({ kind, revision, key }) => ({ kind, revision, key })),
    );
    await expectSumsToBeRight(league.database);
  });
});
