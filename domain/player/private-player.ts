import { ADULT_AGE } from './public-age.ts';

/** [AG4] What is shown instead of the name of a minor without a parental declaration. */
export const PRIVATE_NAME = { bg: 'Играч под 18', en: 'Under-18 player' } as const;

/** [AG4] Whoever was born later is a minor on this day. */
export function latestAdultBirthdate(today: string): string {
  const monthAndDay = today.slice(4);
  // Eighteen years before a leap year there is no 29 February.
  return `${Number(today.slice(0, 4)) - ADULT_AGE}${monthAndDay === '-02-29' ? '-02-28' : monthAndDay}`;
}
