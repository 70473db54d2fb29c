/** The beat of every clock on the page: one interval however many watch, none while nobody does. */
const watchers = new Set<() => void>();
let interval: ReturnType<typeof setInterval> | undefined;
let lastBeat: number | null = null;

function beat(): void {
  lastBeat = Date.now();
  for (const tell of watchers) tell();
}

export function watchSeconds(tell: () => void): () => void {
  watchers.add(tell);
  if (watchers.size === 1) {
    lastBeat = Date.now();
    interval = setInterval(beat, 1000);
    // Browsers let the clocks of a hidden tab sleep: set them right at once when it is seen again.
    document.addEventListener('visibilitychange', beat);
  }
  return () => {
    watchers.delete(tell);
    if (watchers.size > 0) return;
    lastBeat = null;
    clearInterval(interval);
    document.removeEventListener('visibilitychange', beat);
  };
}

export const watchNothing = () => () => {};

/** Now, in milliseconds, and the same for all who ask between two beats. */
export const beatNow = (): number => lastBeat ?? Math.floor(Date.now() / 1000) * 1000;
