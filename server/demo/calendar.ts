import type { SeasonEntry } from '#server/league-files/league.ts';
import { addDays, dayAt, nextWeekday } from '#domain/formatting/sofia-time.ts';

export const SUNDAY = 0;
export const TUESDAY = 2;
export const WEDNESDAY = 3;
export const SATURDAY = 6;

/** The home league stands here, whatever the date: enough behind it for tables, enough ahead for fixtures. */
export const CURRENT_GAMEWEEK = 16;
export const LEAGUE_GAMEWEEKS = 22;

export interface Calendar {
  now: Date;
  today: string;
  previous: SeasonEntry;
  current: SeasonEntry;
  /** The seven days around today, moved by whole weeks: today is never at the edge of a gameweek. */
  week(offset: number): { startsOn: string; endsOn: string };
  dayInWeek(offset: number, weekday: number): string;
  /** A day of the previous season by its month and day, wherever the season begins. */
  previousSeasonDay(monthAndDay: string): string;
  /** Sundays of the previous league season, one a gameweek, with a winter break. */
  previousSundays: readonly string[];
}

export function openCalendar(instant: Date): Calendar {
  const now = new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
  const today = dayAt(now);
  const week = (offset: number) => ({
    startsOn: addDays(today, 7 * offset - 3),
    endsOn: addDays(today, 7 * offset + 3),
  });
  const firstLeagueDay = week(1 - CURRENT_GAMEWEEK).startsOn;
  const current = season(`${addDays(firstLeagueDay, -21).slice(0, 7)}-01`, footballYear(today), true);
  const previous = season(yearBefore(current.startsOn), current.yearStart - 1, false);
  const previousSeasonDay = (monthAndDay: string) => {
    const sameYear = `${previous.startsOn.slice(0, 4)}-${monthAndDay}`;
    return sameYear >= previous.startsOn ? sameYear : `${previous.endsOn.slice(0, 4)}-${monthAndDay}`;
  };
  return {
    now,
    today,
    previous,
    current,
    week,
    dayInWeek: (offset, weekday) => nextWeekday(week(offset).startsOn, weekday),
    previousSeasonDay,
    previousSundays: playingSundays(addDays(previous.startsOn, 35)),
  };
}

/** A new football year begins in August. */
function footballYear(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5, 7) >= '08' ? year : year - 1;
}

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

function season(startsOn: string, yearStart: number, isCurrent: boolean): SeasonEntry {
  const yearEnd = yearStart + 1;
  return {
    key: `${yearStart}-${yearEnd}`,
    yearStart,
    yearEnd,
    startsOn,
    endsOn: addDays(yearAfter(startsOn), -1),
    isCurrent,
  };
}

function playingSundays(from: string): string[] {
  const sundays: string[] = [];
  for (let day = nextWeekday(from, SUNDAY); sundays.length < LEAGUE_GAMEWEEKS; day = addDays(day, 7)) {
    const monthAndDay = day.slice(5);
    if (monthAndDay > '02-20' && monthAndDay < '12-15') sundays.push(day);
  }
  return sundays;
}

/** Kick-offs are announced in fives, also those that must fall around now. */
export function kickOffAround(now: Date, minutes: number): Date {
  const five = 5 * 60_000;
  return new Date(Math.round((now.getTime() + minutes * 60_000) / five) * five);
}
