/** [SS1] */
export const STARTING_SOON = { aheadMinutes: 60, overdueMinutes: 30 } as const;

/** Whether a match that has not started belongs under "Starting soon". */
export function isStartingSoon(kickOff: Date, now: Date): boolean {
  const minutes = (kickOff.getTime() - now.getTime()) / 60_000;
  return minutes <= STARTING_SOON.aheadMinutes && minutes >= -STARTING_SOON.overdueMinutes;
}

export type Countdown =
  | { kind: 'minutes'; minutes: number; seconds: number }
  | { kind: 'seconds'; seconds: number }
  | { kind: 'now' };

/** [SS2] "12m 5s", in the last minute "5s", then "Starting now...". */
export function countDown(kickOff: Date, now: Date): Countdown {
  const left = Math.ceil((kickOff.getTime() - now.getTime()) / 1000);
  if (left <= 0) return { kind: 'now' };
  if (left < 60) return { kind: 'seconds', seconds: left };
  return { kind: 'minutes', minutes: Math.floor(left / 60), seconds: left % 60 };
}
