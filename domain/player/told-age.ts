import { ageOn } from '../formatting/sofia-time.ts';

const GROWN_UP = 18;

/** What the public may know of a player's age: of a minor the years, but not the day he was born. */
export function toldAge(birthdate: string | null, today: string): { age: number | null; birthdate?: string } {
  if (birthdate === null) return { age: null };
  const age = ageOn(birthdate, today);
  return age < GROWN_UP ? { age } : { age, birthdate };
}

/** The age to show on a day: by the birthdate where it is known, else the age that was told. */
export const shownAge = (of: { birthdate: string | null; age: number | null }, today: string): number | null =>
  of.birthdate === null ? of.age : ageOn(of.birthdate, today);
