import type { MatchClock } from './clock.ts';
import { readClock } from './clock.ts';
import type { FoldedMatch } from './fold-ledger.ts';
import { extraTimeFor, firstMinute, type Lengths } from './lengths.ts';
import { isPlayed } from './phase.ts';
import { isShootout } from './score.ts';
import type { MatchPhase } from './status.ts';

export interface MatchMinute {
  minute: number;
  extraTime: number | null;
}

/** The period before a break. */
const ENDED_BEFORE: Partial<Record<MatchPhase, MatchPhase>> = {
  HALF_TIME: 'FIRST_HALF',
  FULL_TIME_BREAK: 'SECOND_HALF',
  EXTRA_TIME_BREAK: 'EXTRA_TIME',
};

const lastMinute = (period: MatchPhase, lengths: Lengths) =>
  firstMinute(period, lengths) +
  (period === 'FIRST_HALF' || period === 'SECOND_HALF' ? lengths.halfMinutes : lengths.extraTimeMinutes);

/** The clock of a half that nobody ended keeps running; real stoppage is never this long. */
export const MAX_STOPPAGE = 60;

export const minuteAt = (clock: MatchClock, phase: MatchPhase, now: Date, lengths: Lengths): MatchMinute | null =>
  minuteOnClock(readClock(clock, now).minute, phase, lengths);

/** [MM1] [MM2] [MM3] The minute as it is shown: the first is 1, and stoppage is counted separately. */
export function minuteOnClock(clockMinute: number, phase: MatchPhase | null, lengths: Lengths): MatchMinute | null {
  const minute = clockMinute + 1;
  // Another backend may send no phase: then stoppage cannot be distinguished from play.
  if (phase === null) return { minute, extraTime: null };
  if (!isPlayed(phase)) {
    const ended = ENDED_BEFORE[phase];
    return ended ? { minute: lastMinute(ended, lengths), extraTime: null } : null;
  }
  const last = lastMinute(phase, lengths);
  if (minute <= last) return { minute, extraTime: null };
  return { minute: last, extraTime: Math.min(minute - last, MAX_STOPPAGE) };
}

/** [MM6] */
const FORGOTTEN_AFTER = 15;

/** [MM6] Whether the clock runs on although its period must be over. */
export const awaitsEnd = (clockMinute: number, phase: MatchPhase | null, lengths: Lengths): boolean =>
  phase !== null && isPlayed(phase) && clockMinute >= lastMinute(phase, lengths) + FORGOTTEN_AFTER;

/** [MM1] As it is sent, without stoppage; null while none runs. */
export const runningMinute = (clockMinute: number, phase: MatchPhase, halfMinutes: number): number | null =>
  minuteOnClock(clockMinute, phase, { halfMinutes, extraTimeMinutes: extraTimeFor(halfMinutes) })?.minute ?? null;

/** [MM4] Whole minutes of play so far, without stoppage. */
export function playedMinutes(
  { phase, extraTime }: Pick<FoldedMatch<unknown>, 'phase' | 'extraTime'>,
  clock: MatchClock,
  now: Date,
  lengths: Lengths,
): number {
  if (phase === 'FULL_TIME' || isShootout(phase))
    return lastMinute(extraTime ? 'SECOND_EXTRA_TIME' : 'SECOND_HALF', lengths);
  if (isPlayed(phase)) return Math.min(readClock(clock, now).minute, lastMinute(phase, lengths));
  return minuteAt(clock, phase, now, lengths)?.minute ?? 0;
}

/** [MM5] */
export function periodOf(minute: number, { halfMinutes, extraTimeMinutes }: Lengths): MatchPhase {
  if (minute <= halfMinutes) return 'FIRST_HALF';
  if (minute <= 2 * halfMinutes) return 'SECOND_HALF';
  return minute <= 2 * halfMinutes + extraTimeMinutes ? 'EXTRA_TIME' : 'SECOND_EXTRA_TIME';
}
