import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths } from '#contract/paths.ts';
import { notFull } from '#tests/support/chaos-scale.ts';
import { startForFaults } from '#tests/support/faulty-site.ts';
import { SITE_TOKEN } from '#tests/support/site-with-desk.ts';
import { temporaryDataDir } from '#tests/support/site.ts';

/* The built program with a PostgreSQL that stops, and on a disk that is full or can only be read. These take minutes: `npm run chaos` runs them. */

test.skipIf(notFull)(
  'SIGSTOP: pages in memory are served, the rest is 503, and it recovers by itself',
  async () => {
    const data = await temporaryDataDir();
    onTestFinished(() => data.remove());
    const { url, statusOf, invite } = await startForFaults(data.path);
    expect((await statusOf(url + apiPaths.competitionsByStatus)).status).toBe(200);
    const backends = postgresPids(data.path);
    for (const pid of backends) process.kill(pid, 'SIGSTOP');
    const resume = () => backends.forEach((pid) => process.kill(pid, 'SIGCONT'));
    onTestFinished(() => {
      try {
        resume();
      } catch {
        // They have gone with the site.
      }
    });
    const answers = await Promise.all([
      ...Array.from({ length: 16 }, (_, i) => statusOf(`${url}/api/search?q=отбор${i}`)),
      invite('Мария'),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.every(({ retryAfter }) => retryAfter !== null)).toBe(true);
    expect((await statusOf(`${url}/readyz`)).status).toBe(503);
    expect((await statusOf(`${url}/healthz`)).status).toBe(200);
    resume();
    await expect.poll(async () => (await statusOf(`${url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    await expect.poll(async () => (await invite('Мария')).status, { timeout: 30_000 }).toBe(201);
  },
  300_000,
);

const mayMount = process.getuid?.() === 0 && process.platform === 'linux';

test.skipIf(notFull || !mayMount)(
  'a full disk: nothing acknowledged is lost, and it recovers when there is room',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'delta-league-small-'));
    await chmod(folder, 0o755);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', folder]);
    onTestFinished(async () => {
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    });
    const { url, desk, statusOf, invite } = await startForFaults(join(folder, 'data'));
    const accepted: string[] = [];
    const ballast = join(folder, 'ballast');
    // dd ends when nothing more fits.
    execFileSync('sh', ['-c', `dd if=/dev/zero of=${ballast} bs=1M 2>/dev/null || true`]);
    const refused: string[] = [];
    for (let i = 0; i < 400 && refused.length < 5; i++) {
      const { status, body } = await invite(`Човек ${i}`);
      if (status === 201) accepted.push(`Човек ${i}`);
      else refused.push(`${status} ${body}`);
    }
    expect((await statusOf(`${url}/readyz`)).status).toBe(503);
    expect(refused.filter((each) => !each.startsWith('503'))).toEqual([]);
    expect((await statusOf(`${url}/healthz`)).status).toBe(200);
    await rm(ballast);
    await expect.poll(async () => (await invite('После')).status, { timeout: 60_000 }).toBe(201);
    expect((await statusOf(`${url}/readyz`)).status).toBe(200);
    const people = await statusOf(desk + deskPaths.people, { headers: { authorization: `Bearer ${SITE_TOKEN}` } });
    expect(accepted.filter((name) => !people.body.includes(name))).toEqual([]);
  },
  600_000,
);

const runsAsOther = process.getuid?.() === 0;

test.skipIf(notFull || !runsAsOther)(
  'a disk that can only be read: what is in memory is served, writes are refused with the reason, and it recovers',
  async () => {
    const data = await temporaryDataDir();
    onTestFinished(() => data.remove());
    const { url, desk, statusOf, invite } = await startForFaults(data.path);
    const cached = url + apiPaths.competitionsByStatus;
    expect((await statusOf(cached)).status).toBe(200);
    expect((await invite('Преди')).status).toBe(201);
    const cluster = join(data.path, 'postgres/cluster');
    const owner = execFileSync('stat', ['-c', '%u:%g', cluster], { encoding: 'utf8' }).trim();
    const files = ['base', 'global', 'pg_wal', 'pg_xact'].map((name) => join(cluster, name));
    // PostgreSQL runs as another user; what it has open it may still write, as a disk may that fails little by little.
    execFileSync('chown', ['-R', 'root:root', ...files]);
    execFileSync('chmod', ['-R', 'a+rX,a-w', ...files]);
    const end = Date.now() + 40_000;
    const seen = new Map<string, string>();
    const accepted: string[] = [];
    for (let i = 0; Date.now() < end && !seen.has('503'); i++) {
      // Backends open their files when they start.
      endBackends(data.path);
      const { status, body } = await invite(`Човек ${i}`);
      seen.set(String(status), body);
      if (status === 201) accepted.push(`Човек ${i}`);
      const search = await statusOf(`${url}/api/search?q=отбор${i}`);
      expect([200, 503]).toContain(search.status);
      expect((await statusOf(cached)).status).toBe(200);
    }
    expect([...seen.keys()].filter((status) => status !== '201' && status !== '503')).toEqual([]);
    expect(seen.get('503')).toMatch(/disk of the server can only be read|does not answer/);
    expect((await statusOf(`${url}/healthz`)).status).toBe(200);
    execFileSync('chmod', ['-R', 'u+w', ...files]);
    execFileSync('chown', ['-R', owner, ...files]);
    await expect.poll(async () => (await invite('После')).status, { timeout: 60_000 }).toBe(201);
    await expect.poll(async () => (await statusOf(`${url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    const people = await statusOf(desk + deskPaths.people, { headers: { authorization: `Bearer ${SITE_TOKEN}` } });
    expect(accepted.filter((name) => !people.body.includes(name))).toEqual([]);
  },
  300_000,
);

/** Those that serve the program: their connections are lost, as by a restart of a router between them. */
function endBackends(dataDir: string) {
  const [main = ''] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', main], { encoding: 'utf8' });
  for (const [, pid] of children.matchAll(/^\s*(\d+) postgres: delta\S* /gm)) process.kill(Number(pid), 'SIGTERM');
}

/** The server and all of its processes. */
function postgresPids(dataDir: string): number[] {
  const [main = ''] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', main], { encoding: 'utf8' });
  return [Number(main), ...children.trim().split(/\s+/).map(Number)];
}
