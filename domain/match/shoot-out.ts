import { otherSide, type Score, type Side } from './score.ts';

export interface Kick {
  side: Side;
  scored: boolean;
}

export interface ShootOut {
  score: Score;
  /** Who kicks next. */
  next: Side;
  /** The round of the next kick, from 1. */
  round: number;
  /** [SO3] */
  suddenDeath: boolean;
  /** [SO2] Null while either side can still win. */
  winner: Side | null;
}

const ROUNDS = 5;

/** [SO1] to [SO3] Where a shoot-out stands after these kicks; `first` began it. */
export function readShootOut(kicks: readonly Kick[], first: Side): ShootOut {
  const taken = (side: Side) => kicks.filter((kick) => kick.side === side).length;
  const goals = (side: Side) => kicks.filter((kick) => kick.side === side && kick.scored).length;
  const second = otherSide(first);
  const next = taken(first) > taken(second) ? second : first;
  const rounds = Math.max(ROUNDS, taken(first), taken(second));
  const beats = (side: Side) => goals(side) > goals(otherSide(side)) + rounds - taken(otherSide(side));
  const winner = (['home', 'away'] as const).find(beats) ?? null;
  const round = taken(next) + 1;
  return { score: { home: goals('home'), away: goals('away') }, next, round, suddenDeath: round > ROUNDS, winner };
}

/** [SO4] What the next kick would decide: the winner if it is scored, and if it is missed. */
export function meaningOfNextKick(kicks: readonly Kick[], first: Side): Record<'scored' | 'missed', Side | null> {
  const { next } = readShootOut(kicks, first);
  const after = (scored: boolean) => readShootOut([...kicks, { side: next, scored }], first).winner;
  return { scored: after(true), missed: after(false) };
}
