import type { BracketRoundName } from '#domain/match/round.ts';
import type { BracketRound, BracketTie } from './build-bracket.ts';

/** A round before the final, as the two halves of the bracket see it, each from the top. */
export interface FoldedRound<M> {
  round: BracketRoundName;
  upper: BracketTie<M>[];
  lower: BracketTie<M>[];
}

export interface FoldedRounds<M> {
  /** In playing order. */
  rounds: FoldedRound<M>[];
  final: BracketTie<M>;
}

/** [BR11] null where a bye, a gap or a missing final leaves no two equal halves. */
export function foldBracket<M>(rounds: readonly BracketRound<M>[]): FoldedRounds<M> | null {
  const last = rounds.at(-1);
  if (last?.round !== 'final' || last.ties.length !== 1 || rounds.length === 1) return null;
  const [final] = last.ties as [BracketTie<M>];
  const folded: FoldedRound<M>[] = [];
  let [upper, lower] = [[final.from.home], [final.from.away]];
  for (const { round, ties } of rounds.slice(0, -1).toReversed()) {
    const halves = { round, upper: upper.filter(isKnown), lower: lower.filter(isKnown) };
    const found = halves.upper.length + halves.lower.length;
    if (found !== upper.length + lower.length || found !== ties.length) return null;
    folded.unshift(halves);
    [upper, lower] = [halves.upper.flatMap(feedersOf), halves.lower.flatMap(feedersOf)];
  }
  return { rounds: folded, final };
}

const feedersOf = <M>({ from }: BracketTie<M>) => [from.home, from.away];

const isKnown = <M>(tie: BracketTie<M> | undefined): tie is BracketTie<M> => tie !== undefined;
