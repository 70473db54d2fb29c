import { byMinute, creditGoal, type Goal, type Side, type Sides } from './score.ts';

/** [SL2] As many as fit beside a score. */
const MOST_SCORED = 5;

export interface ScorersOfSide<G> {
  /** The goals of one player, in their order. */
  players: G[][];
  /** Goals that are counted only. */
  more: number;
}

/** [SL1] [SL2] Who scored for each side, in the order of their first goals. */
export function scorersBySide<Id, G extends Goal<Id> & { player: Id | null }>(
  goals: readonly G[],
  sides: Sides<Id>,
): Record<Side, ScorersOfSide<G>> {
  const inOrder = goals.toSorted(byMinute);
  const of = (side: Side) => scorers(inOrder.filter((goal) => creditGoal(goal, sides) === side));
  return { home: of('home'), away: of('away') };
}

function scorers<G extends { player: unknown }>(goals: readonly G[]): ScorersOfSide<G> {
  const shown = goals.slice(0, MOST_SCORED);
  const players: G[][] = [];
  for (const goal of shown) {
    const known = goal.player === null ? undefined : players.find(([first]) => first?.player === goal.player);
    if (known) known.push(goal);
    else players.push([goal]);
  }
  return { players, more: goals.length - shown.length };
}
