import { sofiaClock } from './sofia-clock.ts';

/** The date on a calendar in Dobrich. */
export const dayAt = (instant: Date): string => sofiaClock.read(instant.getTime()).day;

/** What clocks in Dobrich show, as 19:30. */
export const timeAt = (instant: Date): string => sofiaClock.read(instant.getTime()).time;

/** The instant at which clocks in Dobrich show this time; in the hour that spring skips, the hour after. */
export const instantOf = (day: string, time: string): Date => sofiaClock.instantOf(day, time);

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The first such weekday on or after a day. */
export const nextWeekday = (from: string, weekday: number): string =>
  addDays(from, (weekday - weekdayOf(from) + 7) % 7);

export const addMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000);

/** Whole years on a day, as one counts birthdays. */
export function ageOn(birthdate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** When the calendar in Dobrich turns its page. */
export const nextMidnight = (instant: Date): Date => instantOf(addDays(dayAt(instant), 1), '00:00');
