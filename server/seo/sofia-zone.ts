import { clockTime } from '#domain/formatting/date.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { TIME_ZONE } from '#domain/formatting/time-zone.ts';
import { contentLine } from './content-line.ts';

const change = (kind: 'STANDARD' | 'DAYLIGHT', name: string, from: string, to: string, first: string, month: number) =>
  [
    contentLine('BEGIN', kind),
    contentLine('TZNAME', name),
    contentLine('TZOFFSETFROM', from),
    contentLine('TZOFFSETTO', to),
    contentLine('DTSTART', first),
    contentLine('RRULE', `FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`),
    contentLine('END', kind),
  ].join('');

/** The European Union's daylight saving rule since 1996. */
export const SOFIA_ZONE = [
  contentLine('BEGIN', 'VTIMEZONE'),
  contentLine('TZID', TIME_ZONE),
  change('DAYLIGHT', 'EEST', '+0200', '+0300', '19960331T030000', 3),
  change('STANDARD', 'EET', '+0300', '+0200', '19961027T040000', 10),
  contentLine('END', 'VTIMEZONE'),
].join('');

export const sofiaLine = (name: string, instant: Date): string =>
  contentLine(`${name};TZID=${TIME_ZONE}`, compact(`${dayAt(instant)}T${clockTime(instant)}:00`));

export const utcLine = (name: string, instant: Date): string =>
  contentLine(name, `${compact(instant.toISOString().slice(0, 19))}Z`);

const compact = (written: string) => written.replaceAll(/[-:]/g, '');
