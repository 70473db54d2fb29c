import { printTable, median, round } from './figures.ts';
import { MANY_SEASONS_NOW } from './many-seasons.ts';
import { openUncachedSite, type UncachedSite } from './uncached-site.ts';

const WARM_UPS = 30;
const ROUNDS = 31;
const BOUND = 2;

export type GrowthFigure = {
  call: string;
  one: number;
  hundred: number;
  ratio: number;
  /** Of the least times: nearer to the truth on a machine that others use too. */
  'ratio of least': number;
  /** How much longer the answer itself is. */
  answer: number;
  ok: boolean;
};

/** What a hundred seasons cost beside one: the same questions to both, in turn. */
export async function measureGrowth(oneSeason: string, hundredSeasons: string): Promise<GrowthFigure[]> {
  const small = await openUncachedSite(oneSeason, MANY_SEASONS_NOW);
  let large: UncachedSite | undefined;
  try {
    large = await openUncachedSite(hundredSeasons, MANY_SEASONS_NOW);
    const figures: GrowthFigure[] = [];
    for (const [index, ask] of small.asks.entries()) {
      const other = large.asks[index];
      if (other?.name !== ask.name) throw new Error(`${ask.name} is asked of one league only`);
      const one: number[] = [];
      const hundred: number[] = [];
      let answer = 1;
      for (let turn = -WARM_UPS; turn < ROUNDS; turn++) {
        const first = await small.time(ask);
        const second = await large.time(other);
        answer = second.bytes / first.bytes;
        if (turn < 0) continue;
        one.push(first.ms);
        hundred.push(second.ms);
      }
      const ratio = median(hundred) / median(one);
      figures.push({
        call: ask.name,
        one: round(median(one)),
        hundred: round(median(hundred)),
        ratio: round(ratio),
        'ratio of least': round(Math.min(...hundred) / Math.min(...one)),
        answer: round(answer, 1),
        ok: ratio <= BOUND,
      });
    }
    const steepestFirst = figures.toSorted((a, b) => b.ratio - a.ratio);
    printTable(`Growth, 1 season to 100: medians of ${ROUNDS} in ms, bound ${BOUND}`, steepestFirst);
    return steepestFirst;
  } finally {
    await small.close();
    await large?.close();
  }
}
