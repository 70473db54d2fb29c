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

export const SUSPENSION_CAUSES = ['yellows', 'SECOND_YELLOW', 'RED_CARD'] as const;

export interface Suspension {
  cause: (typeof SUSPENSION_CAUSES)[number];
  /** Matches still to be missed, the next one included. */
  matches: number;
}

/** Unless the competition says otherwise. [SU1] */
export const YELLOWS_PER_SUSPENSION = 3;

export interface Discipline {
  /** Yellow cards that count towards the next suspension. */
  yellows: number;
  /** How many more cost a match; null if they never do. */
  yellowsLeft: number | null;
  suspension: Suspension | null;
}

/**
 * What a player has to expect in the match that follows these, which are in order of kick-off. What a disciplinary
 * commission adds is not considered.
 */
export function disciplineAfter(matches: readonly TeamMatch[]): Discipline {
  const pending: Suspension['cause'][] = [];
  let yellows = 0;
  let season: number | null = null;
  let needed = 0;
  for (const match of matches) {
    if (!match.played) continue;
    if (match.season !== season) yellows = 0;
    ({ season, yellowsPerSuspension: needed } = match);
    pending.shift();
    if (match.cards.includes('SECOND_YELLOW')) pending.push('SECOND_YELLOW');
    else if (match.cards.includes('YELLOW_CARD')) yellows += 1;
    if (match.cards.includes('RED_CARD')) pending.push('RED_CARD');
    if (needed === 0 || yellows < needed) continue;
    yellows = 0;
    pending.push('yellows');
  }
  const [cause] = pending;
  return {
    yellows,
    yellowsLeft: needed === 0 ? null : needed - yellows,
    suspension: cause ? { cause, matches: pending.length } : null,
  };
}

/** Whether he must miss that match. */
export const suspensionAfter = (matches: readonly TeamMatch[]): Suspension | null =>
  disciplineAfter(matches).suspension;
