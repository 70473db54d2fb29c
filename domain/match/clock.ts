export interface MatchClock {
  /** Seconds played when the clock last stopped. */
  seconds: number;
  runningSince: Date | null;
}

/** What the clock shows; minutes count from 0, as on a stopwatch. */
export function readClock(clock: MatchClock, now: Date): { minute: number; second: number } {
  const running = clock.runningSince
    ? Math.max(0, Math.floor((now.getTime() - clock.runningSince.getTime()) / 1000))
    : 0;
  const total = clock.seconds + running;
  return { minute: Math.floor(total / 60), second: total % 60 };
}
