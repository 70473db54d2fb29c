import { dayAt } from '#domain/formatting/sofia-time.ts';

/** Entries with an instant, in their order, by the league's day. */
export function groupByDay<Entry extends { at: string }>(
  entries: readonly Entry[],
): { day: string; entries: Entry[] }[] {
  const groups: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayAt(new Date(entry.at));
    const last = groups.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else groups.push({ day, entries: [entry] });
  }
  return groups;
}
