import { aggregate, decideTie } from '#domain/bracket/decide-tie.ts';
import type { Legs } from '#domain/bracket/build-bracket.ts';
import type { Score, Side } from '#domain/match/score.ts';
import type { Tie } from './competition-model.ts';

export const isOver = ({ status }: Tie): boolean => status === 'FINISHED' || status === 'AWARDED';

export const scoreOf = ({ homeScore, awayScore }: Tie): Score | null =>
  homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };

const outcomeOf = (tie: Tie) => ({
  status: tie.status,
  score: scoreOf(tie),
  extraTime: null,
  penalties: tie.penalties,
  official: tie.status === 'AWARDED' ? scoreOf(tie) : null,
});

/** As a side of the first leg. */
export const winnerOf = ([first, second]: Legs<Tie>): Side | null =>
  decideTie(outcomeOf(first), second ? outcomeOf(second) : null);

/** From the sides of the first leg. */
export function totalOf([first, second]: Legs<Tie>): Score | null {
  const before = scoreOf(first);
  if (!second) return before;
  const after = scoreOf(second);
  const total = before && after && aggregate(before, after);
  return total && { home: total.away, away: total.home };
}
