import { numericFormat } from './numeric-format.ts';
import { madeOnce } from './made-once.ts';

export interface WallClock {
  read(instant: number): { day: string; time: string };
  /** The instant at which clocks show this time; in the hour that spring skips, the hour after. */
  instantOf(day: string, time: string): Date;
}

/** Clocks and calendars in a zone such as Europe/Sofia, summer time included. */
export function wallClockIn(timeZone: string): WallClock {
  const format = madeOnce(() => numericFormat(timeZone));

  function read(instant: number): { day: string; time: string } {
    const part: Record<string, string> = {};
    for (const { type, value } of format().formatToParts(instant)) part[type] = value;
    return { day: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` };
  }

  function instantOf(day: string, time: string): Date {
    const wanted = Date.parse(`${day}T${time}:00Z`);
    let instant = wanted;
    for (let pass = 0; pass < 2; pass++) {
      const shown = read(instant);
      instant += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
    }
    return new Date(instant);
  }

  return { read, instantOf };
}
