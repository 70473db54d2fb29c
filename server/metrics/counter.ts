import type { Sample } from './text-format.ts';

export interface Counter<Value extends string = string> {
  add(value: Value): void;
  samples(): Sample[];
}

/** So many values of a label are more than the code has; what comes beyond is counted together. */
const MAX_VALUES = 100;
const OTHER = 'other';

/** Counts by the value of one label. Those that are named from the start are there with 0, so that a rate can be seen at once. */
export function createCounter<Value extends string>(label: string, from: readonly Value[] = []): Counter<Value> {
  const counts = new Map<string, number>(from.map((value) => [value, 0]));
  return {
    add(value) {
      const key = counts.has(value) || counts.size < MAX_VALUES ? value : OTHER;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    samples: () => [...counts].map(([value, count]) => ({ labels: { [label]: value }, value: count })),
  };
}
