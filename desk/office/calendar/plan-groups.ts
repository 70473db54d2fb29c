import type { CalendarMatch } from '#contract/desk/calendar.ts';
import { groupByDay } from '#domain/formatting/day-groups.ts';
import { addDays, nextWeekday } from '#domain/formatting/sofia-time.ts';

export interface PlanGroup {
  /** A day, or what the matches wait for. */
  key: string;
  day: string | null;
  matches: CalendarMatch[];
}

const startOf = ({ startTime }: CalendarMatch) => (startTime === null ? null : new Date(startTime));

/** By day in order of kick-off, then those without a date, then those that wait for a new one. */
export function groupPlan(matches: readonly CalendarMatch[]): PlanGroup[] {
  const isPostponed = ({ status, score }: CalendarMatch) => status === 'POSTPONED' && score === null;
  const waiting = matches.filter(isPostponed);
  const days = groupByDay(
    matches.filter((match) => !isPostponed(match)),
    startOf,
  );
  return [
    ...days.map(({ day, items }) => ({ key: day ?? 'no-date', day, matches: items })),
    ...(waiting.length > 0 ? [{ key: 'postponed', day: null, matches: waiting }] : []),
  ];
}

const MONDAY = 1;

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => nextWeekday(addDays(day, -6), MONDAY);

/** Those of the week that begins on a Monday. */
export const ofWeek = (matches: readonly CalendarMatch[], monday: string): CalendarMatch[] =>
  matches.filter(({ fields: { day } }) => day !== null && day >= monday && day < addDays(monday, 7));

/** The nearest week before or after one that has matches; null if there is none. */
export function weekWithMatches(
  matches: readonly CalendarMatch[],
  monday: string,
  direction: 'before' | 'after',
): string | null {
  const weeks = matches.flatMap(({ fields: { day } }) => (day === null ? [] : [mondayOf(day)]));
  const there = weeks.filter((week) => (direction === 'before' ? week < monday : week > monday)).toSorted();
  return (direction === 'before' ? there.at(-1) : there[0]) ?? null;
}

export interface PitchGroup {
  /** Null for matches without a pitch. */
  venue: string | null;
  groups: PlanGroup[];
}

export function groupByPitch(matches: readonly CalendarMatch[]): PitchGroup[] {
  const venues = [...new Set(matches.map(({ fields }) => fields.venue))];
  return venues
    .toSorted((a, b) => Number(a === null) - Number(b === null) || (a ?? '').localeCompare(b ?? '', 'bg'))
    .map((venue) => ({ venue, groups: groupPlan(matches.filter(({ fields }) => fields.venue === venue)) }));
}
