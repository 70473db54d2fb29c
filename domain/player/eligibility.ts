import { ageOn } from '../formatting/sofia-time.ts';

interface Ages {
  /** Nobody younger may play. */
  least: number;
  adult: number;
}

/** Why a player may not play on a day, whatever he did; null if he may, or if nobody knows when he was born. */
export function ineligibility(
  { birthdate, parentalDeclaration }: { birthdate: string | null; parentalDeclaration: boolean },
  day: string,
  ages: Ages,
): 'too-young' | 'no-declaration' | null {
  if (birthdate === null) return null;
  const age = ageOn(birthdate, day);
  if (age < ages.least) return 'too-young';
  return age < ages.adult && !parentalDeclaration ? 'no-declaration' : null;
}
