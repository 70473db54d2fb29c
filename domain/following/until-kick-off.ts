import { countDown, type Countdown } from '#domain/match/starting-soon.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type UntilKickOff = { kind: 'days'; days: number } | { kind: 'hours'; hours: number } | Countdown;

/** [FO5] */
export function untilKickOff(kickOff: Date, now: Date): UntilKickOff {
  const left = kickOff.getTime() - now.getTime();
  if (left >= 2 * DAY_MS) return { kind: 'days', days: Math.floor(left / DAY_MS) };
  if (left >= HOUR_MS) return { kind: 'hours', hours: Math.floor(left / HOUR_MS) };
  return countDown(kickOff, now);
}
