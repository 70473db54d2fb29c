import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/db/open.ts';
import { bringMatch, deskOf, readMetric, startSiteWithDesk } from '#tests/support/site-with-desk.ts';
import type { BenchCluster } from './cluster.ts';
import { measureOurs, p99 } from './fan-out.ts';
import { median, printTable, round } from './figures.ts';
import { load, type Load } from './load.ts';
import { endMatches } from './pages.ts';

const SOCKETS = 5000;
const CONNECTIONS = 32;
const SECONDS = 10;
/** A machine that slows down favours neither. */
const TURNS = [1, 2, 2, 1] as const;

type Figure = Record<string, number>;

/**
 * The same machine with one worker and with two. The clients take processor time from the servers, so the time of each is
 * beside the figure: what a server second does is what more cores would add.
 */
export async function measureWorkers(cluster: BenchCluster, demoUrl: string) {
  const pages = await measurePages(demoUrl);
  printTable(`Home from memory, ${CONNECTIONS} connections, ${availableParallelism()} cores for all`, pages);
  const goals = await measureGoals(cluster);
  printTable(`Goals to the last of ${SOCKETS} sockets, ${availableParallelism()} cores for all`, goals);
  return { pages, goals };
}

async function measurePages(databaseUrl: string): Promise<Figure[]> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  await endMatches(database);
  await database.close();
  const turns: { workers: number; load: Load }[] = [];
  for (const workers of TURNS) {
    const site = startSiteWithDesk({ DATABASE_URL: databaseUrl, WORKERS: String(workers) });
    try {
      const url = (await site.ready).replace('localhost', '127.0.0.1');
      while ((await readMetric(deskOf(site), 'ready')) < workers) await sleep(100);
      const target = { url: `${url}/`, pid: site.pid };
      await load(target, { seconds: 3, connections: CONNECTIONS });
      turns.push({ workers, load: await load(target, { seconds: SECONDS, connections: CONNECTIONS }) });
    } finally {
      await site.kill('SIGTERM');
    }
  }
  return [1, 2].map((workers) => {
    const of = (figure: (load: Load) => number) =>
      median(turns.filter((turn) => turn.workers === workers).map((turn) => figure(turn.load)));
    return {
      workers,
      'pages/s': round(
        of(({ rps }) => rps),
        0,
      ),
      'p99 ms': round(of((turn) => turn.p99)),
      'servers, cores': round(of(({ rps, cpu }) => (rps * cpu) / 1e6)),
      'clients, cores': round(of(({ rps, clientCpu }) => (rps * clientCpu) / 1e6)),
      'pages/server s': round(
        of(({ cpu }) => 1e6 / cpu),
        0,
      ),
    };
  });
}

async function measureGoals(cluster: BenchCluster): Promise<Figure[]> {
  const turns: (Awaited<ReturnType<typeof measureOurs>> & { workers: number })[] = [];
  for (const [turn, workers] of TURNS.entries()) {
    const { url } = await cluster.createDatabase(`workers_${turn}`);
    const matchId = await bringMatch(url);
    // One process of clients would be the bottleneck.
    const options = {
      sockets: SOCKETS,
      processes: 2,
      settings: { WORKERS: String(workers), SOCKETS_PER_ADDRESS: '6000' },
    };
    turns.push({ workers, ...(await measureOurs(url, matchId, { ...options, postmaster: cluster.postmaster })) });
  }
  return [1, 2].map((workers) => {
    const own = turns.filter((turn) => turn.workers === workers);
    const times = own.flatMap((turn) => turn.times);
    const milliseconds = (role: keyof (typeof own)[number]['seconds']) =>
      round(median(own.map(({ seconds, times: { length } }) => (seconds[role] / length) * 1000)), 0);
    return {
      workers,
      'median ms': round(median(times), 0),
      'p99 ms': round(p99(times), 0),
      'servers, ms a goal': milliseconds('servers'),
      'PostgreSQL, ms a goal': milliseconds('postgres'),
      'clients, ms a goal': milliseconds('clients'),
    };
  });
}
