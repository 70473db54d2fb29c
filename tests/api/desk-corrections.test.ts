import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActRequest } from '#contract/desk/acts.ts';
import type { DeskMatchList } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { playerEndpoints } from '#contract/http/player.ts';
import { apiPaths } from '#contract/paths.ts';
import {
  expectSumsToBeRight,
  openDeskLeague,
  phase,
  lineup,
  TOKEN,
  type DeskLeague,
} from '#tests/support/desk-league.ts';

/* Corrections after the match change its page, the lists and every sum. */

let league: DeskLeague;
/** Unplayed matches of Балик and Вихър. */
const unused = ['derby', 's1', 's2', 's3', 's4', 's5', 's6', 's7'];
let key: string;
beforeAll(async () => {
  league = await openDeskLeague();
});
beforeEach(() => {
  key = unused.shift() ?? '';
  league.passTo(0);
});
afterAll(() => league?.close());

const why = { reason: 'По протокола на съдията' };
const record = (act: ActRequest['act'], sent: { reason?: string } = {}) => league.record(key, act, sent);
const id = () => league.id('matches', key);
const goal = (team: 'home' | 'away', player: string, more: object = {}) =>
  ({ act: 'goal', team, player: league.player(player), ...more }) as const;
const details = async () => (await league.ask(matchEndpoints.details, apiPaths.matchDetails(id()))).details.match;
const stats = () => league.ask(matchEndpoints.stats, apiPaths.matchStats(id()));
const statsOf = async (player: string) => (await stats()).playerStats.find((row) => row.id === league.player(player));
async function goalsOf(player: string): Promise<number> {
  const { top_scorers } = await league.ask(matchEndpoints.topScorers, apiPaths.matchTopScorers(id()));
  return top_scorers.find((row) => row.player_id === league.player(player))?.goals ?? 0;
}
async function points(team: string): Promise<number> {
  const { standings } = await league.ask(matchEndpoints.standings, apiPaths.matchStandings(id()));
  return (
    Object.values(standings)
      .flat()
      .find((row) => row.team.id === league.id('teams', team))?.points ?? 0
  );
}
/** With one goal, entry 2, of Иван Колев in the first minute. */
async function playAndWin() {
  await record({ act: 'kick-off' });
  await record(goal('home', 'ivan'));
  await record(phase('HALF_TIME'));
  await record(phase('SECOND_HALF'));
  return record({ act: 'final-whistle' });
}

describe('after the end', () => {
  test('the scorer is corrected, with a reason, and the top scorers change', async () => {
    const before = [await goalsOf('ivan'), await goalsOf('b2')];
    await playAndWin();
    expect([await goalsOf('ivan'), await goalsOf('b2')]).toEqual([before[0]! + 1, before[1]]);
    const correction = {
      act: 'correct',
      revision: 2,
      to: goal('home', 'b2', { assist: league.player('b3') }),
    } as const;
    expect(await record(correction, why)).toMatchObject({
      revision: 6,
      status: 'FINISHED',
      score: { home: 1, away: 0 },
    });
    expect([await goalsOf('ivan'), await goalsOf('b2')]).toEqual([before[0], before[1]! + 1]);
    expect((await details()).goals).toMatchObject([
      { minute: 1, scorer: { name: 'Играч B2' }, assister: { name: 'Играч B3' } },
    ]);
    expect(await statsOf('ivan')).toBeUndefined();
    expect(await statsOf('b3')).toMatchObject({ assists: 1 });
    await expectSumsToBeRight(league.database);
    await record({ act: 'withdraw', revision: 6 }, why);
    expect([await goalsOf('ivan'), await goalsOf('b2')]).toEqual([before[0]! + 1, before[1]]);
    await expectSumsToBeRight(league.database);
  });

  test('a goal is withdrawn, and the points with it; and restored', async () => {
    const before = await points('balik');
    await playAndWin();
    expect(await points('balik')).toBe(before + 3);
    expect((await record({ act: 'withdraw', revision: 2 }, why)).score).toEqual({ home: 0, away: 0 });
    expect(await points('balik')).toBe(before + 1);
    expect(await details()).toMatchObject({ goals: [], team1_score: 0, half_time_score: { team1: 0, team2: 0 } });
    await expectSumsToBeRight(league.database);
    expect((await record({ act: 'withdraw', revision: 6 }, why)).score).toEqual({ home: 1, away: 0 });
    expect(await points('balik')).toBe(before + 3);
    await expectSumsToBeRight(league.database);
  });

  test('a forgotten act is added with a reason and a minute', async () => {
    const before = await points('balik');
    await playAndWin();
    expect(await league.refused(key, goal('away', 'petar'), why)).toEqual([409, 'over']);
    await record(goal('away', 'petar', { minute: 25, extraTime: 2 }), why);
    expect(await points('balik')).toBe(before + 1);
    expect(await details()).toMatchObject({ half_time_score: { team1: 1, team2: 1 }, team2_score: 1 });
    const { rows } = await league.database.pool.query(
      'select reason from match_ledger where match_id = $1 and revision = 6',
      [id()],
    );
    expect(rows).toEqual([why]);
    await expectSumsToBeRight(league.database);
  });

  test('[DK22] until it is handed in no reason is needed', async () => {
    await playAndWin();
    const listed = async () => {
      const url = `${deskPaths.matches}?from=2026-03-15`;
      const answered = await league.desk().inject({ url, headers: { authorization: `Bearer ${TOKEN}` } });
      return answered.json<DeskMatchList>().matches.find((match) => match.id === id())?.handedIn;
    };
    const withdraw = { act: 'withdraw', revision: 2 } as const;
    await record({ act: 'correct', revision: 2, to: goal('home', 'b2') });
    expect(await listed()).toBe(false);
    await record({ act: 'hand-in' });
    expect(await listed()).toBe(true);
    expect(await league.refused(key, { act: 'hand-in' })).toEqual([409, 'handed_in']);
    expect(await league.refused(key, withdraw)).toEqual([409, 'handed_in']);
    expect(await league.refused(key, goal('away', 'petar', { minute: 30 }))).toEqual([409, 'handed_in']);
    await record(withdraw, why);
    await record({ act: 'withdraw', revision: 7 }, why);
    expect(await listed()).toBe(false);
    await expectSumsToBeRight(league.database);
  });

  test('the final whistle is withdrawn: the match is live again and counts nowhere', async () => {
    const before = [await points('balik'), await goalsOf('ivan')];
    await playAndWin();
    expect(await record({ act: 'withdraw', revision: 5 }, why)).toMatchObject({ status: 'LIVE', phase: 'SECOND_HALF' });
    expect([await points('balik'), await goalsOf('ivan')]).toEqual(before);
    expect(await details()).toMatchObject({ isLive: true, timer_running: true });
    await expectSumsToBeRight(league.database);
    await record(goal('home', 'ivan'));
    await record({ act: 'final-whistle' });
    expect(await goalsOf('ivan')).toBe(before[1]! + 2);
    await expectSumsToBeRight(league.database);
  });
});

