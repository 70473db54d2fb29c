import { describe, expect, it } from 'vitest';
import {
  clockTime,
  dayAndMonth,
  dayHeading,
  monthAndYear,
  onDay,
  shortWeekday,
  dottedDate,
  isSameDay,
  longDate,
  longDateTime,
  matchDateTime,
  parseDate,
  numericDate,
  numericDateTime,
  shortDate,
  timeOrDate,
} from './date.ts';
import { groupByDay } from './day-groups.ts';

const evening = new Date('2025-03-01T17:30:00Z');
const summerNight = new Date('2025-07-14T21:05:00Z');
const newYear = new Date('2025-12-31T22:00:00Z');

describe('dates of the league', () => {
  it.each([
    ['bg', '01.03.25', '01.03', '01.03.2025'],
    ['en', '01/03/25', '01/03', '01/03/2025'],
  ] as const)('[DF1] are written as numbers of one kind in %s', (language, short, day, full) => {
    expect(shortDate(evening, language)).toBe(short);
    expect(dayAndMonth(evening, language)).toBe(day);
    expect(numericDate(evening, language)).toBe(full);
    expect(numericDateTime(evening, language)).toBe(`${full}, 19:30`);
    expect(clockTime(evening)).toBe('19:30');
    expect(dottedDate(evening)).toBe('01.03.2025');
  });

  it('[DF2] are written in words as each language writes them', () => {
    expect(longDate(evening, 'bg')).toBe('1 март 2025 г.');
    expect(longDate(evening, 'en')).toBe('March 1, 2025');
    expect(longDateTime(evening, 'bg')).toBe('1 март 2025 г., 19:30');
    expect(longDateTime(evening, 'en')).toBe('March 1, 2025, 7:30 PM');
    expect(dayHeading(evening, 'bg')).toBe('събота, 1 март');
    expect(dayHeading(evening, 'en')).toBe('Saturday, 1 March');
  });

  it('[DF11] are headings with the year when it is not this one, also in a sentence', () => {
    const inAutumn = new Date('2025-11-20T12:00:00Z');
    // In Sofia it is 2026 already.
    const atNewYear = new Date('2025-12-31T22:30:00Z');
    expect(dayHeading(evening, 'bg', inAutumn)).toBe('събота, 1 март');
    expect(dayHeading(evening, 'bg', atNewYear)).toBe('събота, 1 март 2025');
    expect(dayHeading(evening, 'en', atNewYear)).toBe('Saturday, 1 March 2025');
    expect(onDay(evening, 'bg', atNewYear)).toBe('в събота, 1 март 2025');
  });

  it('[DF9] are named in a sentence, in a strip of days and over a calendar', () => {
    expect(onDay(evening, 'bg', evening)).toBe('в събота, 1 март');
    expect(onDay(new Date('2025-03-04T12:00:00Z'), 'bg', evening)).toBe('във вторник, 4 март');
    expect(onDay(evening, 'en', evening)).toBe('on Saturday, 1 March');
    expect([shortWeekday(evening, 'bg'), shortWeekday(evening, 'en')]).toEqual(['сб', 'Sat']);
    expect([monthAndYear(evening, 'bg'), monthAndYear(evening, 'en')]).toEqual(['март 2025', 'March 2025']);
  });

  it('[DF3] are those of Sofia, summer time and midnight included', () => {
    expect(clockTime(summerNight)).toBe('00:05');
    expect(dayAndMonth(summerNight, 'bg')).toBe('15.07');
    expect(dottedDate(newYear)).toBe('01.01.2026');
  });

  it('[DF3] change from one day to the next at midnight in Sofia', () => {
    expect(isSameDay(evening, new Date('2025-03-01T21:59:00Z'))).toBe(true);
    expect(isSameDay(evening, new Date('2025-03-01T22:00:00Z'))).toBe(false);
  });

  it('[DF4] of a match have an ordinal and twelve hours in English, twenty-four in Bulgarian', () => {
    expect(matchDateTime(evening, 'en')).toBe('March 1st, 2025, 7:30 PM');
    expect(matchDateTime(evening, 'bg')).toBe('1 март 2025 г., 19:30');
  });

  it.each([
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [30, '30th'],
  ])('[DF4] day %i is the %s', (day, written) => {
    const date = new Date(Date.UTC(2025, 4, day, 9));
    expect(matchDateTime(date, 'en')).toBe(`May ${written}, 2025, 12:00 PM`);
  });

  it('[DF4] midnight is 12 AM', () => {
    expect(matchDateTime(newYear, 'en')).toBe('January 1st, 2026, 12:00 AM');
  });

  it('[DF3] change to summer time and back when Sofia does', () => {
    expect(clockTime(new Date('2026-03-29T00:59:00Z'))).toBe('02:59');
    expect(clockTime(new Date('2026-03-29T01:00:00Z'))).toBe('04:00');
    expect(clockTime(new Date('2026-10-25T00:59:00Z'))).toBe('03:59');
    expect(clockTime(new Date('2026-10-25T01:00:00Z'))).toBe('03:00');
  });

  it('[DF5] that are missing or invalid are shown differently', () => {
    expect([null, undefined, '', ' '].map((value) => parseDate(value).kind)).toEqual(Array(4).fill('missing'));
    expect(['soon', '2025-13-45'].map((value) => parseDate(value).kind)).toEqual(['invalid', 'invalid']);
    expect(parseDate('2025-03-01T19:30:00+02:00')).toEqual({ kind: 'known', date: evening });
  });

  it('[DF6] are the time alone today, with the day on another', () => {
    expect(timeOrDate(evening, new Date('2025-03-01T05:00:00Z'), 'bg')).toBe('19:30');
    expect(timeOrDate(evening, newYear, 'bg')).toBe('01.03 19:30');
  });

  it('[DF7] gather what begins on one day in Sofia, earliest first, the undated last', () => {
    const matches = [null, '2025-03-02T10:00:00Z', 'soon', '2025-03-01T22:30:00Z', '2025-03-01T21:30:00Z'];
    const groups = groupByDay(matches, (match) => (match === null ? null : new Date(match)));
    expect(groups).toEqual([
      { day: '2025-03-01', items: ['2025-03-01T21:30:00Z'] },
      { day: '2025-03-02', items: ['2025-03-01T22:30:00Z', '2025-03-02T10:00:00Z'] },
      { day: null, items: [null, 'soon'] },
    ]);
  });
});
