import { describe, expect, test } from 'vitest';
import { foldLedger } from '#domain/match/fold-ledger.ts';
import { canTransition } from '#domain/match/status-transition.ts';
import type { MatchPhase } from '#domain/match/status.ts';
import type { DeskAct } from './act.ts';
import type { MatchToActOn } from './match-to-act-on.ts';
import {
  append,
  card,
  change,
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
  SIDES,
  tie,
  upcoming,
  whistle,
  withdraw,
} from './recorded-match.fixture.ts';

const phase = (name: MatchPhase): DeskAct => ({ act: 'phase', phase: name });
const over = record(upcoming, ...fullMatch);
const postponed = record(upcoming, { act: 'postpone' });
const cancelled = record(upcoming, { act: 'cancel' });
const awarded = record(upcoming, { act: 'award', home: 3, away: 0, reasonBg: 'Неявяване', reasonEn: 'No show' });
const live = record(upcoming, kickOff);

describe('the course of a match', () => {
  test('[DK21] a match that is more than a month ahead gets a new date before it kicks off', () => {
    const on = (startTime: string) => ({ ...upcoming, date: { startTime, venue: null } });
    expect(refusalOf(on('2026-07-15T18:00:00Z'), { act: 'kick-off' })).toBe('too_early');
    expect(refusalOf(on('2026-03-22T18:00:00Z'), { act: 'kick-off' })).toBeNull();
  });

  test('[DK1] nothing is recorded of a match without teams', () => {
    const unknown = { ...upcoming, sides: null };
    for (const act of ['kick-off', 'postpone', 'cancel'] as const)
      expect(refusalOf(unknown, { act })).toBe('teams_unknown');
  });

  test('[DK2] only an upcoming match kicks off', () => {
    expect(last(live)).toMatchObject({ kind: 'PHASE', phase: 'FIRST_HALF', recordedAt: '2026-03-15T17:00:00.000Z' });
    expect(refusalOf(live, { act: 'kick-off' })).toBe('wrong_phase');
    expect([over, postponed, cancelled, awarded].map((match) => refusalOf(match, { act: 'kick-off' }))).toEqual(
      Array(4).fill('wrong_status'),
    );
    expect(refusalOf(upcoming, phase('SECOND_HALF'))).toBe('not_started');
    expect(last(record(upcoming, phase('FIRST_HALF'))).phase).toBe('FIRST_HALF');
  });

  test('[DK2] phases come one after the other, and there is no sixth', () => {
    expect(refusalOf(live, phase('SECOND_HALF'))).toBe('wrong_phase');
    expect(refusalOf(live, phase('NOT_STARTED'))).toBe('wrong_phase');
    const second = record(live, halfTime, secondHalf);
    expect(
      ['HALF_TIME', 'FULL_TIME_BREAK', 'EXTRA_TIME', 'PENALTIES'].map((name) =>
        refusalOf(second, phase(name as MatchPhase)),
      ),
    ).toEqual(Array(4).fill('wrong_phase'));
    expect(refusalOf(over, phase('EXTRA_TIME'))).toBe('wrong_status');
  });

  test('[DK3] the whistle comes after the second half, and "full time" is the whistle', () => {
    expect(refusalOf(upcoming, { act: 'final-whistle' })).toBe('not_started');
    expect(refusalOf(live, { act: 'final-whistle' })).toBe('wrong_phase');
    expect(refusalOf(record(live, halfTime), { act: 'final-whistle' })).toBe('wrong_phase');
    expect(last(record(live, halfTime, secondHalf, phase('FULL_TIME')))).toMatchObject({
      kind: 'FINAL_WHISTLE',
      phase: 'FULL_TIME',
    });
  });

  test('[DK3] a knockout match that is level goes on until it has a winner', () => {
    const level = record(tie, kickOff, halfTime, secondHalf);
    expect(refusalOf(level, { act: 'final-whistle' })).toBe('level');
    const breakAfter = record(level, phase('FULL_TIME_BREAK'));
    expect(refusalOf(breakAfter, { act: 'final-whistle' })).toBe('level');
    expect(refusalOf(breakAfter, phase('PENALTIES'))).toBe('wrong_phase');
    const prolonged = record(breakAfter, phase('EXTRA_TIME'), phase('EXTRA_TIME_BREAK'), phase('SECOND_EXTRA_TIME'));
    expect(refusalOf(prolonged, { act: 'final-whistle' })).toBe('level');
    const shootout = record(prolonged, phase('PENALTY_SHOOTOUT'), kick('home', 'scored'));
    expect(refusalOf(record(shootout, kick('away', 'scored')), { act: 'final-whistle' })).toBe('level');
    expect(record(shootout, { act: 'final-whistle' }).status).toBe('FINISHED');
    expect(record(prolonged, goal('home', 11), { act: 'final-whistle' }).status).toBe('FINISHED');
    expect(refusalOf({ ...breakAfter, extraTime: false }, phase('PENALTIES'))).toBeNull();
  });

  test('[DK3] a goal that comes to light during the shoot-out ends the match as well', () => {
    const shootout = record(
      { ...tie, extraTime: false },
      kickOff,
      halfTime,
      secondHalf,
      phase('FULL_TIME_BREAK'),
      phase('PENALTIES'),
    );
    expect(refusalOf(record(shootout, goal('home', 11, { minute: 40 })), { act: 'final-whistle' })).toBeNull();
  });

  test('[DK15] other decisions follow the transitions of the status', () => {
    const decisions = { postpone: 'POSTPONED', cancel: 'CANCELLED', award: 'AWARDED' } as const;
    for (const match of [upcoming, live, over, postponed, cancelled, awarded])
      for (const [act, status] of Object.entries(decisions)) {
        const said = act === 'award' ? { act, home: 0, away: 3, reasonBg: 'а', reasonEn: 'a' } : { act };
        const isLate = match === live && act === 'postpone';
        const expected = canTransition(match.status, status) && !isLate ? null : 'wrong_status';
        expect([match.status, act, refusalOf(match, said as DeskAct)]).toEqual([match.status, act, expected]);
      }
  });

  test('[DK15] a live match is abandoned, any other is not', () => {
    expect(record(live, { act: 'abandon' }).status).toBe('POSTPONED');
    for (const match of [upcoming, over, postponed, cancelled, awarded])
      expect(refusalOf(match, { act: 'abandon' })).toBe('wrong_status');
  });

  test('[DK15] a new date is for matches upcoming or postponed, and keeps the old one in mind', () => {
    const move: DeskAct = { act: 'reschedule', startTime: '2026-03-22T17:00:00Z', venue: null };
    expect([upcoming, postponed, live, over, cancelled, awarded].map((match) => refusalOf(match, move))).toEqual([
      null,
      null,
      ...Array<string>(4).fill('wrong_status'),
    ]);
    const decision = decide(upcoming, { act: move });
    expect('entry' in decision && decision.entry.details).toEqual({
      startTime: '2026-03-22T17:00:00Z',
      venue: null,
      from: upcoming.date,
    });
  });
});

