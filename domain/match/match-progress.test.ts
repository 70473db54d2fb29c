import { describe, expect, test } from 'vitest';
import { progressSegments, positionOnProgress } from './match-progress.ts';
import type { MatchPhase, ShownStatus } from './status.ts';

const bars = (status: ShownStatus, phase: MatchPhase | null, minute: number, hasExtraTime = false) =>
  progressSegments({ status, phase, minute, halfMinutes: 25, hasExtraTime });
const played = (...course: Parameters<typeof bars>) => bars(...course).map((bar) => bar.played);

describe('[CL5] the line is filled as far as the match has come', () => {
  test.each<[ShownStatus, MatchPhase | null, number, number[]]>([
    ['UPCOMING', 'NOT_STARTED', 0, [0, 0]],
    ['LIVE', 'FIRST_HALF', 10, [0.4, 0]],
    ['LIVE', 'FIRST_HALF', 27, [1, 0]],
    ['LIVE', 'HALF_TIME', 26, [1, 0]],
    ['LIVE', 'SECOND_HALF', 30, [1, 0.2]],
    ['LIVE', 'PENALTIES', 50, [1, 1]],
    ['LIVE', null, 30, [1, 0.2]],
    ['FINISHED', 'FULL_TIME', 0, [1, 1]],
    ['POSTPONED', 'NOT_STARTED', 0, [0, 0]],
    ['ABANDONED', 'FIRST_HALF', 10, [0.4, 0]],
  ])('%s %s %i', (status, phase, minute, expected) => {
    expect(played(status, phase, minute)).toEqual(expected);
  });

  test('with extra time it is longer', () => {
    expect(bars('LIVE', 'EXTRA_TIME', 52, true).map(({ from, to }) => [from, to])).toEqual([
      [0, 25],
      [25, 50],
      [50, 55],
      [55, 60],
    ]);
    expect(played('LIVE', 'EXTRA_TIME', 52, true)).toEqual([1, 1, 0.4, 0]);
    expect(played('LIVE', 'EXTRA_TIME_BREAK', 55, true)).toEqual([1, 1, 1, 0]);
  });
});

describe('[CL6] an act stands at its minute, in its own period', () => {
  const place = (phase: MatchPhase | null, minute: number | null, hasExtraTime = false) =>
    positionOnProgress(bars('FINISHED', 'FULL_TIME', 0, hasExtraTime), { phase, minute }, false, 25);

  test.each<[MatchPhase | null, number | null, number | null]>([
    ['FIRST_HALF', 10, 0.2],
    ['FIRST_HALF', 28, 0.5],
    ['SECOND_HALF', 25, 0.5],
    ['SECOND_HALF', 45, 0.9],
    ['PENALTIES', null, null],
    ['EXTRA_TIME', 51, null],
  ])('%s %s', (phase, minute, expected) => {
    expect(place(phase, minute)).toBe(expected);
  });

  test('in extra time too', () => {
    expect(place('EXTRA_TIME', 54, true)).toBe(0.9);
    expect(place('SECOND_EXTRA_TIME', 75, true)).toBe(1);
  });
});
