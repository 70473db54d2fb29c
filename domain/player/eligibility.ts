import { ageOn } from '#domain/formatting/sofia-time.ts';

interface Ages {
  /** Nobody younger may play; null without such a rule. */
  least: number | null;
  adult: number;
}

/** [EL1] to [EL3] Why a player may not play on a day because of his age; null if he may or his birthdate is unknown. */
export function ineligibility(
  { birthdate, parentalDeclaration }: { birthdate: string | null; parentalDeclaration: boolean },
  day: string,
  ages: Ages,
): 'too-young' | 'no-declaration' | null {
  if (birthdate === null) return null;
  const age = ageOn(birthdate, day);
  if (age < (ages.least ?? 0)) return 'too-young';
  return age < ages.adult && !parentalDeclaration ? 'no-declaration' : null;
}
