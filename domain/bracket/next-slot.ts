import { BRACKET_ROUNDS, type EliminationRound } from '#domain/match/round.ts';
import type { Side } from '#domain/match/score.ts';

export interface BracketSlot {
  round: EliminationRound;
  slot: number;
  /** Of the first leg, when there are two. */
  side: Side;
}

const sideAfter = (slot: number): Side => (slot % 2 === 1 ? 'home' : 'away');

/** [BR6] The winner's place in the next round; null after the final and the third-place match. */
export function nextSlot(round: EliminationRound, slot: number): BracketSlot | null {
  const at = BRACKET_ROUNDS.findIndex((name) => name === round);
  const next = at < 0 ? undefined : BRACKET_ROUNDS[at + 1];
  return next ? { round: next, slot: Math.ceil(slot / 2), side: sideAfter(slot) } : null;
}

/** [BR8] The losers of the semi-finals play for third place. */
export const loserSlot = (round: EliminationRound, slot: number): BracketSlot | null =>
  round === 'semi_final' ? { round: 'third_place', slot: 1, side: sideAfter(slot) } : null;
