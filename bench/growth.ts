import { printTable, median, round } from './figures.ts';
import { MANY_SEASONS_NOW } from './many-seasons.ts';
import { openUncachedSite, type UncachedSite } from './uncached-site.ts';

const WARM_UPS = 30;
const ROUNDS = 31;
const BOUND = 2;
/** Below this, a response keeps its size: a hundred seasons have longer ids and names. */
const GROWING_RESPONSE = 1.5;

export type GrowthFigure = {
  endpoint: string;
  'one ms': number;
  'hundred ms': number;
  'ratio of ms': number;
  /** Processor time of server and database for one request. */
  'one cpu': number;
  'hundred cpu': number;
  'ratio of cpu': number;
  'ratio of bytes': number;
  'cpu per kB': number;
  ok: boolean;
};

/**
 * What a hundred seasons cost beside one: the same requests to both, in turn. An endpoint whose response keeps its size may
 * take twice the processor time; one whose response grows may take twice the processor time per kilobyte.
 */
export async function measureGrowth(oneSeason: string, hundredSeasons: string): Promise<GrowthFigure[]> {
  const small = await openUncachedSite(oneSeason, MANY_SEASONS_NOW);
  let large: UncachedSite | undefined;
  try {
    large = await openUncachedSite(hundredSeasons, MANY_SEASONS_NOW);
    const figures: GrowthFigure[] = [];
    for (const [index, request] of small.requests.entries()) {
      const other = large.requests[index];
      if (other?.name !== request.name) throw new Error(`Only one of the leagues has ${request.name}`);
      for (let turn = 0; turn < WARM_UPS; turn++) {
        await small.time(request);
        await large.time(other);
      }
      const before = { small: await small.processorTime(), large: await large.processorTime() };
      const one: number[] = [];
      const hundred: number[] = [];
      let bytes = 1;
      for (let turn = 0; turn < ROUNDS; turn++) {
        const first = await small.time(request);
        const second = await large.time(other);
        bytes = second.bytes / first.bytes;
        one.push(first.ms);
        hundred.push(second.ms);
      }
      const oneCpu = ((await small.processorTime()) - before.small) / ROUNDS;
      const hundredCpu = ((await large.processorTime()) - before.large) / ROUNDS;
      const cpu = hundredCpu / oneCpu;
      figures.push({
        endpoint: request.name,
        'one ms': round(median(one)),
        'hundred ms': round(median(hundred)),
        'ratio of ms': round(median(hundred) / median(one)),
        'one cpu': round(oneCpu),
        'hundred cpu': round(hundredCpu),
        'ratio of cpu': round(cpu),
        'ratio of bytes': round(bytes, 1),
        'cpu per kB': round(cpu / bytes),
        ok: (bytes < GROWING_RESPONSE ? cpu : cpu / bytes) <= BOUND,
      });
    }
    const steepestFirst = figures.toSorted((a, b) => b['ratio of cpu'] - a['ratio of cpu']);
    printTable(`Growth, 1 season to 100: medians of ${ROUNDS} in ms, bound ${BOUND}`, steepestFirst);
    return steepestFirst;
  } finally {
    await small.close();
    await large?.close();
  }
}
