import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths } from '#contract/paths.ts';
import { notFull } from '#tests/support/chaos-scale.ts';
import { startSite, temporaryDataDir } from '#tests/support/site.ts';

/* The built program with a PostgreSQL that stops, and on a disk that is full. These take minutes: `npm run chaos` runs them. */

const TOKEN = 'a-token-of-the-tests';

async function start(dataDir: string) {
  const site = startSite({ DATA_DIR: dataDir, DESK_TOKEN: TOKEN, BACKUP_DIR: 'off' });
  onTestFinished(async () => void (await site.kill('SIGKILL')));
  const url = await site.ready;
  const [, desk = ''] = /The desk is at (\S+)\//.exec(site.output()) ?? [];
  const statusOf = async (address: string, init?: RequestInit) => {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(60_000) });
    return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') };
  };
  const invite = (name: string) =>
    statusOf(desk + deskPaths.invitations, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, role: 'editor', competitions: [] }),
    });
  return { url, desk, statusOf, invite };
}

test.skipIf(notFull)(
  'SIGSTOP: pages in memory are served, the rest is 503, and it recovers by itself',
  async () => {
    const data = await temporaryDataDir();
    onTestFinished(() => data.remove());
    const { url, statusOf, invite } = await start(data.path);
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
    const { url, desk, statusOf, invite } = await start(join(folder, 'data'));
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
    const people = await statusOf(desk + deskPaths.people, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(accepted.filter((name) => !people.body.includes(name))).toEqual([]);
  },
  600_000,
);

/** The server and all of its processes. */
function postgresPids(dataDir: string): number[] {
  const [main = ''] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', main], { encoding: 'utf8' });
  return [Number(main), ...children.trim().split(/\s+/).map(Number)];
}
