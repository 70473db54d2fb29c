import { printTable, median, round } from './figures.ts';
import { openUncachedSite } from './uncached-site.ts';

/** So many that every connection of the pool knows every query, and the engine its code: a server's first seconds are not what is judged. */
const WARM_UPS = 30;
const ROUNDS = 25;
const BOUND_MILLISECONDS = 10;

export type UncachedFigure = {
  call: string;
  ms: number;
  least: number;
  ok: boolean;
};

/** How long every call takes when nothing is ready, at the size of the demo league. */
export async function measureUncached(url: string): Promise<UncachedFigure[]> {
  const site = await openUncachedSite(url);
  try {
    const figures: UncachedFigure[] = [];
    for (const ask of site.asks) {
      for (let turn = 0; turn < WARM_UPS; turn++) await site.time(ask);
      const times: number[] = [];
      for (let turn = 0; turn < ROUNDS; turn++) times.push((await site.time(ask)).ms);
      const ms = median(times);
      figures.push({ call: ask.name, ms: round(ms), least: round(Math.min(...times)), ok: ms < BOUND_MILLISECONDS });
    }
    const slowestFirst = figures.toSorted((a, b) => b.ms - a.ms);
    printTable(`Uncached, demo league: median of ${ROUNDS}, bound ${BOUND_MILLISECONDS} ms`, slowestFirst);
    return slowestFirst;
  } finally {
    await site.close();
  }
}
