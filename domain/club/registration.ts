import { ageOn } from '#domain/formatting/sofia-time.ts';
import { HIGHEST_NUMBER } from '#domain/team/shirt-numbers.ts';

/** [RG3] How many a team's link takes in a day, and how many may wait for its managers. */
export const MOST_A_DAY = 60;
export const MOST_WAITING = 60;

/** A photo as the phone sends it. */
export const PHOTO_BYTES = 300 * 1024;

/** Where a registration stands: a manager looks at it, then the league does where it decides. [CB1] */
export const REGISTRATION_STATES = ['waiting', 'with-league', 'accepted', 'refused'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** [RG2] Whoever registered may correct it until a manager has confirmed it, and send it again after a refusal. */
export const mayCorrect = (state: RegistrationState): boolean => state === 'waiting' || state === 'refused';

interface Ages {
  least: number | null;
  adult: number;
}

/** Whether a parent signs for somebody born then. [RG1] [EL2] */
export const needsParent = (birthdate: string, today: string, { adult }: Pick<Ages, 'adult'>): boolean =>
  ageOn(birthdate, today) < adult;

/** [RG1] Why somebody cannot register, or null. */
export function registrationFault(
  { birthdate, hasParent }: { birthdate: string; hasParent: boolean },
  today: string,
  ages: Ages,
): 'unborn' | 'too_young' | 'needs_parent' | null {
  if (birthdate >= today) return 'unborn';
  if (ageOn(birthdate, today) < (ages.least ?? 0)) return 'too_young';
  return needsParent(birthdate, today, ages) && !hasParent ? 'needs_parent' : null;
}

/** A birth date from its three numbers as they are typed; null while it is none. */
export function birthDay(day: string, month: string, year: string): string | null {
  if (![day, month].every((part) => /^\d{1,2}$/.test(part)) || !/^(19|20)\d\d$/.test(year)) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (Number.isNaN(Date.parse(date))) return null;
  // 31 April would become 1 May.
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date) ? date : null;
}

/** [RG4] The lowest numbers that nobody in the squad wears. */
export function freeNumbers(taken: readonly number[], count: number): number[] {
  const numbers: number[] = [];
  for (let number = 1; number <= HIGHEST_NUMBER && numbers.length < count; number += 1)
    if (!taken.includes(number)) numbers.push(number);
  return numbers;
}

interface Candidate {
  /** Whether he is in the manager's own squad. */
  isOwn: boolean;
  hasSameName: boolean;
  /** Asked not to be shown. */
  hidden: boolean;
  birthdate: string | null;
  parentalDeclaration: boolean;
}

/**
 * [RG6] Whether a manager is asked if a newcomer is this known player. Of other teams he sees public names alone: a birth date
 * neither offers anybody nor rules him out, because that would tell it. [CB3]
 */
export function isOffered(
  { isOwn, hasSameName, hidden, birthdate, parentalDeclaration }: Candidate,
  today: string,
  ages: Pick<Ages, 'adult'>,
): boolean {
  if (isOwn) return true;
  const isPrivate = birthdate !== null && needsParent(birthdate, today, ages) && !parentalDeclaration;
  return hasSameName && !hidden && !isPrivate;
}
