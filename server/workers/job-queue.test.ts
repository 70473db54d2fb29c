import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openJobQueue, type JobWorker } from './job-queue.ts';

class FakeWorker extends EventEmitter {
  readonly sent: string[] = [];
  readonly terminate = vi.fn(async () => 0);
  postMessage(job: string) {
    this.sent.push(job);
  }
}

let workers: FakeWorker[];
const open = (maxWaiting = 2) =>
  openJobQueue<string, string>({
    startWorker: () => {
      workers.push(new FakeWorker());
      return workers.at(-1) as unknown as JobWorker;
    },
    maxWaiting,
    timeout: 1000,
    busy: 'Too many jobs just now',
  });
const answer = (at: number, text: string) => workers[at]?.emit('message', { result: text });

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('starts the thread with the first job, and gives it one at a time', async () => {
  const queue = open();
  expect(workers).toHaveLength(0);
  const [first, second] = [queue.run('a'), queue.run('b')];
  expect(workers[0]?.sent).toEqual(['a']);
  answer(0, 'A');
  expect(await first).toBe('A');
  expect(workers[0]?.sent).toEqual(['a', 'b']);
  answer(0, 'B');
  expect(await second).toBe('B');
  expect(workers).toHaveLength(1);
});

it('turns away who comes when too many wait', async () => {
  const queue = open(2);
  const waiting = ['a', 'b', 'c'].map((name) => queue.run(name));
  await expect(queue.run('d')).rejects.toMatchObject({ status: 503 });
  for (const job of waiting) {
    answer(0, '.');
    await job;
  }
});

it('fails the one job that cannot be done', async () => {
  const queue = open();
  const [bad, good] = [queue.run('a'), queue.run('b')];
  workers[0]?.emit('message', { failure: 'no such glyph' });
  await expect(bad).rejects.toThrow('no such glyph');
  answer(0, 'B');
  expect(await good).toBe('B');
});

it('ends a thread that hangs, and does the rest in another', async () => {
  const queue = open();
  const [hanging, next] = [queue.run('a'), queue.run('b')];
  vi.advanceTimersByTime(1000);
  await expect(hanging).rejects.toThrow('too long');
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  // What it still has to say is not the answer to the next question.
  answer(0, 'late');
  answer(1, 'B');
  expect(await next).toBe('B');
});

it.each([
  ['breaks', (worker: FakeWorker) => worker.emit('error', new Error('out of memory'))],
  ['ends by itself', (worker: FakeWorker) => worker.emit('exit', 1)],
])('starts another thread after one that %s', async (_, fail) => {
  const queue = open();
  const [lost, next] = [queue.run('a'), queue.run('b')];
  fail(workers[0]!);
  await expect(lost).rejects.toThrow();
  answer(1, 'B');
  expect(await next).toBe('B');
});

it('lets nobody wait when it closes', async () => {
  const queue = open();
  const waiting = [queue.run('a'), queue.run('b')];
  const refused = Promise.all(waiting.map((job) => expect(job).rejects.toMatchObject({ status: 503 })));
  await queue.close();
  await refused;
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  await expect(queue.run('c')).rejects.toMatchObject({ status: 503 });
});
