import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '#server/migrate-database.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { createSimulator } from '#demo/simulator/simulator.ts';
import { measureBurst } from './burst.ts';
import { measureChances } from './chances.ts';
import { measureCheck } from './check.ts';
import { measureCached } from './cached.ts';
import { measureCold } from './cold.ts';
import { startCluster, type BenchCluster } from './cluster.ts';
import { measureDesk } from './desk.ts';
import { measureFanOut } from './fan-out.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureFreshness } from './freshness.ts';
import { measureGrowth } from './growth.ts';
import { measureImport } from './import.ts';
import { fillSeasons } from './many-seasons.ts';
import { measurePages } from './pages.ts';
import { measurePictures } from './pictures.ts';
import { measureUncached } from './uncached.ts';
import { measureWorkers } from './workers.ts';

const RESULTS = fileURLToPath(new URL('results.json', import.meta.url));

const parts: Record<string, (cluster: BenchCluster) => Promise<unknown>> = {
  chances: async () => measureChances(),
  cached: async (cluster) => measureCached(await demoDatabase(cluster)),
  pages: async (cluster) => measurePages(await demoDatabase(cluster), await newDemoDatabase(cluster, 'quiet')),
  cold: async (cluster) => measureCold(await demoDatabase(cluster)),
  'first-visit': async (cluster) => measureFirstVisit(await demoDatabase(cluster)),
  burst: async (cluster) =>
    measureBurst(await demoDatabase(cluster), [
      (await cluster.createDatabase('sockets_alone')).url,
      (await cluster.createDatabase('sockets_busy')).url,
    ]),
  uncached: async (cluster) => measureUncached(await demoDatabase(cluster)),
  freshness: async (cluster) => measureFreshness(await demoDatabase(cluster)),
  pictures: async (cluster) => measurePictures(await demoDatabase(cluster)),
  desk: async () => measureDesk(),
  'fan-out': async (cluster) => measureFanOut((await cluster.createDatabase('fan_out')).url),
  workers: async (cluster) => measureWorkers(cluster, await newDemoDatabase(cluster, 'workers')),
  import: async (cluster) =>
    measureImport(await cluster.createDatabase('exported'), (await cluster.createDatabase('imported')).url),
  check: async (cluster) => {
    const leagues = [20, 100].map(async (seasons) => {
      const league = await cluster.createDatabase(`checked_${seasons}`);
      await fillSeasons(league, seasons);
      return { seasons, url: league.url };
    });
    return measureCheck(await Promise.all(leagues));
  },
  growth: async (cluster) => {
    const [one, hundred] = [
      await cluster.createDatabase('one_season'),
      await cluster.createDatabase('hundred_seasons'),
    ];
    await fillSeasons(one, 1);
    console.log('Making a hundred seasons …');
    await fillSeasons(hundred, 100);
    return measureGrowth(one.url, hundred.url);
  },
};

let demo: Promise<string> | undefined;
const demoDatabase = (cluster: BenchCluster): Promise<string> => (demo ??= newDemoDatabase(cluster, 'demo'));

async function newDemoDatabase(cluster: BenchCluster, name: string): Promise<string> {
  const { url } = await cluster.createDatabase(name);
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  await migrateDatabase(database);
  await loadDemo(database.db, new Date(), () => {});
  // The simulator plays the live matches up to now.
  const simulator = createSimulator({ database, speed: 1, log: { warn: console.warn } });
  await simulator.start();
  await simulator.close();
  await database.pool.query('analyze');
  await database.close();
  return url;
}

/** Two servers share the cores with the client: other programs change their ratio. */
const COMPARED_WITH_BARE = new Set(['cached', 'pages']);
const QUIET_LOAD = 1;
const PATIENCE_MINUTES = 5;

async function waitForQuiet() {
  for (let waited = 0; waited < PATIENCE_MINUTES * 60; waited += 10) {
    const [load = 0] = loadavg();
    if (load < QUIET_LOAD) return;
    if (waited === 0) console.log(`The load is ${load.toFixed(1)}: waiting until it is below ${QUIET_LOAD} …`);
    await pause(10_000);
  }
  console.log(`The machine did not become quiet within ${PATIENCE_MINUTES} minutes: these figures say little.`);
}

/** `npm run bench` measures everything; `npm run bench -- cached growth` those two, keeping the other figures. */
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}"; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const results = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, unknown>) : {};
const cluster = await startCluster();
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    if (COMPARED_WITH_BARE.has(name)) await waitForQuiet();
    const load = loadavg().map((average) => Number(average.toFixed(2)));
    results[name] = {
      measured: new Date().toISOString(),
      machine: describeMachine(),
      load,
      figures: await measure(cluster),
    };
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  }
} finally {
  await cluster.stop();
}

function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${memory} GB, ${platform()} ${release()}, Node ${process.version}`;
}
