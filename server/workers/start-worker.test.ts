import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openJobQueue } from './job-queue.ts';
import { startProcess, startThread } from './start-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'delta-league-workers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const JOBS = `
  let kept = [];
  const work = {
    hang: () => { for (;;); },
    fill: () => { for (;;) kept.push(new Array(100000).fill(0.5)); },
    die: () => process.exit(3),
    pid: () => process.pid,
    bytes: () => Buffer.from('abc'),
  };`;
const script = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, `${JOBS}${text}`);
  return path;
};
const inThread = script(
  'thread.mjs',
  `import { parentPort } from 'node:worker_threads';
   parentPort.on('message', (job) => parentPort.postMessage({ result: work[job]() }));`,
);
const inProcess = script('process.mjs', `process.on('message', (job) => process.send({ result: work[job]() }));`);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const options = { parallel: 2, timeout: 4000, busy: 'Too many jobs just now' };

const thread = () => startThread(inThread, { megabytes: 32 });

test('a thread that needs too much memory ends alone', async () => {
  const queue = openJobQueue<string, unknown>({ ...options, timeout: 25_000, startWorker: thread });
  await expect(queue.run('fill')).rejects.toMatchObject({ reason: 'memory' });
  expect(await queue.run('pid')).toBe(process.pid);
  await queue.close();
});

test('a thread that hangs is ended, and others do the rest meanwhile', async () => {
  const queue = openJobQueue<string, unknown>({ ...options, startWorker: thread });
  const hanging = queue.run('hang').catch((error: unknown) => error);
  expect(await queue.run('pid')).toBe(process.pid);
  expect(await hanging).toMatchObject({ reason: 'time' });
  await queue.close();
});

test('a process that hangs is killed, and others do the rest meanwhile', async () => {
  const queue = openJobQueue<string, number>({ ...options, startWorker: () => startProcess(inProcess) });
  const first = await queue.run('pid');
  expect(first).not.toBe(process.pid);
  const hanging = queue.run('hang').catch((error: unknown) => error);
  const second = await queue.run('pid');
  expect(second).not.toBe(first);
  expect(await hanging).toMatchObject({ reason: 'time' });
  await vi.waitUntil(() => !isAlive(first), { timeout: 5000 });
  expect(await queue.run('pid')).toBe(second);
  await queue.close();
  await vi.waitUntil(() => !isAlive(second), { timeout: 5000 });
});

test('a process that dies loses its own job only, and bytes stay bytes', async () => {
  const queue = openJobQueue<string, unknown>({ ...options, startWorker: () => startProcess(inProcess) });
  await expect(queue.run('die')).rejects.toMatchObject({ reason: 'crash' });
  expect(await queue.run('bytes')).toEqual(Buffer.from('abc'));
  await queue.close();
});

test('a worker without a job ends after a while, and the next job starts another', async () => {
  const queue = openJobQueue<string, number>({ ...options, idle: 50, startWorker: () => startProcess(inProcess) });
  const first = await queue.run('pid');
  await vi.waitUntil(() => !isAlive(first), { timeout: 5000 });
  expect(await queue.run('pid')).not.toBe(first);
  await queue.close();
});
