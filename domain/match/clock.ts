export interface MatchClock {
  /** Seconds played when the clock last stood still. */
  seconds: number;
  runningSince: Date | null;
}

/** What the clock shows at an instant; the minute counts from 0 as a stopwatch does. */
export function readClock(clock: MatchClock, now: Date): { minute: number; second: number } {
  const running = clock.runningSince
    ? Math.max(0, Math.floor((now.getTime() - clock.runningSince.getTime()) / 1000))
    : 0;
  const total = clock.seconds + running;
  return { minute: Math.floor(total / 60), second: total % 60 };
}
