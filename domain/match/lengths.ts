import type { MatchPhase } from './status.ts';

/** Unless the competition says otherwise. [CL3] */
export const HALF_MINUTES = 25;
const EXTRA_TIME_MINUTES = 5;

const FULL_HALF = 40;
const FULL_EXTRA_TIME = 15;

/** [CL3] How long a half of extra time is where halves are this long. */
export const extraTimeFor = (halfMinutes: number): number =>
  halfMinutes < FULL_HALF ? EXTRA_TIME_MINUTES : FULL_EXTRA_TIME;

export interface Lengths {
  halfMinutes: number;
  extraTimeMinutes: number;
}

/** The minute on the clock when a period begins. [CL3] */
export function firstMinute(phase: MatchPhase, { halfMinutes, extraTimeMinutes }: Lengths): number {
  if (phase === 'SECOND_HALF') return halfMinutes;
  if (phase === 'EXTRA_TIME') return 2 * halfMinutes;
  return phase === 'SECOND_EXTRA_TIME' ? 2 * halfMinutes + extraTimeMinutes : 0;
}
