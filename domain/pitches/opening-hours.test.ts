import { describe, expect, test } from 'vitest';
import { areHours, isOpenFor, readHours, writeHours } from './opening-hours.ts';

const hours = [
  { weekday: 6, from: '10:00', until: '20:00' },
  { weekday: 0, from: '10:00', until: '24:00' },
];
const SATURDAY = '2026-03-14';
const SUNDAY = '2026-03-15';
const MONDAY = '2026-03-16';

test.each([
  [SATURDAY, '10:00', 60, true],
  [SATURDAY, '19:00', 60, true],
  [SATURDAY, '19:01', 60, false],
  [SATURDAY, '09:59', 60, false],
  [SUNDAY, '22:30', 90, true],
  [MONDAY, '12:00', 60, false],
])('[PL3] on %s at %s for %i minutes: %s', (day, time, minutes, expected) => {
  expect(isOpenFor(hours, { day, time, minutes })).toBe(expected);
});

test('[PL3] a pitch without hours is available at any time', () => {
  expect(isOpenFor(null, { day: MONDAY, time: '03:00', minutes: 600 })).toBe(true);
});

describe('[PL4] the hours of a pitch', () => {
  test('have one line for each day, from earlier to later', () => {
    expect(areHours(hours)).toBe(true);
    expect(areHours([...hours, { weekday: 6, from: '21:00', until: '22:00' }])).toBe(false);
    expect(areHours([{ weekday: 1, from: '21:00', until: '20:00' }])).toBe(false);
  });

  test('are written into a cell and read from it', () => {
    expect(writeHours(hours)).toBe('sat 10:00-20:00; sun 10:00-24:00');
    expect(readHours(writeHours(hours))).toEqual(hours);
    expect(readHours('сб. 10:00 – 20:00; нд 10:00-24:00')).toEqual(hours);
    expect(readHours('пн 9:00-10:30')).toEqual([{ weekday: 1, from: '09:00', until: '10:30' }]);
  });

  test.each(['', 'сб', 'сб 10-20', 'xx 10:00-20:00', 'сб 20:00-10:00', 'сб 10:00-25:00'])('are not "%s"', (text) => {
    expect(readHours(text)).toBeNull();
  });
});
