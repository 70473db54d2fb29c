/** Seeded random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  /** Picks by weight; weights need not add up to anything. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
  /** A separate stream, so that drawing more in one place changes nothing in another. */
  fork(label: string): Random;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    weighted: (items, weight) => {
      let rest = next() * items.reduce((sum, item) => sum + weight(item), 0);
      const picked = items.find((item) => (rest -= weight(item)) < 0) ?? items.at(-1);
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
