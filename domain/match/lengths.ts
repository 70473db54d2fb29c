import type { MatchPhase } from './status.ts';

/** Unless the competition says otherwise. [CL3] */
export const HALF_MINUTES = 25;
export const EXTRA_TIME_MINUTES = 5;

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
