import { sideOf, type Score, type Side, type Sides } from './score.ts';
import type { ShownStatus } from './status.ts';
import { decideMatch, leader } from './winner.ts';

interface MarkedMatch<Id> {
  status: ShownStatus;
  score: Score | null;
  penalties: Score | null;
  extraTimeWinner: Id | null;
  penaltyWinner: Id | null;
}

/** [WN6] The team to highlight. */
export function highlightedSide<Id>(match: MarkedMatch<Id>, possession: Score | null, sides: Sides<Id>): Side | null {
  if (match.status === 'LIVE') return possession && leader(possession);
  return winnerOf(match, sides);
}

/** Another backend may name the winner of extra time or penalties without a score. */
function winnerOf<Id>(match: MarkedMatch<Id>, sides: Sides<Id>): Side | null {
  const { status, score, penalties, extraTimeWinner, penaltyWinner } = match;
  const official = status === 'AWARDED' ? score : null;
  const verdict = decideMatch({ status, score, extraTime: null, penalties, official });
  if (status !== 'FINISHED') return verdict?.winner ?? null;
  // [WN7] The shoot-out of a second leg may have been won by who lost the match.
  return sideOf(penaltyWinner, sides) ?? verdict?.winner ?? sideOf(extraTimeWinner, sides);
}
