import { madeOnce } from './made-once.ts';

/** How far the clocks of a place are ahead of UTC at an instant, in milliseconds. */
export type Ahead = (instant: number) => number;

export interface WallClock {
  read(instant: number): { day: string; time: string };
  /** The instant at which clocks show this time; in the hour that spring skips, the hour after. */
  instantOf(day: string, time: string): Date;
}

export function wallClock(ahead: Ahead): WallClock {
  function read(instant: number): { day: string; time: string } {
    const shown = new Date(instant + ahead(instant)).toISOString();
    return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
  }

  function instantOf(day: string, time: string): Date {
    const shown = Date.parse(`${day}T${time}:00Z`);
    const near = shown - ahead(shown);
    return new Date(shown - ahead(near));
  }

  return { read, instantOf };
}

/** Clocks and calendars in a zone such as Europe/London, summer time included. */
export const wallClockIn = (timeZone: string): WallClock => wallClock(aheadIn(timeZone));

const MINUTE = 60_000;

export function aheadIn(timeZone: string): Ahead {
  const format = madeOnce(
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
