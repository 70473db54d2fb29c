export interface SquadLimits {
  /** On the pitch at kick-off. */
  onPitch: number;
  /** Of the squad, by the rules of the league. */
  least: number;
  most: number;
}

/** [SQ1] to [SQ3] What is wrong with the size of a squad. */
export type SquadFault = 'empty' | 'cannot-play' | 'below-least' | 'above-most';

export function squadFault(size: number, { onPitch, least, most }: SquadLimits): SquadFault | null {
  if (size === 0) return 'empty';
  if (size < onPitch) return 'cannot-play';
  if (size < least) return 'below-least';
  return size > most ? 'above-most' : null;
}
