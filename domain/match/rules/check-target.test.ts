import { describe, expect, test } from 'vitest';
import { foldClock } from '#domain/match/fold-clock.ts';
import { foldLedger } from '#domain/match/fold-ledger.ts';
import type { MatchToActOn } from './match-to-act-on.ts';
import {
  after,
  card,
  change,
  correct,
  fullMatch,
  decide,
  goal,
  halfTime,
  kick,
  kickOff,
  last,
  record,
  refusalOf,
  secondHalf,
  lineupOf,
  SIDES,
  tie,
  upcoming,
  whistle,
  withdraw,
} from './recorded-match.fixture.ts';

const fold = (match: MatchToActOn) => foldLedger(match.entries, SIDES);
const live = record(upcoming, kickOff);
/** Entry 2 is a goal of the 10th minute. */
const scored = record(live, { act: goal('home', 11), at: 9.5 });
const why = { reason: 'Протокол' };
const handIn = { act: 'hand-in' } as const;

describe('a correction', () => {
  test('[DK16] says what happened instead, and what it leaves out of the minute stays', () => {
    const corrected = record(scored, correct(2, goal('home', 12, { assist: 13 })));
    expect(last(corrected)).toMatchObject({ kind: 'CORRECTION', target: 2, minute: 10, phase: 'FIRST_HALF' });
    expect(fold(corrected).goals).toMatchObject([{ revision: 2, player: 12, assister: 13, minute: 10 }]);
    const moved = record(corrected, correct(2, goal('home', 12, { minute: 7 })));
    expect(fold(moved).goals).toMatchObject([{ minute: 7, assister: null }]);
    expect(fold(record(moved, correct(4, goal('home', 14)))).goals).toMatchObject([{ player: 14, minute: 7 }]);
  });

  test('[DK16] of the half-time score too: the goal was in the first half', () => {
    const second = record(scored, halfTime, secondHalf, goal('away', 21, { minute: 30 }));
    const corrected = record(second, correct(5, goal('away', 21, { minute: 25, extraTime: 1 })));
    expect(fold(corrected)).toMatchObject({ halfTime: { home: 1, away: 1 }, score: { home: 1, away: 1 } });
  });

  test('[DK16] keeps the kind, and a line-up its team', () => {
    expect(refusalOf(scored, correct(2, card('home', 11, 'red')))).toBe('other_kind');
    const booked = record(live, card('home', 11, 'yellow'));
    expect(refusalOf(booked, correct(2, card('home', 11, 'red')))).toBe('other_kind');
    expect(refusalOf(booked, correct(2, card('away', 21, 'yellow')))).toBeNull();
    const listed = record(upcoming, lineupOf('home'));
    expect(refusalOf(listed, correct(1, lineupOf('away')))).toBe('other_kind');
    expect(refusalOf(listed, correct(1, lineupOf('home', [10, 12])))).toBeNull();
  });

  test('[DK16] phases, clock and whistle have nothing to correct', () => {
    expect(refusalOf(live, correct(1, { act: 'kick-off' }))).toBe('other_kind');
    expect(refusalOf(record(live, { act: 'stop-clock' }), correct(2, { act: 'stop-clock' }))).toBe('other_kind');
    expect(refusalOf(record(upcoming, { act: 'postpone' }), correct(1, { act: 'postpone' }))).toBe('other_kind');
    const over = record(upcoming, ...fullMatch);
    expect(refusalOf(over, correct(4, { act: 'final-whistle' }), why)).toBe('other_kind');
    expect(refusalOf(record(scored, withdraw(2)), correct(3, goal('home', 11)))).toBe('other_kind');
  });

  test('[DK16] is held to the rules of what it says', () => {
    expect(refusalOf(scored, correct(2, goal('home', 21)))).toBe('unknown_player');
    expect(refusalOf(scored, correct(2, goal('home', 12, { assist: 12 })))).toBe('double');
    expect(refusalOf(scored, correct(2, goal('home', 11, { minute: 26 })))).toBe('too_early');
    const sentOff = record(scored, card('home', 12, 'red', 5));
    expect(refusalOf(sentOff, correct(2, goal('home', 12)))).toBe('sent_off');
    expect(refusalOf(sentOff, correct(2, goal('home', 12, { minute: 4 })))).toBeNull();
  });

  test('[DK16] a line-up is held to the changes that were made', () => {
    const changed = record(upcoming, lineupOf('home'), kickOff, change('home', 16, 11, 5));
    expect(refusalOf(changed, correct(1, lineupOf('home', [10, 12, 13, 14, 15, 16, 11])))).toBe('not_on');
    expect(refusalOf(changed, correct(1, lineupOf('home', [10, 11, 13, 14, 15, 12, 16])))).toBeNull();
  });

  test('[DK17] is of what stands', () => {
    expect(refusalOf(scored, correct(9, goal('home', 11)))).toBe('unknown_entry');
    expect(refusalOf(record(scored, withdraw(2)), correct(2, goal('home', 12)))).toBe('withdrawn');
    const twice = record(scored, correct(2, goal('home', 12)), correct(3, goal('home', 13)), withdraw(3));
    expect(refusalOf(twice, correct(3, goal('home', 14)))).toBe('withdrawn');
    expect(refusalOf(twice, correct(4, goal('home', 14)))).toBe('withdrawn');
    expect(fold(record(twice, correct(2, goal('home', 14)))).goals).toMatchObject([{ player: 14 }]);
  });

  test('[DK19] needs a reason once the match was handed in', () => {
    const played = record(scored, halfTime, secondHalf, whistle);
    expect(refusalOf(played, correct(2, goal('home', 12)))).toBeNull();
    const over = record(played, handIn);
    expect(refusalOf(over, correct(2, goal('home', 12)))).toBe('handed_in');
    const corrected = decide(over, { act: correct(2, goal('home', 12)), ...why });
    expect(corrected).toMatchObject({ entry: { kind: 'CORRECTION', reason: 'Протокол', minute: 10 } });
  });
});

