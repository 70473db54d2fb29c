interface GameweekOfMatches {
  number: number;
  /** No match is left to be played: all are over, cancelled or moved. */
  isPlayed: boolean;
  /** How many matches have a result. */
  results: number;
}

/** [GW6] Whether there is something to share of it. */
export const isComplete = ({ isPlayed, results }: GameweekOfMatches): boolean => isPlayed && results > 0;

const OFFERED_MS = 4 * 24 * 60 * 60_000;

/** [GW7] The last complete gameweek, while it is news. */
export function gameweekToShare<G extends GameweekOfMatches & { lastKickOff: Date | null }>(
  gameweeks: readonly G[],
  now: Date,
): G | null {
  const last = gameweeks.filter(isComplete).toSorted((a, b) => b.number - a.number)[0];
  const age = last?.lastKickOff ? now.getTime() - last.lastKickOff.getTime() : Number.POSITIVE_INFINITY;
  return last && age <= OFFERED_MS ? last : null;
}
