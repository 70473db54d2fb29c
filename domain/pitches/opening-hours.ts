import { weekdayOf } from '#domain/formatting/sofia-time.ts';

/** When a pitch is available on one day of the week. */
export interface OpenDay {
  /** 0 is Sunday. */
  weekday: number;
  /** Such as "18:00"; "24:00" is midnight. */
  from: string;
  until: string;
}

/** One line a day; days that are missing are closed. */
export type OpeningHours = readonly OpenDay[];

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** [PL3] Whether a match of so many minutes fits into the hours of its pitch. */
export function isOpenFor(
  hours: OpeningHours | null | undefined,
  { day, time, minutes }: { day: string; time: string; minutes: number },
): boolean {
  if (!hours) return true;
  const open = hours.find(({ weekday }) => weekday === weekdayOf(day));
  if (!open) return false;
  const start = minutesOf(time);
  return start >= minutesOf(open.from) && start + minutes <= minutesOf(open.until);
}

/** [PL4] At most one line for each day, from the earlier to the later. */
export const areHours = (hours: OpeningHours): boolean =>
  new Set(hours.map(({ weekday }) => weekday)).size === hours.length && hours.every(({ from, until }) => from < until);

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const BULGARIAN = ['нд', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'] as const;
const LINE = /^(\p{L}{2,3})\.? (\d{1,2}:\d\d) ?[-–] ?(\d{1,2}:\d\d)$/u;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** [PL4] "sat 10:00-20:00; sun 10:00-14:00", as in a cell of a spreadsheet. */
export const writeHours = (hours: OpeningHours): string =>
  hours.map(({ weekday, from, until }) => `${DAYS[weekday] ?? ''} ${from}-${until}`).join('; ');

/** [PL4] Null if the text is no such list. */
export function readHours(text: string): OpeningHours | null {
  const hours = text
    .split(';')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '')
    .map((line) => {
      const [, day = '', from = '', until = ''] = LINE.exec(line) ?? [];
      const weekday = [DAYS, BULGARIAN].map((days: readonly string[]) => days.indexOf(day)).find((at) => at >= 0) ?? -1;
      return { weekday, from: from.padStart(5, '0'), until: until.padStart(5, '0') };
    });
  const isReadable = hours.every(({ weekday, from, until }) => weekday >= 0 && TIME.test(from) && TIME.test(until));
  return isReadable && hours.length > 0 && areHours(hours) ? hours : null;
}
