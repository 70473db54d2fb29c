import { readClock, type MatchClock } from '#domain/match/clock.ts';
import type { FoldedMatch } from '#domain/match/fold-ledger.ts';
import { firstMinute, type Lengths } from '#domain/match/lengths.ts';
import { isExtraTime, isPlayed, nextPhases } from '#domain/match/phase.ts';
import type { Score } from '#domain/match/score.ts';
import { isLevel } from '#domain/match/winner.ts';
import type { MatchAct } from './act.ts';

export interface MatchNow {
  folded: Pick<FoldedMatch<unknown>, 'status' | 'phase' | 'score'>;
  clock: MatchClock;
  lengths: Lengths;
  rules: { knockout: boolean; extraTime: boolean; firstLeg: Score | null };
}

export type NextAct = { act: 'kick-off' | 'start-clock' | 'final-whistle' } | Extract<MatchAct, { act: 'phase' }>;

/** [DK24] The one act that the match waits for; null when it is over. */
export function nextAct({ folded, clock, rules: { firstLeg, ...rules } }: MatchNow): NextAct | null {
  const { status, phase, score } = folded;
  if (status === 'UPCOMING') return { act: 'kick-off' };
  if (status !== 'LIVE') return null;
  if (isPlayed(phase) && clock.runningSince === null) return { act: 'start-clock' };
  const [next] = nextPhases(phase, { ...rules, level: isLevel(score, firstLeg) });
  if (next === undefined) return null;
  return next === 'FULL_TIME' ? { act: 'final-whistle' } : { act: 'phase', phase: next };
}

const LEAST_SHARE = 0.8;

/** [DK25] Whether an act ends a period of play so early that it was probably tapped by mistake. */
export function endsEarly(act: MatchAct, { folded: { phase }, clock, lengths }: MatchNow, now: Date): boolean {
  if (act.act !== 'phase' || !isPlayed(phase)) return false;
  const length = isExtraTime(phase) ? lengths.extraTimeMinutes : lengths.halfMinutes;
  const { minute, second } = readClock(clock, now);
  return minute + second / 60 - firstMinute(phase, lengths) < LEAST_SHARE * length;
}

/** [DK26] For so long after its label changed the button of the next act takes no tap. */
export const SETTLE_MILLISECONDS = 1000;
