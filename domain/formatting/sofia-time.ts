import { sofiaClock } from './sofia-clock.ts';

/** The date in Sofia. */
export const dayAt = (instant: Date): string => sofiaClock.read(instant.getTime()).day;

/** The time in Sofia, such as 19:30. */
export const timeAt = (instant: Date): string => sofiaClock.read(instant.getTime()).time;

/** The instant of a time in Sofia; one in the hour that is skipped in spring is taken as one hour later. */
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

/** [AG1] */
export function ageOn(birthdate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** The next midnight in Sofia. */
export const nextMidnight = (instant: Date): Date => instantOf(addDays(dayAt(instant), 1), '00:00');
