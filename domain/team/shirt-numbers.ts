import { commonDays, spanOf, type Days } from './membership.ts';

export const HIGHEST_NUMBER = 99;

interface Numbered extends Days {
  shirtNumber: number | null;
}

/** [SQ7] Who wears the number on one of these days. */
export const wearerOf = <Member extends Numbered>(
  number: number | null,
  members: readonly Member[],
  days: Days,
): Member | undefined =>
  number === null
    ? undefined
    : members.find((member) => member.shirtNumber === number && commonDays(spanOf(member), spanOf(days)) !== null);

/** The lowest numbers that nobody wears on these days. */
export function freeNumbers(members: readonly Numbered[], days: Days, count: number): number[] {
  const all = Array.from({ length: HIGHEST_NUMBER }, (_, i) => i + 1);
  return all.filter((number) => wearerOf(number, members, days) === undefined).slice(0, count);
}
