export interface SquadLimits {
  /** On the pitch at kick-off. */
  onPitch: number;
  /** On the league's list, by its rules. */
  least: number;
  most: number;
}

/** What is wrong with the size of a squad. */
export type SquadFault = 'empty' | 'cannot-play' | 'below-least' | 'above-most';

export function squadFault(size: number, { onPitch, least, most }: SquadLimits): SquadFault | null {
  if (size === 0) return 'empty';
  if (size < onPitch) return 'cannot-play';
  if (size < least) return 'below-least';
  return size > most ? 'above-most' : null;
}