describe('what happens in play', () => {
  const inPlay: DeskAct[] = [
    goal('home', 11),
    card('home', 11, 'red'),
    change('home', 16, 11),
    { act: 'penalty', team: 'home', player: 11, result: 'missed' },
  ];

  test('[DK4] is recorded while the match is live', () => {
    for (const act of inPlay) {
      expect(refusalOf(upcoming, act)).toBe('not_started');
      expect([postponed, cancelled, awarded].map((match) => refusalOf(match, act))).toEqual(
        Array(3).fill('wrong_status'),
      );
      expect(refusalOf(live, act)).toBeNull();
    }
  });

  test('[DK4] once it is over with a minute, [DK22] and once it was handed in with a reason', () => {
    const handedIn = record(over, { act: 'hand-in' });
    for (const act of inPlay) {
      const dated = { ...act, minute: 10 } as DeskAct;
      expect(refusalOf(over, act)).toBe('over');
      expect(refusalOf(over, dated)).toBeNull();
      expect(refusalOf(handedIn, dated)).toBe('handed_in');
      expect(refusalOf(handedIn, dated, { reason: 'Пропуснато' })).toBeNull();
    }
  });

  test('[DK22] a match is handed in once, when it is over', () => {
    const handIn = { act: 'hand-in' } as const;
    expect([upcoming, live, postponed, cancelled, awarded].map((match) => refusalOf(match, handIn))).toEqual(
      Array(5).fill('wrong_status'),
    );
    expect(last(record(over, handIn))).toMatchObject({ kind: 'HAND_IN', phase: 'FULL_TIME' });
    expect(refusalOf(record(over, handIn), handIn)).toBe('handed_in');
  });

  test('[DK5] without a minute it is the one on the clock', () => {
    const at = (match: MatchToActOn, minutes: number) => last(record(match, { act: goal('home', 11), at: minutes }));
    expect(at(live, 0)).toMatchObject({ minute: 1, extraTime: null, phase: 'FIRST_HALF' });
    expect(at(live, 25.5)).toMatchObject({ minute: 25, extraTime: 1, phase: 'FIRST_HALF' });
    expect(at(record(live, halfTime), 30)).toMatchObject({ minute: 25, extraTime: null, phase: 'HALF_TIME' });
    expect(at(record(live, halfTime, secondHalf), 36)).toMatchObject({ minute: 27, phase: 'SECOND_HALF' });
  });

  test('[DK5] what a phone sends late stands where the match was when it happened', () => {
    const second = record(
      live,
      { act: { act: 'stop-clock' }, at: 5 },
      { act: { act: 'start-clock' }, at: 9 },
      halfTime,
      secondHalf,
    );
    const late = (minutes: number) => last(record(second, { act: goal('home', 11), at: minutes }));
    expect(late(4.5)).toMatchObject({ minute: 5, phase: 'FIRST_HALF' });
    expect(late(8)).toMatchObject({ minute: 6, phase: 'FIRST_HALF' });
    expect(late(20)).toMatchObject({ minute: 17, phase: 'FIRST_HALF' });
    expect(late(30)).toMatchObject({ minute: 25, phase: 'HALF_TIME' });
    expect(refusalOf(second, goal('home', 11), { at: -1 })).toBe('too_early');
  });

  test('[DK5] with a minute it stands in the period of that minute, if that has begun', () => {
    const second = record(live, halfTime, secondHalf);
    expect(last(record(second, goal('home', 11, { minute: 8 })))).toMatchObject({ minute: 8, phase: 'FIRST_HALF' });
    expect(last(record(second, goal('home', 11, { minute: 25, extraTime: 2 })))).toMatchObject({
      extraTime: 2,
      phase: 'FIRST_HALF',
    });
    expect(last(record(second, goal('home', 11, { minute: 26 }))).phase).toBe('SECOND_HALF');
    expect(refusalOf(live, goal('home', 11, { minute: 26 }))).toBe('too_early');
    expect(refusalOf(second, goal('home', 11, { minute: 51 }))).toBe('too_early');
    expect(refusalOf(over, goal('home', 11, { minute: 51 }), { reason: 'Пропуснато' })).toBe('too_early');
  });

  test('[DK5] a match with a new date is played again from the start', () => {
    const replayed = record(
      live,
      halfTime,
      secondHalf,
      { act: 'abandon' },
      { act: 'reschedule', startTime: '2026-03-22T17:00:00Z', venue: null },
      { act: 'kick-off' },
    );
    expect(refusalOf(replayed, goal('home', 11, { minute: 30 }))).toBe('too_early');
    expect(foldLedger(record(replayed, goal('home', 11)).entries, SIDES).score).toEqual({ home: 1, away: 0 });
  });

  test('[DK6] kicks belong to the shoot-out, and to it only they do', () => {
    expect(refusalOf(upcoming, kick('home', 'scored'))).toBe('not_started');
    expect(refusalOf(live, kick('home', 'scored'))).toBe('wrong_phase');
    expect(refusalOf(over, kick('home', 'scored'), { reason: 'Пропуснато' })).toBe('wrong_phase');
    const shootout = record(
      { ...tie, extraTime: false },
      kickOff,
      halfTime,
      secondHalf,
      phase('FULL_TIME_BREAK'),
      phase('PENALTIES'),
      kick('home', 'scored', 11),
    );
    expect(last(shootout)).toMatchObject({ kind: 'SHOOTOUT_SCORED', phase: 'PENALTIES', minute: null });
    expect(refusalOf(shootout, goal('home', 11))).toBe('wrong_phase');
    expect(refusalOf(shootout, card('home', 12, 'red', 50))).toBeNull();
    const ended = record(shootout, { act: 'final-whistle' });
    expect(refusalOf(ended, kick('away', 'missed', 21))).toBeNull();
    expect(refusalOf(record(ended, { act: 'hand-in' }), kick('away', 'missed', 21))).toBe('handed_in');
    expect(refusalOf(ended, kick('away', 'scored', 21), { reason: 'Пропуснато' })).toBe('level');
  });
});

