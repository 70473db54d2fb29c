import { printTable, median, round } from './figures.ts';
import { openUncachedSite } from './uncached-site.ts';

/** Enough for every connection to have prepared every query and for V8 to have optimised: a server's first seconds are not judged. */
const WARM_UPS = 30;
const ROUNDS = 25;
const BOUND_MILLISECONDS = 10;

export type UncachedFigure = {
  endpoint: string;
  ms: number;
  least: number;
  /** Processor time of server and database for one request. */
  'cpu ms': number;
  ok: boolean;
};

/** How long every endpoint takes without a cache, at the size of the demo league. */
export async function measureUncached(url: string): Promise<UncachedFigure[]> {
  const site = await openUncachedSite(url);
  try {
    const figures: UncachedFigure[] = [];
    for (const request of site.requests) {
      for (let turn = 0; turn < WARM_UPS; turn++) await site.time(request);
      const times: number[] = [];
      const before = await site.processorTime();
      for (let turn = 0; turn < ROUNDS; turn++) times.push((await site.time(request)).ms);
      const ms = median(times);
      figures.push({
        endpoint: request.name,
        ms: round(ms),
        least: round(Math.min(...times)),
        'cpu ms': round(((await site.processorTime()) - before) / ROUNDS),
        ok: ms < BOUND_MILLISECONDS,
      });
    }
    const slowestFirst = figures.toSorted((a, b) => b.ms - a.ms);
    printTable(`Uncached, demo league: median of ${ROUNDS}, bound ${BOUND_MILLISECONDS} ms`, slowestFirst);
    return slowestFirst;
  } finally {
    await site.close();
  }
}
