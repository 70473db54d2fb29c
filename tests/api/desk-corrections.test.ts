import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActRequest } from '#contract/desk.ts';
import { matchCalls } from '#contract/http/match.ts';
import { playerCalls } from '#contract/http/player.ts';
import { apiPaths } from '#contract/paths.ts';
import { expectSumsToBeRight, openDeskLeague, phase, sheet, type DeskLeague } from '#tests/support/desk-league.ts';

/* What is put right afterwards: the page of the match, the lists and every sum follow. */

let league: DeskLeague;
/** Matches of Балик and Вихър that nobody has touched. */
const unused = ['derby', 's1', 's2', 's3', 's4', 's5', 's6'];
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
const tell = (act: ActRequest['act'], sent: { reason?: string } = {}) => league.tell(key, act, sent);
const id = () => league.id('matches', key);
const goal = (team: 'home' | 'away', player: string, more: object = {}) =>
  ({ act: 'goal', team, player: league.player(player), ...more }) as const;
const details = async () => (await league.ask(matchCalls.details, apiPaths.matchDetails(id()))).details.match;
const stats = () => league.ask(matchCalls.stats, apiPaths.matchStats(id()));
const statsOf = async (player: string) => (await stats()).playerStats.find((row) => row.id === league.player(player));
async function goalsOf(player: string): Promise<number> {
  const { top_scorers } = await league.ask(matchCalls.topScorers, apiPaths.matchTopScorers(id()));
  return top_scorers.find((row) => row.player_id === league.player(player))?.goals ?? 0;
}
async function points(team: string): Promise<number> {
  const { standings } = await league.ask(matchCalls.standings, apiPaths.matchStandings(id()));
  return (
    Object.values(standings)
      .flat()
      .find((row) => row.team.id === league.id('teams', team))?.points ?? 0
  );
}
/** With one goal, entry 2, of Иван Колев in the first minute. */
async function playAndWin() {
  await tell({ act: 'kick-off' });
  await tell(goal('home', 'ivan'));
  await tell(phase('HALF_TIME'));
  await tell(phase('SECOND_HALF'));
  return tell({ act: 'final-whistle' });
}

describe('after the end', () => {
  test('another scorer is named, with a reason, and the top scorers move', async () => {
    const before = [await goalsOf('ivan'), await goalsOf('b2')];
    await playAndWin();
    expect([await goalsOf('ivan'), await goalsOf('b2')]).toEqual([before[0]! + 1, before[1]]);
    const correction = {
      act: 'correct',
      revision: 2,
      to: goal('home', 'b2', { assist: league.player('b3') }),
    } as const;
    expect(await league.refused(key, correction)).toEqual([409, 'over']);
    expect(await tell(correction, why)).toMatchObject({ revision: 6, status: 'FINISHED', score: { home: 1, away: 0 } });
    expect([await goalsOf('ivan'), await goalsOf('b2')]).toEqual([before[0], before[1]! + 1]);
    expect((await details()).goals).toMatchObject([
      { minute: 1, scorer: { name: 'Играч B2' }, assister: { name: 'Играч B3' } },
    ]);
    expect(await statsOf('ivan')).toBeUndefined();
    expect(await statsOf('b3')).toMatchObject({ assists: 1 });
    await expectSumsToBeRight(league.database);
    await tell({ act: 'withdraw', revision: 6 }, why);
    expect([await goalsOf('ivan'), await goalsOf('b2')]).toEqual([before[0]! + 1, before[1]]);
    await expectSumsToBeRight(league.database);
  });

  test('a goal is withdrawn, and the points with it; and brought back', async () => {
    const before = await points('balik');
    await playAndWin();
    expect(await points('balik')).toBe(before + 3);
    expect(await league.refused(key, { act: 'withdraw', revision: 2 })).toEqual([409, 'over']);
    expect((await tell({ act: 'withdraw', revision: 2 }, why)).score).toEqual({ home: 0, away: 0 });
    expect(await points('balik')).toBe(before + 1);
    expect(await details()).toMatchObject({ goals: [], team1_score: 0, half_time_score: { team1: 0, team2: 0 } });
    await expectSumsToBeRight(league.database);
    expect((await tell({ act: 'withdraw', revision: 6 }, why)).score).toEqual({ home: 1, away: 0 });
    expect(await points('balik')).toBe(before + 3);
    await expectSumsToBeRight(league.database);
  });

  test('what was forgotten is added with a reason and a minute', async () => {
    const before = await points('balik');
    await playAndWin();
    expect(await league.refused(key, goal('away', 'petar', { minute: 30 }))).toEqual([409, 'over']);
    expect(await league.refused(key, goal('away', 'petar'), why)).toEqual([409, 'over']);
    await tell(goal('away', 'petar', { minute: 25, extraTime: 2 }), why);
    expect(await points('balik')).toBe(before + 1);
    expect(await details()).toMatchObject({ half_time_score: { team1: 1, team2: 1 }, team2_score: 1 });
    const { rows } = await league.database.pool.query(
      'select reason from match_ledger where match_id = $1 and revision = 6',
      [id()],
    );
    expect(rows).toEqual([why]);
    await expectSumsToBeRight(league.database);
  });

  test('the whistle is taken back: the match goes on and counts nowhere', async () => {
    const before = [await points('balik'), await goalsOf('ivan')];
    await playAndWin();
    expect(await tell({ act: 'withdraw', revision: 5 }, why)).toMatchObject({ status: 'LIVE', phase: 'SECOND_HALF' });
    expect([await points('balik'), await goalsOf('ivan')]).toEqual(before);
    expect(await details()).toMatchObject({ isLive: true, timer_running: true });
    await expectSumsToBeRight(league.database);
    await tell(goal('home', 'ivan'));
    await tell({ act: 'final-whistle' });
    expect(await goalsOf('ivan')).toBe(before[1]! + 2);
    await expectSumsToBeRight(league.database);
  });
});

