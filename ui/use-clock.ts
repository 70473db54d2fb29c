import { useSyncExternalStore } from 'react';
import { lastTick, neverChanges, subscribeToTicks } from './ticker.ts';

/** What a running or stopped clock showed, and when this browser received it. */
export interface ClockReading {
  minute: number;
  second: number;
  running: boolean;
  /** By this browser's clock; null if it came with the page. */
  receivedAt: number | null;
  /** The first minute is 1, and stoppage is told apart; another backend's minute is shown as it was sent. */
  countsFromOne?: true;
}

/** The first byte of the page, since its scripts may run seconds later. */
const pageReceivedAt = Date.now() - performance.now() + (responseStart() ?? performance.now());

function responseStart(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return navigation?.responseStart;
}

/**
 * The clock as it runs on from its reading, a second at a time. Only the time since the reading came counts, so a visitor
 * whose own clock is wrong sees the right minute. The first render shows the reading itself, as the server's HTML does.
 */
export function useClock(reading: ClockReading | null): { minute: number; second: number } | null {
  const elapsed = useSyncExternalStore(
    reading?.running ? subscribeToTicks : neverChanges,
    () => (reading?.running ? secondsSince(reading.receivedAt ?? pageReceivedAt) : 0),
    () => 0,
  );
  if (!reading) return null;
  const seconds = reading.minute * 60 + reading.second + elapsed;
  return { minute: Math.floor(seconds / 60), second: seconds % 60 };
}

const secondsSince = (receivedAt: number) => Math.max(0, Math.floor((lastTick() - receivedAt) / 1000));
