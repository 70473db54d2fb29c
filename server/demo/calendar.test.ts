import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCalendar, SUNDAY } from './calendar.ts';
import { isDecided } from './shoot-out.ts';
import { addDays, ageOn, dayAt, instantOf, nextWeekday, weekdayOf } from '#domain/formatting/sofia-time.ts';

const anyInstant = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2060-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('time in Dobrich', () => {
  it('reads wall clocks in winter and in summer', () => {
    expect(instantOf('2026-01-15', '19:30').toISOString()).toBe('2026-01-15T17:30:00.000Z');
    expect(instantOf('2026-07-15', '19:30').toISOString()).toBe('2026-07-15T16:30:00.000Z');
    expect(instantOf('2026-03-29', '12:00').toISOString()).toBe('2026-03-29T09:00:00.000Z');
    expect(instantOf('2026-03-28', '12:00').toISOString()).toBe('2026-03-28T10:00:00.000Z');
    expect(dayAt(new Date('2026-12-31T22:00:00Z'))).toBe('2027-01-01');
  });

  it('finds the day of every kick-off again', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom('10:00', '12:30', '18:30', '20:15'), (instant, time) => {
        const day = dayAt(instant);
        expect(dayAt(instantOf(day, time))).toBe(day);
      }),
    );
  });

  it('counts days and birthdays', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(nextWeekday('2026-11-15', SUNDAY)).toBe('2026-11-15');
    expect(nextWeekday('2026-11-16', SUNDAY)).toBe('2026-11-22');
    expect(ageOn('2010-11-16', '2026-11-15')).toBe(15);
    expect(ageOn('2010-11-15', '2026-11-15')).toBe(16);
  });
});

describe('the calendar', () => {
  it('keeps the day in the middle of the current week, the current season around it, and the previous one before', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const { today, current, previous, week, dayInWeek, previousSeasonDay, previousSundays } = openCalendar(instant);
        expect(addDays(week(0).startsOn, 3)).toBe(today);
        expect(current.startsOn < week(-15).startsOn && week(15).endsOn < current.endsOn).toBe(true);
        expect(addDays(previous.endsOn, 1)).toBe(current.startsOn);
        expect(weekdayOf(dayInWeek(-4, SUNDAY))).toBe(SUNDAY);
        for (const monthAndDay of ['01-12', '02-01', '04-01', '05-02', '12-16']) {
          const day = previousSeasonDay(monthAndDay);
          expect(previous.startsOn <= day && day <= previous.endsOn).toBe(true);
        }
        expect(previousSundays).toHaveLength(22);
        expect(addDays(previousSundays.at(-1)!, 3) < previous.endsOn).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a shoot-out of three kicks each', () => {
  it.each([
    { scored: [2, 0], taken: [2, 2], decided: true },
    { scored: [2, 0], taken: [2, 1], decided: false },
    { scored: [1, 0], taken: [3, 2], decided: false },
    { scored: [2, 0], taken: [3, 2], decided: true },
    { scored: [0, 2], taken: [2, 2], decided: true },
    { scored: [3, 2], taken: [3, 3], decided: true },
    { scored: [2, 2], taken: [3, 3], decided: false },
    { scored: [3, 2], taken: [4, 3], decided: false },
    { scored: [3, 2], taken: [4, 4], decided: true },
    { scored: [0, 0], taken: [0, 0], decided: false },
  ] as const)('at $scored after $taken is decided: $decided', ({ scored, taken, decided }) => {
    expect(isDecided(scored, taken)).toBe(decided);
  });
});
