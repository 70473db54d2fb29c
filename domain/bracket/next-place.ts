import { ELIMINATION_ROUNDS, type EliminationRound } from '../match/round.ts';
import type { Side } from '../match/score.ts';

export interface Place {
  round: EliminationRound;
  slot: number;
  side: Side;
}

/** Where the winner of a tie goes on; nowhere from the final. */
export function nextPlace(round: EliminationRound, slot: number): Place | null {
  const next = ELIMINATION_ROUNDS[ELIMINATION_ROUNDS.indexOf(round) + 1];
  return next ? { round: next, slot: Math.ceil(slot / 2), side: slot % 2 === 1 ? 'home' : 'away' } : null;
}
