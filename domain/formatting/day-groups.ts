import { dayAt } from './sofia-time.ts';

/** [DF7] Items by their day in Sofia, earliest first; those without a date come last. */
export function groupByDay<T>(
  items: readonly T[],
  startOf: (item: T) => Date | null,
): { day: string | null; items: T[] }[] {
  const instantOf = (item: T) => {
    const start = startOf(item)?.getTime() ?? Number.NaN;
    return Number.isNaN(start) ? null : start;
  };
  const days = new Map<string | null, T[]>();
  for (const item of items.toSorted((a, b) => (instantOf(a) ?? Infinity) - (instantOf(b) ?? Infinity) || 0)) {
    const instant = instantOf(item);
    const day = instant === null ? null : dayAt(new Date(instant));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, own]) => ({ day, items: own }));
}
