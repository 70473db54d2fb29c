import { describe, expect, test } from 'vitest';
import type { ShownStatus } from '#domain/match/status.ts';
import { mineFirst, nextMonth, orderOfDay, parseDay, weeksOf } from './match-day.ts';

const match = (id: number, status: ShownStatus, startTime: string | null) => ({ id, status, startTime });

describe('the matches of a day', () => {
  test('[MD3] live, soon, later, over, off; in each by kick-off', () => {
    const matches = [
      match(1, 'POSTPONED', '2026-03-15T17:00:00Z'),
      match(2, 'FINISHED', '2026-03-15T15:00:00Z'),
      match(3, 'AWARDED', '2026-03-15T14:00:00Z'),
      match(4, 'UPCOMING', '2026-03-15T20:00:00Z'),
      match(5, 'UPCOMING', '2026-03-15T18:15:00Z'),
      match(6, 'UPCOMING', null),
      match(7, 'LIVE', '2026-03-15T17:50:00Z'),
      match(8, 'LIVE', '2026-03-15T17:40:00Z'),
      match(9, 'LIVE', '2026-03-15T17:40:00Z'),
    ];
    const ordered = orderOfDay(matches, new Date('2026-03-15T18:00:00Z'));
    expect(ordered.map(({ id }) => id)).toEqual([8, 9, 7, 5, 4, 6, 3, 2, 1]);
  });

  test('[MD2] what is followed first, the rest as it was', () => {
    expect(mineFirst([1, 2, 3, 4], (group) => group > 2)).toEqual([3, 4, 1, 2]);
  });
});

test.each([
  ['2026-03-15', '2026-03-15'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['26-03-15', null],
  ['today', null],
  ['0026-03-15', null],
  [null, null],
])('[MD5] %s is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

describe('the calendar', () => {
  test('[MD6] begins its weeks on Monday', () => {
    const weeks = weeksOf('2026-03');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-03-01']);
    expect(weeks[5]).toEqual(['2026-03-30', '2026-03-31', null, null, null, null, null]);
    expect(weeksOf('2027-02').flat()).not.toContain(null);
  });

  test('turns to the next month and the one before, over the year too', () => {
    expect([nextMonth('2026-12', 1), nextMonth('2026-01', -1), nextMonth('2026-03', -1)]).toEqual([
      '2027-01',
      '2025-12',
      '2026-02',
    ]);
  });
});
