import { ageOn } from '#domain/formatting/sofia-time.ts';

export const ADULT_AGE = 18;

/** What a league shows of its players' ages: adults' birth dates too, or ages alone. */
export type BirthDates = 'shown' | 'ages';

/** [AG2] The age is public; the birthdate of a minor is not, and nobody's where ages alone are shown. */
export function publicAge(
  birthdate: string | null,
  today: string,
  birthDates: BirthDates,
): { age: number | null; birthdate?: string } {
  if (birthdate === null) return { age: null };
  const age = ageOn(birthdate, today);
  return age < ADULT_AGE || birthDates === 'ages' ? { age } : { age, birthdate };
}

/** [AG3] The age from the birthdate where it is known, else the age that the API gave. */
export const shownAge = (of: { birthdate: string | null; age: number | null }, today: string): number | null =>
  of.birthdate === null ? of.age : ageOn(of.birthdate, today);
