/** Cards of one player in one match, as in the ledger. */
export type Card = 'YELLOW_CARD' | 'SECOND_YELLOW' | 'RED_CARD';

/** A match of the team that a player belonged to on its day, in one competition. */
export interface TeamMatch {
  /** The count of yellow cards starts again every season. */
  season: number;
  /** [SU1] How many yellow cards cost a match in that season; 0 if they never do. */
  yellowsPerSuspension: number;
  /** Played or live: only such matches serve a suspension. [SU4] */
  played: boolean;
  cards: readonly Card[];
}

export interface Suspension {
  cause: 'yellows' | Exclude<Card, 'YELLOW_CARD'>;
  /** Matches still to be missed, the next one included. */
  matches: number;
}

/** Unless the competition says otherwise. [SU1] */
export const YELLOWS_PER_SUSPENSION = 3;

/**
 * Whether a player must miss the match that follows these, which are in order of kick-off. What a disciplinary
 * commission adds is not considered.
 */
export function suspensionAfter(matches: readonly TeamMatch[]): Suspension | null {
  const pending: Suspension['cause'][] = [];
  let yellows = 0;
  let season: number | null = null;
  for (const match of matches) {
    if (!match.played) continue;
    if (match.season !== season) yellows = 0;
    ({ season } = match);
    pending.shift();
    if (match.cards.includes('SECOND_YELLOW')) pending.push('SECOND_YELLOW');
    else if (match.cards.includes('YELLOW_CARD')) yellows += 1;
    if (match.cards.includes('RED_CARD')) pending.push('RED_CARD');
    if (match.yellowsPerSuspension === 0 || yellows < match.yellowsPerSuspension) continue;
    yellows = 0;
    pending.push('yellows');
  }
  const [cause] = pending;
  return cause ? { cause, matches: pending.length } : null;
}
