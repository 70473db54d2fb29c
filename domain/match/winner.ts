import type { Score, Side } from './score.ts';
import type { ShownStatus } from './status.ts';

export interface Outcome {
  status: ShownStatus;
  /** Extra time included, the shoot-out not. */
  score: Score | null;
  /** After extra time, when there was any. */
  extraTime: Score | null;
  penalties: Score | null;
  /** The awarded result. */
  official: Score | null;
  /** The goals of the first leg by the sides of this match, when it is a second leg. */
  firstLeg?: Score | null;
}

export interface Verdict {
  winner: Side;
  by: 'regularTime' | 'extraTime' | 'penalties' | 'award';
}

/** [WN1] to [WN5] [WN7] Who won and how; null for a draw and while the match is not over. */
export function decideMatch({ status, score, extraTime, penalties, official, firstLeg }: Outcome): Verdict | null {
  if (status !== 'FINISHED' && status !== 'AWARDED') return null;
  if (official || status === 'AWARDED') return verdict(official, 'award');
  // [WN7] Whatever its own score, a shoot-out was needed.
  const kicks = firstLeg && isLevel(score, firstLeg) ? verdict(penalties, 'penalties') : null;
  if (kicks) return kicks;
  return verdict(score, extraTime ? 'extraTime' : 'regularTime') ?? verdict(penalties, 'penalties');
}

function verdict(score: Score | null, by: Verdict['by']): Verdict | null {
  const winner = score && leader(score);
  return winner && { winner, by };
}

export function leader({ home, away }: Score): Side | null {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}

/** [DK3] Of a second leg with the goals of the first. */
export const isLevel = (score: Score | null, firstLeg: Score | null): boolean =>
  (score?.home ?? 0) + (firstLeg?.home ?? 0) === (score?.away ?? 0) + (firstLeg?.away ?? 0);
