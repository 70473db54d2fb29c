import { byAlphabet } from '#domain/formatting/alphabet.ts';
import { addDays, weekdayOf } from '#domain/formatting/sofia-time.ts';

/** [WE1] Friday to Sunday of this week. */
export function weekendOf(today: string): { from: string; to: string } {
  const to = addDays(today, (7 - weekdayOf(today)) % 7);
  return { from: addDays(to, -2), to };
}

/** [WE2] */
export function groupByPitch<Match extends { venue: string | null }>(
  matches: readonly Match[],
): { pitch: string | null; items: Match[] }[] {
  const pitches = new Map<string | null, Match[]>();
  for (const match of matches) pitches.set(match.venue, [...(pitches.get(match.venue) ?? []), match]);
  const unknownLast = (pitch: string | null) => Number(pitch === null);
  return [...pitches]
    .map(([pitch, items]) => ({ pitch, items }))
    .toSorted((a, b) => unknownLast(a.pitch) - unknownLast(b.pitch) || byAlphabet(a.pitch ?? '', b.pitch ?? ''));
}
