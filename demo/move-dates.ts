import { addDays, dayAt, instantOf } from '#domain/formatting/sofia-time.ts';
import { formatInstant } from '#server/league-files/folder/calendar-cells.ts';

/** The moment as of which the files of demo/league are written. */
const WRITTEN_DAY = '2026-03-15';
const WRITTEN_AT = instantOf(WRITTEN_DAY, '19:30').getTime();
/** The week around it: its matches follow the day of the first start, all others keep their weekday. */
const DAYS_AROUND = 3;

const DAY = 86_400_000;
const FIVE_MINUTES = 5 * 60_000;

const DATE = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2})(:\d{2})?)?$/;
/** 2025-2026 in keys, 2025/26 and 2025/2026 in texts. */
const SEASON_LABEL = /(?<!\d)(20\d\d)([-/])((?:20)?\d\d)(?!-?\d)/g;

/**
 * Moves the cells of demo/league from the moment as of which they are written to now, on clocks in Sofia:
 * - by whole weeks, so that weekdays and hours stay;
 * - in the week around that moment by days, so that yesterday's match was played yesterday;
 * - on that day itself to the minute, in steps of five, so that the live matches are live at any hour.
 * Seasons are called by the football year of today.
 */
export function moveDates(now: Date): (cell: string, column: string) => string {
  const today = dayAt(now);
  const days = daysFrom(WRITTEN_DAY, today);
  const weekDays = 7 * Math.floor((days + DAYS_AROUND) / 7);
  const elapsed = Math.floor((now.getTime() - WRITTEN_AT) / FIVE_MINUTES) * FIVE_MINUTES;
  const years = footballYear(today) - footballYear(WRITTEN_DAY);

  const move = (day: string, time = '', seconds = '') => {
    const distance = daysFrom(WRITTEN_DAY, day);
    if (distance === 0 && time !== '') {
      const moved = new Date(instantOf(day, time).getTime() + elapsed).toISOString();
      return formatInstant(moved.replace('Z', '000Z'));
    }
    const movedDay = addDays(day, Math.abs(distance) <= DAYS_AROUND ? days : weekDays);
    return time === '' ? movedDay : `${movedDay} ${time}${seconds}`;
  };
  const renameSeason = (label: string, start: string, separator: string, end: string) =>
    (Number(start) + 1) % 100 === Number(end) % 100
      ? `${Number(start) + years}${separator}${String(Number(start) + 1 + years).slice(-end.length)}`
      : label;

  return (cell, column) => {
    if (column === 'year_start' || column === 'year_end') return String(Number(cell) + years);
    const [, day, time, seconds] = DATE.exec(cell) ?? [];
    return day === undefined ? cell.replaceAll(SEASON_LABEL, renameSeason) : move(day, time, seconds);
  };
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

/** A football year begins in August. */
const footballYear = (day: string) => Number(day.slice(0, 4)) - (day.slice(5, 7) < '08' ? 1 : 0);
