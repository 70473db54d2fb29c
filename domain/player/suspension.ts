/** Cards of one player in one match, as the ledger calls them. */
export type Card = 'YELLOW_CARD' | 'SECOND_YELLOW' | 'RED_CARD';

/** A match of the team that a player belonged to on its day, in one competition. */
export interface TeamMatch {
  /** Yellow cards are counted anew in every season. */
  season: number;
  /** It was played, or is being played: a suspension is served by such matches only. */
  played: boolean;
  cards: readonly Card[];
}

export interface Suspension {
  cause: 'yellows' | Exclude<Card, 'YELLOW_CARD'>;
  /** Matches still to be missed, the next one included. */
  matches: number;
}

const YELLOWS_FOR_A_MATCH = 3;

/**
 * Whether a player must miss the match that follows these, which are in order of kick-off. What a disciplinary
 * commission adds to a card is not known here.
 */
export function suspensionAfter(matches: readonly TeamMatch[]): Suspension | null {
  const owed: Suspension['cause'][] = [];
  let yellows = 0;
  let season: number | null = null;
  for (const match of matches) {
    if (!match.played) continue;
    if (match.season !== season) yellows = 0;
    ({ season } = match);
    owed.shift();
    if (match.cards.includes('SECOND_YELLOW')) owed.push('SECOND_YELLOW');
    else if (match.cards.includes('YELLOW_CARD')) yellows += 1;
    if (match.cards.includes('RED_CARD')) owed.push('RED_CARD');
    if (yellows < YELLOWS_FOR_A_MATCH) continue;
    yellows = 0;
    owed.push('yellows');
  }
  const [cause] = owed;
  return cause ? { cause, matches: owed.length } : null;
}
