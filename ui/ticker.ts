/** One interval for all clocks on the page, and none while there are none. */
const listeners = new Set<() => void>();
let interval: ReturnType<typeof setInterval> | undefined;
let lastTickAt: number | null = null;

function tick(): void {
  lastTickAt = Date.now();
  for (const notify of listeners) notify();
}

export function subscribeToTicks(notify: () => void): () => void {
  listeners.add(notify);
  if (listeners.size === 1) {
    lastTickAt = Date.now();
    interval = setInterval(tick, 1000);
    // Browsers throttle timers of hidden tabs, so update at once when the tab is shown again.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    lastTickAt = null;
    clearInterval(interval);
    document.removeEventListener('visibilitychange', tick);
  };
}

export const neverChanges = () => () => {};

/** Milliseconds; the same for all clocks between two ticks. */
export const lastTick = (): number => lastTickAt ?? Math.floor(Date.now() / 1000) * 1000;