describe('the clock', () => {
  const [stop, go]: DeskAct[] = [{ act: 'stop-clock' }, { act: 'start-clock' }];

  test('[DK13] is stopped while it runs and started while it stands, in play only', () => {
    expect(refusalOf(upcoming, stop!)).toBe('not_started');
    expect([refusalOf(live, go!), refusalOf(live, stop!)]).toEqual(['clock', null]);
    const stopped = record(live, stop!);
    expect([refusalOf(stopped, stop!), refusalOf(stopped, go!)]).toEqual(['clock', null]);
    const resting = record(live, halfTime);
    expect([refusalOf(resting, stop!), refusalOf(resting, go!)]).toEqual(['clock', 'clock']);
    expect(refusalOf(over, stop!)).toBe('wrong_status');
  });

  test('[DK14] time runs one way', () => {
    const stopped = record(live, { act: stop!, at: 10 });
    expect(refusalOf(stopped, go!, { at: 9.9 })).toBe('too_late');
    expect(refusalOf(stopped, go!, { at: 10 })).toBeNull();
    expect(refusalOf(stopped, phase('HALF_TIME'), { at: 9 })).toBe('too_late');
    expect(refusalOf(record(live, halfTime, secondHalf), whistle.act, { at: 34 })).toBe('too_late');
    const again = record(
      live,
      { act: 'abandon' },
      { act: 'reschedule', startTime: '2026-03-22T17:00:00Z', venue: null },
    );
    expect(refusalOf(again, { act: 'kick-off' }, { at: -60 })).toBeNull();
    expect(refusalOf(record(stopped, withdraw(2)), stop!, { at: 9 })).toBeNull();
  });
});

test('[DK20] what an import brought is not held against the next act', () => {
  const wrong = decide(live, { act: card('home', 11, 'red', 5) });
  if (!('entry' in wrong)) throw new Error('A card can be shown');
  const imported = append(live, { ...wrong.entry, kind: 'SECOND_YELLOW' });
  expect(refusalOf(imported, goal('home', 12, { minute: 6 }))).toBeNull();
  expect(refusalOf(imported, card('home', 12, 'second-yellow', 4))).toBe('not_booked');
});
