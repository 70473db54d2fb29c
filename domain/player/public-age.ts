import { ageOn } from '#domain/formatting/sofia-time.ts';

const ADULT_AGE = 18;

/** [AG2] The age is public; the birthdate of a minor is not. */
export function publicAge(birthdate: string | null, today: string): { age: number | null; birthdate?: string } {
  if (birthdate === null) return { age: null };
  const age = ageOn(birthdate, today);
  return age < ADULT_AGE ? { age } : { age, birthdate };
}

/** [AG3] The age from the birthdate where it is known, else the age that the API gave. */
export const shownAge = (of: { birthdate: string | null; age: number | null }, today: string): number | null =>
  of.birthdate === null ? of.age : ageOn(of.birthdate, today);
