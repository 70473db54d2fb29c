/** Letters that the name of a league may have: „Общинска ветеранска футболна лига – …“ with two towns needs 70. */
export const NAME_LENGTH = 100;

/** How much room the name of a league takes, for the heads that it stands in. */
export function nameLength(name: string): 'long' | 'longest' | undefined {
  if (name.length > 32) return 'longest';
  return name.length > 16 ? 'long' : undefined;
}
