import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActRequest } from '#contract/desk/acts.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import {
  expectSumsToBeRight,
  KICK_OFF,
  openDeskLeague,
  phase,
  lineup,
  type DeskLeague,
} from '#tests/support/desk-league.ts';

/* Decisions away from the pitch: awards, postponements, new dates, abandonment. */

let league: DeskLeague;
beforeAll(async () => {
  league = await openDeskLeague();
});
afterAll(() => league?.close());

const details = async (key: string) =>
  (await league.ask(matchEndpoints.details, apiPaths.matchDetails(league.id('matches', key)))).details.match;
const goal = (team: 'home' | 'away', player: string, more: object = {}) =>
  ({ act: 'goal', team, player: league.player(player), ...more }) as const;
const award = { act: 'award', home: 3, away: 0, reasonBg: 'Нередовен играч', reasonEn: 'Ineligible player' } as const;
const why = { reason: 'Решение на лигата' };

async function points(key: string): Promise<Record<string, number>> {
  const { standings } = await league.ask(matchEndpoints.standings, apiPaths.matchStandings(league.id('matches', key)));
  return Object.fromEntries(
    Object.values(standings)
      .flat()
      .map((row) => [row.team.name, row.points]),
  );
}
async function scorers(key: string): Promise<Record<string, number>> {
  const { top_scorers } = await league.ask(
    matchEndpoints.topScorers,
    apiPaths.matchTopScorers(league.id('matches', key)),
  );
  return Object.fromEntries(top_scorers.map((row) => [row.player_name, row.goals]));
}
/** To the end of regular time, each phase ten minutes after the other. */
async function playRegularTime(key: string) {
  for (const [i, act] of [{ act: 'kick-off' } as const, phase('HALF_TIME'), phase('SECOND_HALF')].entries()) {
    league.passTo(i * 10);
    await league.record(key, act);
  }
}

describe('an award', () => {
  test('gives an unplayed match its result, with the reason in both languages', async () => {
    const before = await points('s1');
    await league.record('s1', award);
    expect(await details('s1')).toMatchObject({
      status: 'AWARDED',
      team1_score: 3,
      team2_score: 0,
      award_reason: 'Ineligible player',
      award_reason_bg: 'Нередовен играч',
    });
    expect(await points('s1')).toEqual({ ...before, Балик: (before['Балик'] ?? 0) + 3 });
    expect(await league.refused('s1', award)).toEqual([409, 'wrong_status']);
    await league.record('s1', { act: 'correct', revision: 1, to: { ...award, home: 0, away: 3 } }, why);
    expect(await points('s1')).toEqual({ ...before, Вихър: (before['Вихър'] ?? 0) + 3 });
    await league.record('s1', { act: 'withdraw', revision: 1 }, why);
    expect(await points('s1')).toEqual(before);
    expect(await details('s1')).toMatchObject({ status: 'UPCOMING', team1_score: null, award_reason: null });
    await expectSumsToBeRight(league.database);
  });

  test('removes the statistics of a played match from the lists; withdrawing it restores them', async () => {
    const before = { points: await points('s2'), scorers: await scorers('s2') };
    await playRegularTime('s2');
    await league.record('s2', goal('away', 'petar'));
    await league.record('s2', { act: 'final-whistle' });
    const played = { points: await points('s2'), scorers: await scorers('s2') };
    expect(played.scorers['Петър Желев']).toBe((before.scorers['Петър Желев'] ?? 0) + 1);
    await league.record('s2', award);
    expect(await scorers('s2')).toEqual(before.scorers);
    expect((await points('s2'))['Балик']).toBe((before.points['Балик'] ?? 0) + 3);
    expect(await details('s2')).toMatchObject({ team1_score: 3, team2_score: 0 });
    await league.record('s2', { act: 'withdraw', revision: 6 }, why);
    expect({ points: await points('s2'), scorers: await scorers('s2') }).toEqual(played);
    await expectSumsToBeRight(league.database);
  });
});

test('an imported award survives later corrections', async () => {
  await playRegularTime('s6');
  await league.record('s6', goal('away', 'petar', { minute: 3 }));
  await league.record('s6', award);
  const id = league.id('matches', 's6');
  await league.database.pool.query('update match_ledger set details = null where match_id = $1', [id]);
  await league.record('s6', { act: 'correct', revision: 4, to: goal('away', 'v2') }, why);
  expect(await details('s6')).toMatchObject({ status: 'AWARDED', team1_score: 3, award_reason: 'Ineligible player' });
});

