import type { Labels, Sample } from './text-format.ts';

export interface Histogram {
  observe(value: number): void;
  samples(labels?: Labels): Sample[];
}

/** From a response out of memory to one that gives up on the database. */
const SECONDS = [0.0005, 0.0025, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Durations in seconds. A plain array is counted up: on the path of cached pages a library's labels cost ten times as much. */
export function createHistogram(bounds: readonly number[] = SECONDS): Histogram {
  const counts = Array<number>(bounds.length + 1).fill(0);
  let sum = 0;
  return {
    observe(value) {
      let at = 0;
      while (at < bounds.length && value > (bounds[at] as number)) at += 1;
      counts[at] = (counts[at] as number) + 1;
      sum += value;
    },
    samples(labels = {}) {
      let total = 0;
      const buckets = [...bounds, Number.POSITIVE_INFINITY].map((bound, at) => {
        total += counts[at] ?? 0;
        const le = bound === Number.POSITIVE_INFINITY ? '+Inf' : String(bound);
        return { suffix: '_bucket', labels: { ...labels, le }, value: total };
      });
      return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }];
    },
  };
}
