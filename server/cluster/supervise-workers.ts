import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '#server/config.ts';
import { joinEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { OperatorError } from '#server/errors.ts';
import { watchProcess } from '#server/metrics/process-figures.ts';
import { counter, mergeFamilies, type Family } from '#server/metrics/text-format.ts';
import { packageRoot } from '#server/root.ts';
import { WORKER_NUMBER, type ToPrimary, type ToWorker } from './this-worker.ts';

/** One that ended sooner waits before the next try, each time twice as long. */
const STEADY_AFTER = 10_000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** Longer than a worker waits for its own database. */
const SCRAPE_MILLISECONDS = 3000;

export interface Workers {
  /** Resolves when all serve; rejects when the first one does not. */
  start(stopping: AbortSignal): Promise<void>;
  /** Ends all; after the last one nobody uses the embedded PostgreSQL any more. */
  close(): Promise<void>;
}

/**
 * Runs the program in several processes on the same ports. Each is a node as on a machine of its own; this process hands
 * them the connections in turn, replaces those that end, and outlives them as a member of the embedded PostgreSQL.
 */
export function superviseWorkers(
  settings: Pick<Settings, 'workers' | 'databaseUrl' | 'publicApiUrl' | 'dataDir'>,
  log: (line: string) => void,
): Workers {
  const alive = new Set<Worker>();
  /** By number: those that serve. */
  const serving = new Map<number, Worker>();
  const numbers = Array.from({ length: settings.workers }, (_, place) => place + 1);
  const ofProcess = watchProcess();
  let isStopping = false;
  let restarts = 0;
  let restarting: Promise<void> | null = null;
  let leave = async () => {};

  cluster.setupPrimary({ exec: join(packageRoot, 'dist/server/main.js'), args: [] });

  /** Null if it ended before it served. */
  async function begin(number: number): Promise<Worker | null> {
    const worker = cluster.fork({ [WORKER_NUMBER]: String(number) });
    alive.add(worker);
    worker.once('exit', () => alive.delete(worker));
    worker.on('message', (message: ToPrimary) => {
      if (message.kind === 'scrape')
        void scrape().then((families) => send(worker, { kind: 'scraped', id: message.id, families }));
    });
    if (isStopping) end(worker);
    return (await answerOf(worker, ({ kind }) => kind === 'ready')) && worker;
  }

  function serve(number: number, worker: Worker) {
    const since = performance.now();
    serving.set(number, worker);
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (isStopping || serving.get(number) !== worker) return;
      serving.delete(number);
      restarts += 1;
      log(`Worker ${number} ended (${signal ?? code}); another one takes its place.`);
      void replace(number, performance.now() - since < STEADY_AFTER ? FIRST_PAUSE : 0);
    });
  }

  async function replace(number: number, wait: number) {
    await pause(wait);
    if (isStopping || serving.has(number)) return;
    const worker = await begin(number);
    if (!worker) return replace(number, Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, wait * 2)));
    // The worker of a restart may have been sooner.
    if (serving.has(number)) end(worker);
    else serve(number, worker);
  }

  /** One after the other, each when its successor serves: there are never fewer. */
  async function restartAll() {
    for (const number of numbers) {
      if (isStopping) return;
      const successor = await begin(number);
      if (!successor) {
        if (!isStopping) log(`Worker ${number} is not restarted: its successor ended.`);
        return;
      }
      const before = serving.get(number);
      serve(number, successor);
      if (before && alive.has(before)) {
        end(before);
        await once(before, 'exit');
      }
    }
    log('All workers were restarted.');
  }

  /** What all workers count, and this process. */
  async function scrape(): Promise<Family[]> {
    const own = [
      ...ofProcess.families(),
      counter('worker_restarts_total', 'Workers that ended by themselves and were replaced.', [{ value: restarts }]),
    ];
    const answers = [...serving].map(async ([number, worker]) => labelled(await collect(worker), String(number)));
    return mergeFamilies([...(await Promise.all(answers)), labelled(own, 'primary')].flat());
  }

  process.on('SIGUSR2', () => {
    restarting ??= restartAll().finally(() => {
      restarting = null;
    });
  });

  const endAll = () => {
    isStopping = true;
    alive.forEach(end);
  };
  return {
    async start(stopping) {
      stopping.addEventListener('abort', endAll);
      if (settings.databaseUrl === null && settings.publicApiUrl === null) {
        const embedded = await joinEmbeddedPostgres({ dataDir: settings.dataDir, log, giveUp: stopping });
        leave = () => embedded.leave();
      }
      stopping.throwIfAborted();
      // Alone, because it migrates, loads the demo league, and finds the mistakes of the settings.
      const [first = 1, ...others] = numbers;
      const worker = await begin(first);
      stopping.throwIfAborted();
      if (!worker) throw new OperatorError('The first worker did not start.');
      serve(first, worker);
      await Promise.all(others.map((number) => replace(number, 0)));
    },
    async close() {
      endAll();
      await Promise.all([...alive].map((worker) => once(worker, 'exit')));
      ofProcess.close();
      await leave();
    },
  };
}

const labelled = (families: readonly Family[], worker: string): Family[] =>
  families.map((family) => ({
    ...family,
    samples: family.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, worker } })),
  }));

const end = (worker: Worker) => void worker.process.kill('SIGTERM');

const send = (worker: Worker, message: ToWorker) => worker.isConnected() && worker.send(message, () => {});

let lastId = 0;
async function collect(worker: Worker): Promise<Family[]> {
  const id = (lastId += 1);
  const answer = answerOf(worker, (message) => message.kind === 'figures' && message.id === id, SCRAPE_MILLISECONDS);
  send(worker, { kind: 'collect', id });
  const message = await answer;
  return message?.kind === 'figures' ? message.families : [];
}

/** Null when the worker ends before, or the time does. */
const answerOf = (worker: Worker, isAnswer: (message: ToPrimary) => boolean, milliseconds?: number) =>
  new Promise<ToPrimary | null>((resolve) => {
    const timer = milliseconds === undefined ? undefined : setTimeout(() => finish(null), milliseconds);
    const onExit = () => finish(null);
    const onMessage = (message: ToPrimary) => isAnswer(message) && finish(message);
    function finish(message: ToPrimary | null) {
      clearTimeout(timer);
      worker.off('exit', onExit).off('message', onMessage);
      resolve(message);
    }
    worker.on('exit', onExit).on('message', onMessage);
  });
