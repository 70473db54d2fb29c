interface Registered {
  today: string;
  /** Of the current season; null without one. */
  seasonStart: string | null;
  /** In the current season. */
  hasPlayed: boolean;
  /** Whether anybody was ever in the squad. */
  hasSquad: boolean;
}

/** SQ16: the day from which a new player is probably in the squad. */
export const joiningDay = ({ today, seasonStart, hasPlayed, hasSquad }: Registered): string =>
  seasonStart === null || seasonStart > today || (hasPlayed && hasSquad) ? today : seasonStart;
