import type { Random } from '../random.ts';

/** Hands out turns of phrase: first those never used, then those not used for the longest time. */
export interface Ink {
  random: Random;
  take<T>(pool: readonly T[]): T;
}

export function fillInk(random: Random): Ink {
  const lastUse = new Map<readonly unknown[], number[]>();
  let clock = 0;
  return {
    random,
    take: (pool) => {
      const uses = lastUse.get(pool) ?? pool.map(() => 0);
      lastUse.set(pool, uses);
      const byAge = uses.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at);
      const fresh = byAge.filter(({ at }) => at === 0);
      const { index } = random.pick(fresh.length > 0 ? fresh : byAge.slice(0, Math.ceil(pool.length / 2)));
      clock += 1;
      uses[index] = clock;
      return pool[index] as (typeof pool)[number];
    },
  };
}
