import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competitionEndpoints } from '#contract/http/competition.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import { expectSumsToBeRight, openDeskLeague, phase, lineup, type DeskLeague } from '#tests/support/desk-league.ts';

/* Matches that need a winner, act by act through the desk. */

let league: DeskLeague;
beforeAll(async () => {
  league = await openDeskLeague();
});
afterAll(() => league?.close());

const details = async (key: string) =>
  (await league.ask(matchEndpoints.details, apiPaths.matchDetails(league.id('matches', key)))).details.match;
const goal = (team: 'home' | 'away', player: string) => ({ act: 'goal', team, player: league.player(player) }) as const;
const kick = (team: 'home' | 'away', result: 'scored' | 'missed') => ({ act: 'shoot-out-kick', team, result }) as const;

/** To the end of regular time, each phase ten minutes after the other. */
async function playRegularTime(key: string) {
  for (const [i, act] of [{ act: 'kick-off' } as const, phase('HALF_TIME'), phase('SECOND_HALF')].entries()) {
    league.passTo(i * 10);
    await league.record(key, act);
  }
}

const AWARD = { act: 'award', home: 3, away: 0, reasonBg: 'нередовен играч', reasonEn: 'ineligible player' } as const;

/** The teams of the final. */
async function finalists() {
  const { rows } = await league.database.pool.query<{ home: string | null; away: string | null }>(
    `select h.key as home, a.key as away from matches m left join teams h on h.id = home_team_id left join teams a on a.id = away_team_id
     where m.key = 'final'`,
  );
  return rows[0];
}

test('without teams no match can be recorded', async () => {
  expect(await league.refused('final', { act: 'kick-off' })).toEqual([409, 'teams_unknown']);
});

describe('a knockout match', () => {
  test('that is level goes on to extra time and to penalties', async () => {
    await league.record('tie', lineup(league, 'home'));
    await league.record('tie', lineup(league, 'away'));
    await playRegularTime('tie');
    league.passTo(40);
    await league.record('tie', goal('home', 'ivan'));
    await league.record('tie', goal('away', 'petar'));
    expect(await league.refused('tie', { act: 'final-whistle' })).toEqual([409, 'level']);
    expect(await league.refused('tie', phase('EXTRA_TIME'))).toEqual([409, 'wrong_phase']);
    await league.record('tie', phase('FULL_TIME_BREAK'));
    expect(await league.refused('tie', phase('PENALTIES'))).toEqual([409, 'wrong_phase']);
    league.passTo(50);
    await league.record('tie', phase('EXTRA_TIME'));
    league.passTo(52);
    await league.record('tie', goal('home', 'b2'));
    league.passTo(55);
    await league.record('tie', phase('EXTRA_TIME_BREAK'));
    await league.record('tie', phase('SECOND_EXTRA_TIME'));
    league.passTo(58);
    await league.record('tie', goal('away', 'v2'));
    expect(await details('tie')).toMatchObject({
      match_phase: 'SECOND_EXTRA_TIME',
      current_minute: 58,
      team1_score: 2,
      team2_score: 2,
      extra_time_winner: null,
    });
    await league.record('tie', phase('PENALTIES'));
    expect(await details('tie')).toMatchObject({
      match_phase: 'PENALTIES',
      timer_running: false,
      penalty_score: { team1: 0, team2: 0 },
    });
    for (const [team, result] of [
      ['home', 'scored'],
      ['away', 'missed'],
      ['home', 'missed'],
      ['away', 'scored'],
    ] as const)
      await league.record('tie', kick(team, result));
    expect(await league.refused('tie', { act: 'final-whistle' })).toEqual([409, 'level']);
    expect((await league.record('tie', kick('away', 'scored'))).penalties).toEqual({ home: 1, away: 2 });
    expect(await league.record('tie', { act: 'final-whistle' })).toMatchObject({
      status: 'FINISHED',
      score: { home: 2, away: 2 },
    });
  });

  test('is won on penalties; its goals, minutes and sums are those of sixty minutes', async () => {
    const match = await details('tie');
    expect(match).toMatchObject({
      status: 'FINISHED',
      team1_score: 2,
      team2_score: 2,
      penalty_score: { team1: 1, team2: 2 },
      penalty_winner: league.id('teams', 'vihar'),
      extra_time_winner: null,
    });
    expect(match.goals.map(({ minute, match_phase }) => [minute, match_phase])).toEqual([
      [46, 'SECOND_HALF'],
      [46, 'SECOND_HALF'],
      [53, 'EXTRA_TIME'],
      [59, 'SECOND_EXTRA_TIME'],
    ]);
    expect(match.events.slice(-5).map(({ event_type }) => event_type.replace('PENALTY_', ''))).toEqual([
      'SCORED',
      'MISSED',
      'MISSED',
      'SCORED',
      'SCORED',
    ]);
    const { playerStats } = await league.ask(matchEndpoints.stats, apiPaths.matchStats(match.id));
    expect(playerStats.map(({ minutes_played }) => minutes_played)).toEqual(Array(12).fill(60));
    const cup = await league.ask(
      competitionEndpoints.eliminationMatches,
      apiPaths.eliminationMatches(league.id('competitions', 'old')),
    );
    expect(JSON.stringify(cup)).toContain(`"id":${match.id}`);
    await expectSumsToBeRight(league.database);
  });

  test('[BR6] moves its winner on, and the other team when the result changes', async () => {
    expect(await finalists()).toEqual({ home: 'vihar', away: null });
    const { revision } = await league.record('tie', AWARD);
    expect(await finalists()).toEqual({ home: 'balik', away: null });
    await league.record('tie', { act: 'withdraw', revision }, { reason: 'повторно разгледано' });
    expect(await finalists()).toEqual({ home: 'vihar', away: null });
  });

  test('can be won in extra time', async () => {
    await playRegularTime('tie2');
    for (const name of ['FULL_TIME_BREAK', 'EXTRA_TIME', 'EXTRA_TIME_BREAK', 'SECOND_EXTRA_TIME'])
      await league.record('tie2', phase(name));
    await league.record('tie2', goal('home', 'ivan'));
    expect(await league.refused('tie2', phase('PENALTIES'))).toEqual([409, 'wrong_phase']);
    await league.record('tie2', { act: 'final-whistle' });
    expect(await details('tie2')).toMatchObject({
      extra_time_winner: league.id('teams', 'balik'),
      penalty_score: null,
      team1_score: 1,
    });
  });
});

test('[BR6] a final that has begun keeps its teams', async () => {
  expect(await finalists()).toEqual({ home: 'vihar', away: 'balik' });
  await league.record('final', { act: 'kick-off' });
  await league.record('tie', AWARD);
  expect(await finalists()).toEqual({ home: 'vihar', away: 'balik' });
});
