import { dayAt, instantOf, timeAt } from '#domain/formatting/sofia-time.ts';
import { isOpenFor, type OpeningHours } from '#domain/pitches/opening-hours.ts';
import { findClashes, type PlannedMatch } from './clash.ts';
import { matchMinutes } from './expected-end.ts';

export interface FreeSlot {
  day: string;
  time: string;
  venue: string;
}

interface Choices {
  /** The day that is wanted first. */
  days: readonly string[];
  /** Usual kick-offs, such as "19:00". */
  times: readonly string[];
  pitches: readonly { name: string; hours: OpeningHours | null }[];
  /** Nothing earlier is offered. */
  from: Date;
}

/** [CH4] [PL3] Where and when a match could be played instead. */
export function freeSlots(
  match: PlannedMatch,
  others: readonly PlannedMatch[],
  { days, times, pitches, from }: Choices,
  limit: number,
): FreeSlot[] {
  const distance = (start: Date) =>
    Math.abs(start.getTime() - instantOf(dayAt(start), timeAt(match.start)).getTime()) / 60_000;
  const free = days.flatMap((day, dayRank) => {
    const near = others.filter(({ start }) => Math.abs(start.getTime() - instantOf(day, '12:00').getTime()) < 2 * DAY);
    return times.flatMap((time) =>
      pitches.flatMap(({ name: venue, hours }) => {
        const start = instantOf(day, time);
        const isOpen = isOpenFor(hours, { day, time, minutes: matchMinutes(match.halfMinutes) });
        const isFree = isOpen && start >= from && findClashes({ ...match, start, venue }, near).length === 0;
        return isFree ? [{ day, time, venue, dayRank, far: distance(start) }] : [];
      }),
    );
  });
  const isElsewhere = ({ venue }: FreeSlot) => Number(venue !== match.venue);
  const nearest = free.toSorted((a, b) => a.dayRank - b.dayRank || a.far - b.far || isElsewhere(a) - isElsewhere(b));
  const first = nearest.filter((slot, i) => nearest.findIndex(({ venue }) => venue === slot.venue) === i);
  const rest = nearest.filter((slot) => !first.includes(slot));
  return [...first.toSorted((a, b) => a.dayRank - b.dayRank || isElsewhere(a) - isElsewhere(b)), ...rest]
    .slice(0, limit)
    .map(({ day, time, venue }) => ({ day, time, venue }));
}

const DAY = 24 * 60 * 60_000;
