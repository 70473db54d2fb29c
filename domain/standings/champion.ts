/** What decides a season; ids of teams. */
interface SeasonOutcome {
  /** By the award for the first place. */
  awarded: number | null;
  /** The winner of the final; null while there is none. */
  finalWinner: number | null;
  hasFinal: boolean;
  /** Whether a match is left to be played. */
  isOpen: boolean;
  /** The first in the table; null without one. */
  first: number | null;
}

/** [HO1] [HO2] */
export function championOf({ awarded, finalWinner, hasFinal, isOpen, first }: SeasonOutcome): number | null {
  if (awarded !== null) return awarded;
  if (hasFinal) return finalWinner;
  return isOpen ? null : first;
}
