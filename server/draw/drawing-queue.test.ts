import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDrawingQueue, type DrawingJob } from './drawing-queue.ts';

class FakeWorker extends EventEmitter {
  readonly sent: DrawingJob[] = [];
  readonly terminate = vi.fn(async () => 0);
  postMessage(job: DrawingJob) {
    this.sent.push(job);
  }
}

const drawing = (title: string): DrawingJob => ({
  kind: 'document',
  document: { title, parts: [] },
  letterhead: { league: '', contacts: '' },
});
const namesOf = ({ sent }: FakeWorker) => sent.map((job) => (job.kind === 'document' ? job.document.title : ''));

let workers: FakeWorker[];
const open = (maxWaiting = 2) =>
  openDrawingQueue({
    startWorker: () => {
      workers.push(new FakeWorker());
      return workers.at(-1) as unknown as Worker;
    },
    maxWaiting,
    timeout: 1000,
  });
const answer = (at: number, text: string) => workers[at]?.emit('message', { bytes: Buffer.from(text) });

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('starts the thread with the first drawing, and gives it one at a time', async () => {
  const queue = open();
  expect(workers).toHaveLength(0);
  const [first, second] = [queue.draw(drawing('a')), queue.draw(drawing('b'))];
  expect(namesOf(workers[0]!)).toEqual(['a']);
  answer(0, 'A');
  expect(String(await first)).toBe('A');
  expect(namesOf(workers[0]!)).toEqual(['a', 'b']);
  answer(0, 'B');
  expect(String(await second)).toBe('B');
  expect(workers).toHaveLength(1);
});

it('turns away who comes when too many wait', async () => {
  const queue = open(2);
  const waiting = ['a', 'b', 'c'].map((name) => queue.draw(drawing(name)));
  await expect(queue.draw(drawing('d'))).rejects.toMatchObject({ status: 503 });
  for (const picture of waiting) {
    answer(0, '.');
    await picture;
  }
});

it('fails the one drawing that cannot be made', async () => {
  const queue = open();
  const [bad, good] = [queue.draw(drawing('a')), queue.draw(drawing('b'))];
  workers[0]?.emit('message', { failure: 'no such glyph' });
  await expect(bad).rejects.toThrow('no such glyph');
  answer(0, 'B');
  expect(String(await good)).toBe('B');
});

it('ends a thread that hangs, and draws the rest in another', async () => {
  const queue = open();
  const [hanging, next] = [queue.draw(drawing('a')), queue.draw(drawing('b'))];
  vi.advanceTimersByTime(1000);
  await expect(hanging).rejects.toThrow('too long');
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  // What it still has to say is not the answer to the next question.
  answer(0, 'late');
  answer(1, 'B');
  expect(String(await next)).toBe('B');
});

it.each([
  ['breaks', (worker: FakeWorker) => worker.emit('error', new Error('out of memory'))],
  ['ends by itself', (worker: FakeWorker) => worker.emit('exit', 1)],
])('starts another thread after one that %s', async (_, fail) => {
  const queue = open();
  const [lost, next] = [queue.draw(drawing('a')), queue.draw(drawing('b'))];
  fail(workers[0]!);
  await expect(lost).rejects.toThrow();
  answer(1, 'B');
  expect(String(await next)).toBe('B');
});

it('lets nobody wait when it closes', async () => {
  const queue = open();
  const waiting = [queue.draw(drawing('a')), queue.draw(drawing('b'))];
  const refused = Promise.all(waiting.map((picture) => expect(picture).rejects.toMatchObject({ status: 503 })));
  await queue.close();
  await refused;
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  await expect(queue.draw(drawing('c'))).rejects.toMatchObject({ status: 503 });
});
