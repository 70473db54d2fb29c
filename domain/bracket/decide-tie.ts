import { otherSide, type Score, type Side } from '#domain/match/score.ts';
import { decideMatch, leader, type Outcome } from '#domain/match/winner.ts';

/** The goals of both legs, from the sides of the second. */
export const aggregate = (first: Score, second: Score): Score => ({
  home: second.home + first.away,
  away: second.away + first.home,
});

/** [BR9] Who goes on, as a side of the first leg; null while that is open. */
export function decideTie(first: Outcome, second: Outcome | null): Side | null {
  if (!second) return decideMatch(first)?.winner ?? null;
  const [before, after] = [countingScore(first), countingScore(second)];
  if (!before || !after) return null;
  const isAwarded = second.official !== null;
  const winner = leader(aggregate(before, after)) ?? (isAwarded || !second.penalties ? null : leader(second.penalties));
  return winner && otherSide(winner);
}

/** Null until the match is over. */
const countingScore = ({ status, official, score }: Outcome): Score | null =>
  status === 'FINISHED' || status === 'AWARDED' ? (official ?? score) : null;
