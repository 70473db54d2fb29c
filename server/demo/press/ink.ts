import type { Random } from '../random.ts';

/** Hands out turns of phrase so that none comes back before all the others of its pool were used. */
export interface Ink {
  random: Random;
  take<T>(pool: readonly T[]): T;
}

export function fillInk(random: Random): Ink {
  const used = new Map<readonly unknown[], number[]>();
  return {
    random,
    take: (pool) => {
      const counts = used.get(pool) ?? pool.map(() => 0);
      used.set(pool, counts);
      const least = Math.min(...counts);
      const index = random.pick(counts.flatMap((count, i) => (count === least ? [i] : [])));
      counts[index] = least + 1;
      return pool[index] as (typeof pool)[number];
    },
  };
}
