import type { Season, TeamChances } from '#domain/chances/simulate-season.ts';
import { openJobQueue, type JobWorker } from './job-queue.ts';

export interface ChancesQueue {
  chancesIn(season: Season<number>): Promise<TeamChances<number>[]>;
  close(): Promise<void>;
}

/** A goal of a live match drops the response, but the chances change with results only. */
const REMEMBERED = 50;
const TIMEOUT = 30_000;

export function openChances(startWorker: () => JobWorker): ChancesQueue {
  const queue = openJobQueue<Season<number>, TeamChances<number>[]>({
    startWorker,
    timeout: TIMEOUT,
    busy: 'Too many chances are being computed just now',
  });
  const remembered = new Map<string, Promise<TeamChances<number>[]>>();
  return {
    chancesIn: (season) => {
      const key = JSON.stringify(season);
      const known = remembered.get(key);
      if (known) return known;
      const chances = queue.run(season);
      remembered.set(key, chances);
      chances.catch(() => remembered.delete(key));
      const [oldest] = remembered.keys();
      if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      return chances;
    },
    close: queue.close,
  };
}
