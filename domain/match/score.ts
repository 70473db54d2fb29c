import type { MatchPhase } from './status.ts';

export type Side = 'home' | 'away';

export interface Score {
  home: number;
  away: number;
}

export interface Sides<Id> {
  home: Id;
  away: Id;
}

export type ResultLetter = 'W' | 'D' | 'L';

export interface Goal<Id> {
  minute: number | null;
  /** Minutes of stoppage beyond `minute` (25+2). */
  extraTime: number | null;
  /** The scorer's own team, also for an own goal. */
  team: Id;
  ownGoal: boolean;
  phase: MatchPhase | null;
}

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export function sideOf<Id>(team: Id | null, { home, away }: Sides<Id>): Side | null {
  if (team === home) return 'home';
  return team === away ? 'away' : null;
}

/** The side whose score a goal raises; null for a kick of the shoot-out or a team that does not play here. */
export function creditGoal<Id>(
  { team, ownGoal, phase }: Pick<Goal<Id>, 'team' | 'ownGoal' | 'phase'>,
  sides: Sides<Id>,
): Side | null {
  const own = sideOf(team, sides);
  if (own === null || isShootout(phase)) return null;
  return ownGoal ? otherSide(own) : own;
}

export const isShootout = (phase: MatchPhase | null): boolean => phase === 'PENALTIES' || phase === 'PENALTY_SHOOTOUT';

export function scoreFrom<Id>(goals: readonly Goal<Id>[], sides: Sides<Id>): Score {
  const score = { home: 0, away: 0 };
  for (const goal of goals) {
    const side = creditGoal(goal, sides);
    if (side) score[side] += 1;
  }
  return score;
}

/** Later than any minute. */
const UNKNOWN = 1000;

/** By minute, then stoppage; what has no minute comes last. */
export const byMinute = (
  a: { minute: number | null; extraTime: number | null },
  b: { minute: number | null; extraTime: number | null },
): number => (a.minute ?? UNKNOWN) - (b.minute ?? UNKNOWN) || (a.extraTime ?? 0) - (b.extraTime ?? 0);

/** [SC3] Every goal with the score after it, in the order of the match. */
export const runScore = <Id, G extends Goal<Id>>(
  goals: readonly G[],
  sides: Sides<Id>,
): (G & { scoreAfter: Score })[] => runScoreInOrder(goals.toSorted(byMinute), sides);

/** The same for sorted goals. */
export function runScoreInOrder<Id, G extends Goal<Id>>(
  goals: readonly G[],
  sides: Sides<Id>,
): (G & { scoreAfter: Score })[] {
  let scoreAfter: Score = { home: 0, away: 0 };
  return goals.map((goal) => {
    const side = creditGoal(goal, sides);
    if (side) scoreAfter = { ...scoreAfter, [side]: scoreAfter[side] + 1 };
    return { ...goal, scoreAfter };
  });
}

/** [SC4] */
export function resultLetter(own: number, other: number): ResultLetter {
  if (own === other) return 'D';
  return own > other ? 'W' : 'L';
}
