import { memoize } from './memoize.ts';

/** The UTC offset of a zone at an instant, in milliseconds. */
export type UtcOffset = (instant: number) => number;

export interface ZonedClock {
  read(instant: number): { day: string; time: string };
  /** A time in the hour that is skipped in spring is taken as one hour later. */
  instantOf(day: string, time: string): Date;
}

export function zonedClock(offset: UtcOffset): ZonedClock {
  function read(instant: number): { day: string; time: string } {
    const shown = new Date(instant + offset(instant)).toISOString();
    return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
  }

  function instantOf(day: string, time: string): Date {
    const shown = Date.parse(`${day}T${time}:00Z`);
    const near = shown - offset(shown);
    return new Date(shown - offset(near));
  }

  return { read, instantOf };
}

/** The clock of a zone such as Europe/London. */
export const zonedClockIn = (timeZone: string): ZonedClock => zonedClock(utcOffsetIn(timeZone));

const MINUTE = 60_000;

export function utcOffsetIn(timeZone: string): UtcOffset {
  const format = memoize(
    () =>
      new Intl.DateTimeFormat('en-GB', {
        timeZone,
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        hourCycle: 'h23',
      }),
  );
  return (instant) => {
    const part: Record<string, number> = {};
    for (const { type, value } of format().formatToParts(instant)) part[type] = Number(value);
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / MINUTE) * MINUTE;
  };
}