describe('team sheets, statistics and the man of the match', () => {
  test('are replaced, and told anew when one of them goes', async () => {
    await tell(sheet(league, 'home'));
    await tell({ act: 'kick-off' });
    const rated = (player: string, rating: number, more: object = {}) =>
      ({ act: 'statistics', players: [{ player: league.player(player), rating, ...more }] }) as ActRequest['act'];
    await tell(rated('ivan', 6, { shots: 4, shotsOnTarget: 3 }));
    await tell(rated('ivan', 8));
    await tell(rated('v5', 7));
    expect(await statsOf('ivan')).toMatchObject({ rating: 8, shots: 4 });
    expect(await statsOf('v5')).toMatchObject({ rating: 7, minutes_played: 0 });
    await tell({ act: 'withdraw', revision: 4 });
    expect(await statsOf('ivan')).toMatchObject({ rating: 6, shots: 4 });
    await tell({ act: 'withdraw', revision: 5 });
    expect(await statsOf('v5')).toBeUndefined();
    await tell({
      act: 'correct',
      revision: 3,
      to: { act: 'statistics', players: [{ player: league.player('ivan'), rating: 9.5, shots: 1 }] },
    });
    expect(await statsOf('ivan')).toMatchObject({ rating: 9.5, shots: 1, shots_on_target: 0 });
    expect((await stats()).teamStats[league.id('teams', 'balik')]).toMatchObject({ avg_rating: 9.5 });
  });

  test('a count that does not fit what was counted before is refused in words', async () => {
    await tell({ act: 'kick-off' });
    const shots = (counted: object): ActRequest['act'] => ({
      act: 'statistics',
      players: [{ player: league.player('ivan'), ...counted }],
    });
    await tell(shots({ shots: 3, shotsOnTarget: 2 }));
    expect(await league.refused(key, shots({ shots: 1 }))).toEqual([409, 'counts']);
    expect((await statsOf('ivan'))?.shots).toBe(3);
  });

  test('a player whose only goal is withdrawn keeps what was counted of him', async () => {
    await tell({ act: 'kick-off' });
    await tell(goal('home', 'ivan'));
    await tell({ act: 'statistics', players: [{ player: league.player('ivan'), rating: 7.5 }] });
    await tell({ act: 'withdraw', revision: 2 });
    expect(await statsOf('ivan')).toMatchObject({ goals: 0, rating: 7.5 });
    await tell({ act: 'man-of-the-match', player: league.player('v1') });
    expect(await statsOf('v1')).toMatchObject({ motm: true });
    await tell({ act: 'man-of-the-match', player: league.player('ivan') });
    expect([(await statsOf('ivan'))?.motm, (await statsOf('v1'))?.motm]).toEqual([true, false]);
    await tell({ act: 'withdraw', revision: 6 });
    expect((await statsOf('v1'))?.motm).toBe(true);
    await tell({ act: 'correct', revision: 5, to: { act: 'man-of-the-match', player: league.player('v2') } });
    expect([(await statsOf('v1'))?.motm, (await statsOf('v2'))?.motm]).toEqual([undefined, true]);
    const { stats: career } = await league.ask(playerCalls.summary, apiPaths.playerSummary(league.player('v2')));
    expect(career.totalMatches).toBe(0);
    await expectSumsToBeRight(league.database);
  });
});
