import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { awaitsEnd, minuteAt, periodOf, playedMinutes } from './match-minute.ts';
import { MATCH_PHASES, type MatchPhase } from './status.ts';

const lengths = { halfMinutes: 25, extraTimeMinutes: 5 };
const now = new Date('2026-03-15T18:00:00Z');
/** A clock that shows so many seconds. */
const showing = (seconds: number) => ({ seconds, runningSince: null });
const minute = (phase: MatchPhase, seconds: number) => {
  const at = minuteAt(showing(seconds), phase, now, lengths);
  return at && [at.minute, at.extraTime];
};

describe('the minute of an act', () => {
  test('[MM1] the first is 1, and a minute that is full is the next', () => {
    expect([0, 59, 60, 1499].map((seconds) => minute('FIRST_HALF', seconds)?.[0])).toEqual([1, 1, 2, 25]);
    expect(minute('SECOND_HALF', 1500)).toEqual([26, null]);
    expect(minute('EXTRA_TIME', 3000)).toEqual([51, null]);
    expect(minute('SECOND_EXTRA_TIME', 3300)).toEqual([56, null]);
  });

  test('[MM1] of a running clock it is the one at that instant', () => {
    const clock = { seconds: 60, runningSince: new Date('2026-03-15T17:59:00Z') };
    expect(minuteAt(clock, 'FIRST_HALF', now, lengths)).toEqual({ minute: 3, extraTime: null });
  });

  test('[MM2] stoppage is counted apart, in every period', () => {
    expect(minute('FIRST_HALF', 1500)).toEqual([25, 1]);
    expect(minute('FIRST_HALF', 1659)).toEqual([25, 3]);
    expect(minute('SECOND_HALF', 3000)).toEqual([50, 1]);
    expect(minute('EXTRA_TIME', 3300)).toEqual([55, 1]);
    expect(minute('SECOND_EXTRA_TIME', 3600)).toEqual([60, 1]);
  });

  test('[MM2] a half that nobody ended has an hour of stoppage at most', () => {
    expect(minute('FIRST_HALF', 25 * 60 + 59 * 60)).toEqual([25, 60]);
    expect(minute('FIRST_HALF', 5 * 3600)).toEqual([25, 60]);
  });

  test('[MM3] in a break it is the last one of what has just ended', () => {
    expect(minute('HALF_TIME', 1620)).toEqual([25, null]);
    expect(minute('FULL_TIME_BREAK', 3100)).toEqual([50, null]);
    expect(minute('EXTRA_TIME_BREAK', 3310)).toEqual([55, null]);
    const none = ['NOT_STARTED', 'PENALTIES', 'PENALTY_SHOOTOUT', 'FULL_TIME'] as const;
    expect(none.map((phase) => minute(phase, 3000))).toEqual([null, null, null, null]);
  });
});

describe('minutes played', () => {
  const played = (phase: MatchPhase, seconds: number, hadExtraTime = false) =>
    playedMinutes({ phase, extraTime: hadExtraTime ? { home: 1, away: 1 } : null }, showing(seconds), now, lengths);

  test('[MM4] are whole ones, without stoppage', () => {
    expect([0, 59, 60, 1500, 1700].map((seconds) => played('FIRST_HALF', seconds))).toEqual([0, 0, 1, 25, 25]);
    expect([1500, 1560, 9000].map((seconds) => played('SECOND_HALF', seconds))).toEqual([25, 26, 50]);
    expect(played('HALF_TIME', 1380)).toBe(25);
    expect(played('NOT_STARTED', 0)).toBe(0);
  });

  test('[MM4] at the end they are all of the periods that were played', () => {
    expect(played('FULL_TIME', 2000)).toBe(50);
    expect(played('FULL_TIME', 2000, true)).toBe(60);
    expect(played('PENALTIES', 2000)).toBe(50);
    expect(played('PENALTY_SHOOTOUT', 2000, true)).toBe(60);
  });
});

describe('the period of a minute', () => {
  test('[MM5] ends with its last minute', () => {
    expect([1, 25, 26, 50, 51, 55, 56, 60, 61].map((at) => periodOf(at, lengths))).toEqual([
      'FIRST_HALF',
      'FIRST_HALF',
      'SECOND_HALF',
      'SECOND_HALF',
      'EXTRA_TIME',
      'EXTRA_TIME',
      'SECOND_EXTRA_TIME',
      'SECOND_EXTRA_TIME',
      'SECOND_EXTRA_TIME',
    ]);
  });

  test('[MM5] a minute read from the clock belongs to the period in which it was read', () => {
    const periods = MATCH_PHASES.filter((phase) => ['FIRST_HALF', 'SECOND_HALF', 'EXTRA_TIME'].includes(phase));
    const anyLengths = fc.record({
      halfMinutes: fc.integer({ min: 1, max: 45 }),
      extraTimeMinutes: fc.integer({ min: 1, max: 15 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...periods), fc.nat(7200), anyLengths, (phase, seconds, own) => {
        const first = { FIRST_HALF: 0, SECOND_HALF: own.halfMinutes, EXTRA_TIME: 2 * own.halfMinutes }[
          phase as 'FIRST_HALF'
        ];
        const at = minuteAt(showing(first * 60 + seconds), phase, now, own);
        expect(periodOf(at?.minute ?? 0, own)).toBe(phase);
      }),
    );
  });
});

test('[MM6] a match waits for its end when its clock runs on, in every period and in no break', () => {
  const at = (phase: MatchPhase | null, clockMinute: number) => awaitsEnd(clockMinute, phase, lengths);
  expect([at('FIRST_HALF', 39), at('FIRST_HALF', 40)]).toEqual([false, true]);
  expect([at('SECOND_HALF', 64), at('SECOND_HALF', 65)]).toEqual([false, true]);
  expect([at('SECOND_EXTRA_TIME', 74), at('SECOND_EXTRA_TIME', 75)]).toEqual([false, true]);
  for (const phase of ['HALF_TIME', 'FULL_TIME_BREAK', 'PENALTY_SHOOTOUT', 'FULL_TIME', null] as const)
    expect(at(phase, 500)).toBe(false);
});
