import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longDate, dayHeading } from './date.ts';
import { sofiaOffset, sofiaClock } from './sofia-clock.ts';
import { utcOffsetIn, zonedClockIn } from './zoned-clock.ts';

// What the time zone database has for Sofia is the outside word on every one of these.
const records = { ahead: utcOffsetIn('Europe/Sofia'), clock: zonedClockIn('Europe/Sofia') };
const between = (from: string, to: string) => fc.integer({ min: Date.parse(from), max: Date.parse(to) });

describe('the clocks of Bulgaria', () => {
  it('[DF3] show at any instant what the time zone database says', () => {
    fc.assert(
      fc.property(between('1970-01-01T00:00:00Z', '2060-01-01T00:00:00Z'), (instant) => {
        expect(sofiaOffset(instant)).toBe(records.ahead(instant));
        expect(sofiaClock.read(instant)).toEqual(records.clock.read(instant));
      }),
      { numRuns: 2000 },
    );
  });

  it('[DF3] change in the same minute as in the time zone database, every year', () => {
    const minutesAround = (day: number) => [-1, 0].map((minute) => day + 3_600_000 + minute * 60_000);
    for (let year = 1996; year < 2060; year++) {
      for (const month of [2, 9]) {
        for (let day = 24; day <= 31; day++) {
          for (const instant of minutesAround(Date.UTC(year, month, day))) {
            expect([instant, sofiaOffset(instant)]).toEqual([instant, records.ahead(instant)]);
          }
        }
      }
    }
  });

  it('[DF3] lead back to an instant that they show', () => {
    fc.assert(
      fc.property(between('1990-01-01T00:00:00Z', '2060-01-01T00:00:00Z'), (instant) => {
        const shown = sofiaClock.read(instant);
        expect(sofiaClock.read(sofiaClock.instantOf(shown.day, shown.time).getTime())).toEqual(shown);
      }),
    );
  });

  it('[DF3] in the hour that spring skips are an hour later', () => {
    expect(sofiaClock.instantOf('2026-03-29', '03:30')).toEqual(new Date('2026-03-29T01:30:00Z'));
  });
});

describe('names of months and days', () => {
  it.each([
    ['bg', 'bg-BG'],
    ['en', 'en-US'],
  ] as const)('[DF2] in %s are those that the language has', (language, locale) => {
    const name = (date: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Sofia', ...options }).format(date);
    for (let day = 0; day < 365; day += 3) {
      const date = new Date(Date.UTC(2026, 0, 1 + day, 9));
      expect(longDate(date, language)).toContain(name(date, { month: 'long' }));
      expect(dayHeading(date, language)).toContain(`${name(date, { weekday: 'long' })}, `);
    }
  });
});