describe('dates', () => {
  const at = (day: number) => `2026-03-${day}T17:00:00Z`;
  const stored = async (key: string) => {
    const { rows } = await league.database.pool.query<{ sequence: number }>(
      'select sequence from matches where key = $1',
      [key],
    );
    const { start_time, previous_start_time, venue, status } = await details(key);
    return {
      status,
      start: start_time && Date.parse(start_time),
      previous: previous_start_time && Date.parse(previous_start_time),
      venue,
      sequence: rows[0]?.sequence,
    };
  };
  const move = (day: number, venue: string | null = null) =>
    ({ act: 'reschedule', startTime: at(day), venue }) as const;

  test('a postponed match gets a new date, which keeps the old one', async () => {
    await league.record('s3', { act: 'postpone' });
    expect(await stored('s3')).toMatchObject({ status: 'POSTPONED', sequence: 1 });
    expect(await league.refused('s3', { act: 'kick-off' })).toEqual([409, 'wrong_status']);
    await league.record('s3', move(22, 'Градски стадион'));
    const moved = {
      status: 'UPCOMING',
      start: Date.parse(at(22)),
      previous: KICK_OFF,
      venue: 'Градски стадион',
      sequence: 2,
    };
    expect(await stored('s3')).toEqual(moved);
    await league.record('s3', move(29));
    expect(await stored('s3')).toEqual({
      ...moved,
      start: Date.parse(at(29)),
      previous: Date.parse(at(22)),
      sequence: 3,
    });
  });

  test('withdrawing or correcting a date gives the same result as entering it right at first', async () => {
    await league.record('s3', { act: 'withdraw', revision: 3 });
    expect(await stored('s3')).toMatchObject({ start: Date.parse(at(22)), previous: KICK_OFF, sequence: 4 });
    await league.record('s3', { act: 'correct', revision: 2, to: move(23) });
    expect(await stored('s3')).toMatchObject({
      start: Date.parse(at(23)),
      previous: KICK_OFF,
      venue: 'Терен Балик',
      sequence: 5,
    });
    await league.record('s3', { act: 'withdraw', revision: 2 });
    expect(await stored('s3')).toEqual({
      status: 'POSTPONED',
      start: KICK_OFF,
      previous: null,
      venue: 'Терен Балик',
      sequence: 6,
    });
  });

  test('an abandoned match is played again from the start, and what was played before counts for nothing', async () => {
    await league.record('s4', lineup(league, 'home'));
    league.passTo(0);
    await league.record('s4', { act: 'kick-off' });
    await league.record('s4', goal('home', 'ivan'));
    await league.record('s4', { act: 'statistics', players: [{ player: league.player('b7'), rating: 8 }] });
    await league.record('s4', { act: 'abandon' });
    expect(await details('s4')).toMatchObject({
      status: 'POSTPONED',
      abandoned: true,
      team1_score: 1,
      team2_score: 0,
      timer_running: false,
    });
    expect(await league.refused('s4', goal('home', 'ivan'))).toEqual([409, 'wrong_status']);
    await league.record('s4', move(22));
    const fresh = await details('s4');
    expect(fresh).toMatchObject({
      status: 'UPCOMING',
      abandoned: false,
      team1_score: null,
      goals: [],
      events: [],
      current_minute: 0,
    });
    expect(Object.values(fresh.squads).flatMap(({ starters }) => starters)).toEqual([]);
    expect(await league.ask(matchEndpoints.stats, apiPaths.matchStats(fresh.id))).toEqual({
      teamStats: {},
      playerStats: [],
    });
    await league.record('s4', { act: 'kick-off' });
    expect((await league.record('s4', goal('away', 'petar'))).score).toEqual({ home: 0, away: 1 });
    expect(
      (await league.ask(matchEndpoints.stats, apiPaths.matchStats(fresh.id))).playerStats.map(({ name }) => name),
    ).toEqual(['Петър Желев']);
  });

  test('a cancelled match accepts nothing more', async () => {
    await league.record('s5', { act: 'cancel' });
    expect(await details('s5')).toMatchObject({ status: 'CANCELLED' });
    for (const act of [{ act: 'kick-off' }, { act: 'postpone' }, move(22), award])
      expect([act.act, await league.refused('s5', act)]).toEqual([act.act, [409, 'wrong_status']]);
  });
});

describe('a match that was imported without its ledger', () => {
  test('takes acts of play with a reason, and none while it is live', async () => {
    expect(await league.refused('imported', goal('home', 'ivan', { minute: 5 }))).toEqual([409, 'handed_in']);
    expect(await league.refused('m5', { act: 'final-whistle' })).toEqual([409, 'imported']);
  });

  test('accepts line-ups, statistics and awards', async () => {
    const before = await points('imported');
    const rated: ActRequest['act'] = {
      act: 'statistics',
      teams: { home: { shots: 4 } },
      players: [{ player: league.player('b2'), rating: 7, shots: 1 }],
    };
    expect(await league.record('imported', rated)).toMatchObject({
      status: 'FINISHED',
      phase: 'FULL_TIME',
      score: { home: 1, away: 1 },
    });
    await league.record('imported', { act: 'man-of-the-match', player: league.player('b2') });
    const { teamStats, playerStats } = await league.ask(
      matchEndpoints.stats,
      apiPaths.matchStats(league.id('matches', 'imported')),
    );
    expect(playerStats).toMatchObject([{ name: 'Играч B2', rating: 7, motm: true, shots: 1 }]);
    expect(teamStats[league.id('teams', 'balik')]).toMatchObject({
      goals: 1,
      goals_conceded: 1,
      shots: 4,
      avg_rating: 7,
    });
    expect(await league.record('imported', award)).toMatchObject({ status: 'AWARDED' });
    expect((await points('imported'))['Балик']).toBe((before['Балик'] ?? 0) + 2);
    await expectSumsToBeRight(league.database);
  });

  test('and was postponed can be given a date, and be played', async () => {
    expect(await league.refused('waiting', { act: 'kick-off' })).toEqual([409, 'wrong_status']);
    expect(await league.record('waiting', { act: 'reschedule', startTime: '2026-03-22T17:00:00Z' })).toMatchObject({
      status: 'UPCOMING',
    });
    expect(await league.record('waiting', { act: 'kick-off' })).toMatchObject({
      status: 'LIVE',
      score: { home: 0, away: 0 },
    });
  });
});
