import { sideOf, type Score, type Side, type Sides } from './score.ts';
import type { MatchStatus } from './status.ts';
import { decideMatch, leader } from './winner.ts';

interface MarkedMatch<Id> {
  status: MatchStatus;
  score: Score | null;
  penalties: Score | null;
  extraTimeWinner: Id | null;
  penaltyWinner: Id | null;
}

/** The team to point out: the winner; while the match is live, who has more of the ball. */
export function markedSide<Id>(match: MarkedMatch<Id>, possession: Score | null, sides: Sides<Id>): Side | null {
  if (match.status === 'LIVE') return possession && leader(possession);
  return winnerOf(match, sides);
}

/** A backend that tells who won in extra time or on penalties may leave out by how much. */
function winnerOf<Id>(match: MarkedMatch<Id>, sides: Sides<Id>): Side | null {
  const { status, score, penalties, extraTimeWinner, penaltyWinner } = match;
  const official = status === 'AWARDED' ? score : null;
  const verdict = decideMatch({ status, score, extraTime: null, penalties, official });
  if (verdict || status !== 'FINISHED') return verdict?.winner ?? null;
  return sideOf(penaltyWinner ?? extraTimeWinner, sides);
}
