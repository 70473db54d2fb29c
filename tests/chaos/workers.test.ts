import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { SIMULATOR_LOCK } from '#server/db/advisory-locks.ts';
import { readStoredMatch } from '#server/db/ledger/read-stored-match.ts';
import { openDatabase } from '#server/db/open.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { followInNumbers } from '#tests/support/followers.ts';
import { postmasterOf, temporaryDataDir, type Site } from '#tests/support/site.ts';
import {
  bringMatchBeside,
  deskOf,
  sendAct,
  sendUntilAccepted,
  startSiteWithDesk,
} from '#tests/support/site-with-desk.ts';
import { STEADY_VISITORS, visitSteadily } from '#tests/support/steady-visitors.ts';

/* WORKERS=2 on the embedded PostgreSQL: one program, from outside as one process. */

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let site: Site;
let url: string;
let desk: string;
let matchId: number;
/** Keys of goals that the desk has answered. */
const acknowledged: string[] = [];
beforeAll(async () => {
  dataDir = await temporaryDataDir();
  site = startSiteWithDesk({ DATA_DIR: dataDir.path, WORKERS: '2', TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn' });
  url = await site.ready;
  desk = deskOf(site);
  matchId = await bringMatchBeside(dataDir.path);
  await sendAct(desk, matchId, { act: 'kick-off' });
});
afterAll(async () => {
  await site?.kill('SIGTERM');
  await dataDir?.remove();
});

/** Samples of a metric by their labels. */
async function samplesOf(of: string, name: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${of}/metrics`)).text();
  const samples = text.matchAll(new RegExp(`^delta_league_${name}\\{(.*)\\} (\\S+)$`, 'gm'));
  return Object.fromEntries([...samples].map(([, labels, value]) => [labels, Number(value)]));
}

async function untilWorkers(of: string, count: number) {
  const serving = async () => Object.keys(await samplesOf(of, 'ready').catch(() => ({}))).length;
  await expect.poll(serving, { timeout: 30_000 }).toBe(count);
}

const workersOf = ({ pid }: Site) =>
  execFileSync('pgrep', ['-P', String(pid), '-f', 'server/main.js'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Goals one after the other, each under its key until it is answered. */
function record(send: typeof sendAct) {
  const over = new AbortController();
  const failures: string[] = [];
  const running = (async () => {
    while (!over.signal.aborted) {
      const key = `goal-${acknowledged.length + failures.length}`;
      await send(desk, matchId, { act: 'goal', team: 'home', minute: 1 }, key).then(
        () => acknowledged.push(key),
        (error: unknown) => failures.push(String(error)),
      );
      await sleep(20);
    }
  })();
  return {
    failures,
    stop: async () => {
      over.abort();
      await running;
    },
  };
}

test('both take visitors and sockets, a goal by either reaches all, and the figures are of both', async () => {
  await untilWorkers(desk, 2);
  const followers = await followInNumbers(10, url, matchId);
  onTestFinished(() => followers.forEach((follower) => follower.disconnect()));
  const heard = followers.map(() => 0);
  followers.forEach((follower, i) => follower.on('goals_update', ({ goals }) => (heard[i] = goals.length)));
  for (let goals = 1; goals <= 4; goals++) {
    const key = `heard-${goals}`;
    await sendAct(desk, matchId, { act: 'goal', team: 'home', minute: 1 }, key);
    acknowledged.push(key);
    await expect.poll(() => heard).toEqual(heard.map(() => goals));
  }
  const sockets = await samplesOf(desk, 'sockets');
  const open = [1, 2].map((worker) => sockets[`server="site",worker="${worker}"`] ?? 0);
  expect(open.every((count) => count > 0)).toBe(true);
  expect(open.reduce((sum, count) => sum + count)).toBe(10);
  expect(await samplesOf(desk, 'ready')).toEqual({ 'worker="1"': 1, 'worker="2"': 1 });
  expect(Object.keys(await samplesOf(desk, 'resident_bytes'))).toContain('worker="primary"');
  const text = await (await fetch(`${desk}/metrics`)).text();
  const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('kill -9 of a worker under load costs what it was answering; nothing acknowledged is lost', async () => {
  const visitors = visitSteadily(() => [url]);
  const phone = record((to, ...act) => sendUntilAccepted(() => to, ...act));
  await sleep(1500);
  const [victim = 0, survivor = 0] = workersOf(site);
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => workersOf(site).filter((pid) => pid !== victim)).toHaveLength(2);
  await untilWorkers(desk, 2);
  await sleep(1000);
  await Promise.all([visitors.stop(), phone.stop()]);
  expect(visitors.failures.length).toBeLessThanOrEqual(STEADY_VISITORS);
  expect(visitors.count()).toBeGreaterThan(100);
  expect(phone.failures).toEqual([]);
  expect(workersOf(site)).toContain(survivor);
  expect(await samplesOf(desk, 'worker_restarts_total')).toEqual({ 'worker="primary"': 1 });
  expect(site.output()).toMatch(/"Worker [12] ended \(SIGKILL\); another one takes its place\."/);
});

test('SIGUSR2 replaces the workers one after the other, and nobody sees an error', async () => {
  const before = workersOf(site);
  const visitors = visitSteadily(() => [url]);
  const phone = record(sendAct);
  await sleep(500);
  process.kill(site.pid, 'SIGUSR2');
  await expect.poll(() => site.output(), { timeout: 60_000 }).toContain('All workers were restarted');
  await sleep(500);
  await Promise.all([visitors.stop(), phone.stop()]);
  expect([...visitors.failures, ...phone.failures]).toEqual([]);
  expect(workersOf(site).filter((pid) => before.includes(pid))).toEqual([]);
  expect(workersOf(site)).toHaveLength(2);
});

test('kill -9 of the primary: workers and PostgreSQL end too, and the next start has everything', async () => {
  const left = [...workersOf(site), postmasterOf(dataDir.path)];
  await site.kill('SIGKILL');
  await expect.poll(() => left.filter(isAlive), { timeout: 20_000 }).toEqual([]);
  site = startSiteWithDesk({ DATA_DIR: dataDir.path, WORKERS: '2' });
  url = await site.ready;
  const database = await openDatabase({ databaseUrl: null, dataDir: dataDir.path });
  const match = await readStoredMatch(database.db, matchId);
  await database.close();
  const keys = (match?.entries ?? []).filter(({ kind }) => kind === 'GOAL').map(({ key }) => key);
  expect(keys.toSorted()).toEqual(acknowledged.toSorted());
});

test('SIGTERM ends all of them in order', async () => {
  const left = [...workersOf(site), postmasterOf(dataDir.path)];
  expect((await fetch(url + apiPaths.teams)).status).toBe(200);
  expect((await site.kill('SIGTERM')).code).toBe(0);
  expect(left.filter(isAlive)).toEqual([]);
});

test('a worker that cannot start ends the program with its reason', async () => {
  const failed = startSiteWithDesk({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', WORKERS: '2' });
  const { code, output } = await failed.ended;
  expect(code).toBe(1);
  expect(output).toContain('The database cannot be reached');
});

test('of an empty database one worker makes the demo league, and one plays it: when it ends, the other one', async () => {
  const { connection, url: databaseUrl, drop } = await createDatabase();
  const playing = startSiteWithDesk({ DATABASE_URL: databaseUrl, WORKERS: '2', DEMO: 'auto' });
  const client = new pg.Client(connection);
  onTestFinished(async () => {
    await client.end();
    await playing.kill('SIGTERM');
    await drop();
  });
  await playing.ready;
  await untilWorkers(deskOf(playing), 2);
  await client.connect();
  const players = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = ${SIMULATOR_LOCK} and granted
       and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.map(({ pid }) => pid);
  };
  const before = await players();
  expect(before).toHaveLength(1);
  // The first worker starts alone, so it is the one.
  process.kill(Math.min(...workersOf(playing)), 'SIGKILL');
  await expect.poll(async () => (await players()).filter((pid) => !before.includes(pid))).toHaveLength(1);
  expect(await players()).toHaveLength(1);
});
