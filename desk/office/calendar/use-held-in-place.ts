import { useMemo, useState } from 'react';
import type { CalendarMatch } from '#contract/desk/calendar.ts';
import type { CalendarIndex } from './calendar-index.ts';

/** The calendar for the list: the match in hand stays where it was opened while others move it, and so does its form. */
export function useHeldInPlace(index: CalendarIndex, id: number): CalendarIndex {
  const match = index.matches.get(id);
  const [held, setHeld] = useState(match);
  if (held?.id !== match?.id) setHeld(match);
  return useMemo(() => (match && held?.id === match.id ? withMatch(index, held) : index), [index, match, held]);
}

const withMatch = (index: CalendarIndex, held: CalendarMatch): CalendarIndex => ({
  ...index,
  calendar: {
    ...index.calendar,
    matches: index.calendar.matches.map((match) => (match.id === held.id ? held : match)),
  },
  matches: new Map(index.matches).set(held.id, held),
});
