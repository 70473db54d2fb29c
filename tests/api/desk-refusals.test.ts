import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActRequest } from '#contract/desk/acts.ts';
import { openDeskLeague, phase, lineup, type DeskLeague } from '#tests/support/desk-league.ts';

/* Acts that the rules forbid get a 409 with the reason; domain/match/desk tests the rules one by one. */

let league: DeskLeague;
beforeAll(async () => {
  league = await openDeskLeague();
  for (const side of ['home', 'away'] as const) await league.record('derby', lineup(league, side));
});
afterAll(() => league?.close());

const p = (key: string) => league.player(key);
const goal = (player: string, more: object = {}) =>
  ({ act: 'goal', team: 'home', player: p(player), ...more }) as const;
const card = (player: string, shown: 'yellow' | 'second-yellow' | 'red', more: object = {}) =>
  ({ act: 'card', team: 'home', player: p(player), card: shown, ...more }) as const;
const change = (playerIn: string, playerOut: string) =>
  ({ act: 'substitution', team: 'home', playerIn: p(playerIn), playerOut: p(playerOut) }) as const;
const why = { reason: 'По протокола' };
const record = (minutes: number, ...acts: ActRequest['act'][]) => {
  league.passTo(minutes);
  return acts.reduce<Promise<unknown>>(async (before, act) => {
    await before;
    await league.record('derby', act);
  }, Promise.resolve());
};
/** Each act with the reason for which it is refused. */
async function expectRefused(...cases: [reason: string, act: object, sent?: object][]) {
  for (const [reason, act, sent = {}] of cases)
    expect([act, await league.refused('derby', act, sent)]).toEqual([act, [409, reason]]);
}

describe('in the order of a match', () => {
  test('before kick-off', async () => {
    await expectRefused(
      ['not_started', goal('ivan')],
      ['not_started', card('ivan', 'red')],
      ['not_started', change('b6', 'b2')],
      ['not_started', { act: 'final-whistle' }],
      ['not_started', { act: 'stop-clock' }],
      ['not_started', phase('HALF_TIME')],
      ['not_started', { act: 'man-of-the-match', player: p('ivan') }],
      ['not_started', { act: 'statistics', teams: {}, players: [] }],
      ['wrong_status', { act: 'abandon' }],
      ['unknown_entry', { act: 'withdraw', revision: 9 }],
      ['other_kind', { act: 'correct', revision: 1, to: { act: 'postpone' } }],
      ['double', { ...lineup(league, 'home'), substitutes: [{ player: p('b1') }] }],
      ['unknown_player', { ...lineup(league, 'home'), captain: p('v1') }],
    );
  });

  test('in the first half', async () => {
    await record(0, { act: 'kick-off' });
    await record(5, card('b2', 'yellow'), card('b3', 'red'), { act: 'stop-clock' });
    await expectRefused(
      ['wrong_phase', { act: 'kick-off' }],
      ['wrong_phase', phase('SECOND_HALF')],
      ['wrong_phase', { act: 'final-whistle' }],
      ['wrong_phase', { act: 'shoot-out-kick', team: 'home', result: 'scored' }],
      ['wrong_status', { act: 'postpone' }],
      ['wrong_status', { act: 'cancel' }],
      ['wrong_status', { act: 'reschedule', startTime: '2026-03-22T17:00:00Z' }],
      ['too_early', goal('ivan', { minute: 26 })],
      ['too_early', goal('ivan'), { at: '2026-03-15T17:59:00Z' }],
      ['too_late', { act: 'start-clock' }, { at: '2026-03-15T18:04:59Z' }],
      ['clock', { act: 'stop-clock' }],
      ['unknown_player', goal('v1')],
      ['unknown_player', goal('hidden')],
      ['double', goal('ivan', { assist: p('ivan') })],
      ['double', change('b6', 'b6')],
      ['assist', goal('ivan', { assist: p('b2'), ownGoal: true })],
      ['booked', card('b2', 'yellow')],
      ['not_booked', card('b4', 'second-yellow')],
      ['sent_off', goal('b3')],
      ['sent_off', goal('b4', { assist: p('b3') })],
      ['not_on', change('b7', 'b6')],
      ['not_on', change('b7', 'b3')],
      ['already_on', change('b4', 'b5')],
      ['stands_under_others', { act: 'withdraw', revision: 3 }],
      ['other_kind', { act: 'correct', revision: 4, to: card('b2', 'red') }],
      ['other_kind', { act: 'correct', revision: 3, to: { act: 'kick-off' } }],
      ['unknown_player', { act: 'correct', revision: 4, to: card('v2', 'yellow') }],
    );
  });

  test('a withdrawn act cannot be withdrawn or corrected again', async () => {
    await record(6, { act: 'withdraw', revision: 5 });
    await expectRefused(
      ['withdrawn', { act: 'withdraw', revision: 5 }],
      ['withdrawn', { act: 'correct', revision: 5, to: card('b4', 'red') }],
    );
    await record(7, { act: 'start-clock' }, goal('b3'));
    await expectRefused(['sent_off', { act: 'withdraw', revision: 7 }]);
  });

  test('after the end', async () => {
    await record(25, phase('HALF_TIME'));
    await expectRefused(['clock', { act: 'stop-clock' }], ['wrong_phase', phase('EXTRA_TIME')]);
    await record(30, phase('SECOND_HALF'));
    await record(56, { act: 'final-whistle' });
    await expectRefused(['over', goal('ivan')]);
    await record(58, { act: 'hand-in' });
    await expectRefused(
      ['handed_in', goal('ivan', { minute: 30 })],
      ['over', goal('ivan'), why],
      ['handed_in', lineup(league, 'home')],
      ['handed_in', { act: 'withdraw', revision: 9 }],
      ['handed_in', { act: 'correct', revision: 9, to: goal('ivan') }],
      ['wrong_status', { act: 'kick-off' }],
      ['wrong_status', phase('EXTRA_TIME')],
      ['wrong_status', { act: 'stop-clock' }],
      ['wrong_status', { act: 'abandon' }],
      ['wrong_phase', { act: 'shoot-out-kick', team: 'home', result: 'scored' }, why],
      ['unknown_player', { ...lineup(league, 'home'), starters: [{ player: p('b1') }], captain: null }, why],
    );
  });
});

test('a clock that was never stopped causes no error', async () => {
  league.passTo(0);
  await league.record('s1', { act: 'kick-off' });
  league.passTo(10 * 60);
  await league.record('s1', goal('ivan'));
  await league.record('s1', phase('HALF_TIME'));
  const { rows } = await league.database.pool.query(
    `select minute, extra_time from match_ledger where kind = 'GOAL' and match_id = $1`,
    [league.id('matches', 's1')],
  );
  expect(rows).toEqual([{ minute: 25, extra_time: 60 }]);
});

test('a player of both squads is in one line-up only', async () => {
  await league.database.pool.query(
    `insert into squad_memberships (team_id, player_id, joined_on) values ($1, $2, '2026-01-01')`,
    [league.id('teams', 'vihar'), p('b7')],
  );
  await league.record('s2', lineup(league, 'home'));
  const onBothLineups = { ...lineup(league, 'away'), substitutes: [{ player: p('b7') }] };
  expect(await league.refused('s2', onBothLineups)).toEqual([409, 'double']);
});
