import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { unchangingLeague } from '#server/league/current-league.ts';
import { presentLeague } from '#server/league/league-presenter.ts';
import { openRenderWorkers, type FromWorker, type ToWorker } from './render-workers.ts';

/** A thread that renders when the test says so. */
function idleThread() {
  const asked: string[] = [];
  const worker = Object.assign(new EventEmitter(), {
    postMessage: (message: ToWorker) => {
      if (message.kind === 'render') asked.push(`${message.id} ${message.page.url}`);
    },
    terminate: vi.fn(async () => 0),
  });
  const finish = (job: number) => {
    const empty = new Uint8Array();
    const rendered = { status: 200, redirect: null, incomplete: false, plain: empty, br: empty, failure: null };
    worker.emit('message', { kind: 'rendered', job, ...rendered } satisfies FromWorker);
  };
  return { worker: worker as unknown as Worker, asked, finish };
}

const page = (url: string) => ({
  url,
  language: 'bg' as const,
  publicUrl: 'https://league.example',
  now: new Date(0),
  league: presentLeague(unchangingLeague()),
});
const readApi = () => Promise.reject(new Error('not asked'));

test('pages that nobody waits for come last, and never keep out a visitor', async () => {
  const { worker, asked, finish } = idleThread();
  const renderer = openRenderWorkers({ startWorker: () => worker, threads: 1, maxWaiting: 2 });
  const ask = (url: string, patient: boolean) => renderer.render(page(url), readApi, { patient });
  const background = Promise.allSettled(['/1', '/2', '/3', '/4', '/5', '/6'].map((url) => ask(url, true)));
  await expect(ask('/7', true)).rejects.toMatchObject({ status: 503 });
  const visitor = ask('/visitor', false);
  finish(1);
  expect(asked.at(-1)).toMatch(/visitor/);
  finish(7);
  expect(asked.at(-1)).toMatch(/\/5/);
  expect((await visitor).status).toBe(200);
  await renderer.close();
  expect((await background).map(({ status }) => status)).toEqual(['fulfilled', ...Array(5).fill('rejected')]);
});

test('visitors beyond the queue are refused with 503', async () => {
  const renderer = openRenderWorkers({ startWorker: () => idleThread().worker, threads: 1, maxWaiting: 2 });
  const all = Array.from({ length: 7 }, (_, at) => renderer.render(page(`/${at}`), readApi));
  await expect(all[6]).rejects.toMatchObject({ status: 503 });
  const others = Promise.allSettled(all.slice(0, 6));
  await renderer.close();
  expect((await others).every(({ status }) => status === 'rejected')).toBe(true);
});

test('a thread that ends fails its pages; the next page gets a new one', async () => {
  const threads = [idleThread(), idleThread()];
  const startWorker = vi.fn(() => threads[startWorker.mock.calls.length - 1]!.worker);
  const renderer = openRenderWorkers({ startWorker, threads: 1 });
  const first = renderer.render(page('/first'), readApi);
  threads[0]?.worker.emit('exit', 1);
  await expect(first).rejects.toThrow('has ended');
  const second = renderer.render(page('/second'), readApi);
  threads[1]?.finish(2);
  expect((await second).status).toBe(200);
  await renderer.close();
  expect(startWorker).toHaveBeenCalledTimes(2);
});
