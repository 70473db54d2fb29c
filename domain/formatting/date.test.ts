import { describe, expect, it } from 'vitest';
import { clockTime, dayAndMonth, isSameDay, longDate, shortDate, yearOf } from './date.ts';

const evening = new Date('2025-03-01T17:30:00Z');
const summerNight = new Date('2025-07-14T21:05:00Z');
const newYear = new Date('2025-12-31T22:00:00Z');

describe('dates of the league', () => {
  it('are written as numbers alike in both languages', () => {
    expect(shortDate(evening)).toBe('01/03/25');
    expect(dayAndMonth(evening)).toBe('01.03');
    expect(clockTime(evening)).toBe('19:30');
  });

  it('are written in words as each language writes them', () => {
    expect(longDate(evening, 'bg')).toBe('1 март 2025 г.');
    expect(longDate(evening, 'en')).toBe('March 1, 2025');
  });

  it('are those of Sofia, summer time and midnight included', () => {
    expect(clockTime(summerNight)).toBe('00:05');
    expect(dayAndMonth(summerNight)).toBe('15.07');
    expect(yearOf(newYear)).toBe(2026);
  });

  it('tell one day from the next at midnight in Sofia', () => {
    expect(isSameDay(evening, new Date('2025-03-01T21:59:00Z'))).toBe(true);
    expect(isSameDay(evening, new Date('2025-03-01T22:00:00Z'))).toBe(false);
  });
});
