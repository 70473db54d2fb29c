import { ELIMINATION_ROUNDS, type EliminationRound } from '#domain/match/round.ts';
import type { Side } from '#domain/match/score.ts';

export interface Place {
  round: EliminationRound;
  slot: number;
  side: Side;
}

/** [BR6] The winner's place in the next round; null after the final. */
export function nextPlace(round: EliminationRound, slot: number): Place | null {
  const next = ELIMINATION_ROUNDS[ELIMINATION_ROUNDS.indexOf(round) + 1];
  return next ? { round: next, slot: Math.ceil(slot / 2), side: slot % 2 === 1 ? 'home' : 'away' } : null;
}