describe('line-ups, statistics and the man of the match', () => {
  test('are replaced, and applied again when one of them is withdrawn', async () => {
    await record(lineup(league, 'home'));
    await record({ act: 'kick-off' });
    const rated = (player: string, rating: number, more: object = {}) =>
      ({ act: 'statistics', players: [{ player: league.player(player), rating, ...more }] }) as ActRequest['act'];
    await record(rated('ivan', 6, { shots: 4, shotsOnTarget: 3 }));
    await record(rated('ivan', 8));
    await record(rated('v5', 7));
    expect(await statsOf('ivan')).toMatchObject({ rating: 8, shots: 4 });
    expect(await statsOf('v5')).toMatchObject({ rating: 7, minutes_played: null });
    await record({ act: 'withdraw', revision: 4 });
    expect(await statsOf('ivan')).toMatchObject({ rating: 6, shots: 4 });
    await record({ act: 'withdraw', revision: 5 });
    expect(await statsOf('v5')).toBeUndefined();
    await record({
      act: 'correct',
      revision: 3,
      to: { act: 'statistics', players: [{ player: league.player('ivan'), rating: 9.5, shots: 1 }] },
    });
    expect(await statsOf('ivan')).toMatchObject({ rating: 9.5, shots: 1, shots_on_target: null });
    expect((await stats()).teamStats[league.id('teams', 'balik')]).toMatchObject({ avg_rating: 9.5 });
  });

  test('a count that contradicts an earlier one is refused with a reason', async () => {
    await record({ act: 'kick-off' });
    const shots = (counted: object): ActRequest['act'] => ({
      act: 'statistics',
      players: [{ player: league.player('ivan'), ...counted }],
    });
    await record(shots({ shots: 3, shotsOnTarget: 2 }));
    expect(await league.refused(key, shots({ shots: 1 }))).toEqual([409, 'counts']);
    expect((await statsOf('ivan'))?.shots).toBe(3);
  });

  test('a player whose only goal is withdrawn keeps his counted statistics', async () => {
    await record({ act: 'kick-off' });
    await record(goal('home', 'ivan'));
    await record({ act: 'statistics', players: [{ player: league.player('ivan'), rating: 7.5 }] });
    await record({ act: 'withdraw', revision: 2 });
    expect(await statsOf('ivan')).toMatchObject({ goals: 0, rating: 7.5 });
    await record({ act: 'man-of-the-match', player: league.player('v1') });
    expect(await statsOf('v1')).toMatchObject({ motm: true });
    await record({ act: 'man-of-the-match', player: league.player('ivan') });
    expect([(await statsOf('ivan'))?.motm, (await statsOf('v1'))?.motm]).toEqual([true, false]);
    await record({ act: 'withdraw', revision: 6 });
    expect((await statsOf('v1'))?.motm).toBe(true);
    await record({ act: 'correct', revision: 5, to: { act: 'man-of-the-match', player: league.player('v2') } });
    expect([(await statsOf('v1'))?.motm, (await statsOf('v2'))?.motm]).toEqual([undefined, true]);
    const { stats: career } = await league.ask(playerEndpoints.summary, apiPaths.playerSummary(league.player('v2')));
    expect(career.totalMatches).toBe(0);
    await expectSumsToBeRight(league.database);
  });
});