describe('a withdrawal', () => {
  test('removes an act, and can be withdrawn itself', () => {
    const withdrawn = record(scored, withdraw(2));
    expect(fold(withdrawn)).toMatchObject({ score: { home: 0, away: 0 }, goals: [] });
    const back = record(withdrawn, withdraw(3));
    expect(fold(back).score).toEqual({ home: 1, away: 0 });
    expect(fold(record(back, withdraw(2))).score).toEqual({ home: 0, away: 0 });
  });

  test('[DK17] happens once', () => {
    const withdrawn = record(scored, withdraw(2));
    expect(refusalOf(withdrawn, withdraw(2))).toBe('withdrawn');
    expect(refusalOf(record(withdrawn, withdraw(3)), withdraw(3))).toBe('withdrawn');
    expect(refusalOf(scored, withdraw(3))).toBe('unknown_entry');
  });

  test('[DK18] not of a phase in which something happened', () => {
    expect(refusalOf(scored, withdraw(1))).toBe('stands_under_others');
    expect(refusalOf(record(scored, withdraw(2)), withdraw(1))).toBeNull();
    expect(refusalOf(record(scored, halfTime, secondHalf), withdraw(3))).toBe('stands_under_others');
    const late = record(scored, halfTime, goal('home', 12, { minute: 3 }));
    expect(fold(record(late, withdraw(3))).phase).toBe('FIRST_HALF');
    expect(refusalOf(record(live, { act: 'stop-clock' }), withdraw(1))).toBe('stands_under_others');
  });

  test('[DK18] statistics depend on the kick-off, a line-up does not', () => {
    const counted = record(live, { act: 'statistics', teams: { home: { shots: 1 } }, players: [] });
    expect(refusalOf(counted, withdraw(1))).toBe('stands_under_others');
    expect(fold(record(live, lineupOf('home'), withdraw(1))).status).toBe('UPCOMING');
    const second = record(counted, halfTime, { act: 'statistics', teams: { home: { shots: 2 } }, players: [] });
    expect(refusalOf(second, withdraw(3))).toBeNull();
  });

  test('[DK18] the whistle is withdrawn while no decision followed; the clock runs on as if it had not been blown', () => {
    const over = record(upcoming, ...fullMatch, { act: goal('home', 11, { minute: 50 }), ...why });
    const again = record(over, { act: withdraw(4), ...why });
    expect(fold(again)).toMatchObject({ status: 'LIVE', phase: 'SECOND_HALF', score: { home: 1, away: 0 } });
    expect(foldClock(again.entries).runningSince).toEqual(after(35));
    const awarded = record(over, { act: 'award', home: 3, away: 0, reasonBg: 'Нередовен', reasonEn: 'Ineligible' });
    expect(refusalOf(awarded, withdraw(4), why)).toBe('stands_under_others');
    expect(fold(record(awarded, { act: withdraw(6), ...why })).status).toBe('FINISHED');
  });

  test('[DK18] a decision is withdrawn while no other followed', () => {
    const postponed = record(upcoming, { act: 'postpone' });
    expect(fold(record(postponed, withdraw(1))).status).toBe('UPCOMING');
    const moved = record(postponed, { act: 'reschedule', startTime: '2026-03-22T17:00:00Z', venue: null });
    expect(refusalOf(moved, withdraw(1))).toBe('stands_under_others');
    expect(fold(record(moved, withdraw(2))).status).toBe('POSTPONED');
  });

  test('[DK18] what was withdrawn is restored only if nothing took its place', () => {
    const called = record(upcoming, { act: 'cancel' }, withdraw(1), kickOff);
    expect(refusalOf(called, withdraw(2))).toBe('stands_under_others');
    const restarted = record(live, withdraw(1), { act: { act: 'kick-off' }, at: 5 });
    expect(refusalOf(restarted, withdraw(2))).toBe('stands_under_others');
    expect(refusalOf(record(restarted, withdraw(3)), withdraw(2))).toBe('stands_under_others');
    expect(fold(record(live, halfTime, withdraw(2), withdraw(3))).phase).toBe('HALF_TIME');
  });

  test('[DK20] nor into a half that is not played, or after a red card', () => {
    const undone = record(scored, withdraw(2), withdraw(1));
    expect(refusalOf(undone, withdraw(3))).toBe('too_early');
    const sentOff = record(scored, withdraw(2), card('home', 11, 'red', 5));
    expect(refusalOf(sentOff, withdraw(3))).toBe('sent_off');
  });

  test('[DK20] not of a card without which another makes no sense', () => {
    const sentOff = record(live, card('home', 11, 'yellow', 3), card('home', 11, 'second-yellow', 9));
    expect(refusalOf(sentOff, withdraw(2))).toBe('not_booked');
    expect(refusalOf(record(sentOff, withdraw(3)), withdraw(2))).toBeNull();
    const changed = record(upcoming, lineupOf('home'), kickOff, change('home', 16, 11, 5), change('home', 17, 16, 9));
    expect(refusalOf(changed, withdraw(3))).toBe('not_on');
  });

  test('[DK19] needs a reason once the match was handed in', () => {
    const played = record(scored, halfTime, secondHalf, whistle);
    expect(refusalOf(played, withdraw(2))).toBeNull();
    const over = record(played, handIn);
    expect(refusalOf(over, withdraw(2))).toBe('handed_in');
    expect(refusalOf(over, withdraw(2), why)).toBeNull();
  });

  test('[DK22] of the hand-in opens the match again; until then its end stays', () => {
    const over = record(upcoming, ...fullMatch, handIn);
    expect(refusalOf(over, withdraw(4), why)).toBe('stands_under_others');
    const open = record(over, { act: withdraw(5), ...why });
    expect(refusalOf(open, goal('home', 11, { minute: 5 }))).toBeNull();
    expect(refusalOf(open, withdraw(4))).toBeNull();
    expect(refusalOf(open, handIn)).toBeNull();
    expect(refusalOf(open, correct(5, handIn))).toBe('withdrawn');
  });

  test('[DK3] a knockout match that has ended keeps a winner', () => {
    const over = record(tie, kickOff, goal('home', 11, { minute: 5 }), halfTime, secondHalf, whistle);
    expect(refusalOf(over, withdraw(2), why)).toBe('level');
    expect(refusalOf(over, correct(2, goal('home', 11, { ownGoal: true })), why)).toBeNull();
    expect(refusalOf(over, goal('away', 21, { minute: 50 }), why)).toBe('level');
    const onPenalties = record(
      { ...tie, extraTime: false },
      kickOff,
      halfTime,
      secondHalf,
      { act: 'phase', phase: 'FULL_TIME_BREAK' },
      { act: 'phase', phase: 'PENALTIES' },
      kick('home', 'scored'),
      { act: 'final-whistle' },
    );
    expect(refusalOf(onPenalties, withdraw(6), why)).toBe('level');
    expect(refusalOf(record(upcoming, ...fullMatch), withdraw(4), why)).toBeNull();
  });
});
