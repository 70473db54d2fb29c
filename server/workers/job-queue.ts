import { ApiError } from '#server/errors.ts';

/** A thread or a process that does one job at a time. */
export interface JobWorker {
  postMessage(job: unknown): void;
  /** Ends it in the middle of a job. */
  terminate(): unknown;
  /** A message is a `Done`; an error ends the worker. */
  on(event: 'message' | 'error' | 'exit', listener: (value: unknown) => void): unknown;
}

/** What a worker answers. */
export type Done<Result> = { result: Result } | { failure: string };

export interface JobQueue<Job, Result> {
  run(job: Job): Promise<Result>;
  close(): Promise<void>;
}

/** A worker was ended in the middle of its job, or has ended by itself. */
export class JobEnded extends Error {
  readonly reason: 'time' | 'memory' | 'crash';

  constructor(reason: JobEnded['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

interface Order<Job, Result> {
  job: Job;
  resolve(result: Result): void;
  reject(why: Error): void;
}

interface Assignment<Job, Result> {
  worker: JobWorker;
  order: Order<Job, Result> | null;
  timer?: NodeJS.Timeout;
}

interface QueueOptions {
  startWorker(): JobWorker;
  /** How many workers there may be. */
  parallel?: number;
  maxWaiting?: number;
  /** For one job, including the start of the worker. */
  timeout?: number;
  /** After so long without a job a worker ends, and its memory is free; by default it stays. */
  idle?: number;
  /** What somebody is told who comes when too many wait. */
  busy: string;
}

/** Does jobs in workers that start when they are needed. One that hangs or breaks loses its own job only. */
export function openJobQueue<Job, Result>({
  startWorker,
  parallel = 1,
  maxWaiting = 64,
  timeout = 10_000,
  idle,
  busy,
}: QueueOptions): JobQueue<Job, Result> {
  type Held = Assignment<Job, Result>;
  const waiting: Order<Job, Result>[] = [];
  const workers = new Set<Held>();
  let closed = false;

  function begin() {
    while (waiting.length > 0) {
      const held = [...workers].find(({ order }) => order === null) ?? (workers.size < parallel ? start() : null);
      const order = held && waiting.shift();
      if (!order) return;
      clearTimeout(held.timer);
      held.order = order;
      held.timer = setTimeout(() => stop(held, new JobEnded('time', 'The job took too long')), timeout);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
      held.worker.postMessage(order.job);
    }
  }

  function start(): Held {
    const worker = startWorker();
    const held: Held = { worker, order: null };
    workers.add(held);
    worker.on('message', (message) => {
      if (!workers.has(held)) return;
      const done = message as Done<Result>;
      end(held, ({ resolve, reject }) => ('result' in done ? resolve(done.result) : reject(new Error(done.failure))));
      if (held.order === null && idle !== undefined) held.timer = setTimeout(() => stop(held), idle).unref();
    });
    worker.on('error', (error) => stop(held, endedBy(error as Error)));
    worker.on('exit', () => stop(held, new JobEnded('crash', 'The worker has ended')));
    return held;
  }

  function end(held: Held, settle: (order: Order<Job, Result>) => void) {
    clearTimeout(held.timer);
    const { order } = held;
    held.order = null;
    if (order) settle(order);
    begin();
  }

  /** The next job gets a new worker. A thread that hangs in native code ends only when that returns, so it is not awaited. */
  function stop(held: Held, why: Error = new JobEnded('crash', 'The worker has ended')) {
    if (!workers.delete(held)) return;
    void held.worker.terminate();
    end(held, ({ reject }) => reject(why));
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= maxWaiting) return reject(new ApiError('unavailable', busy));
        waiting.push({ job, resolve, reject });
        begin();
      }),
    close: async () => {
      closed = true;
      const closing = new ApiError('unavailable', 'The site is closing');
      for (const { reject } of waiting.splice(0)) reject(closing);
      for (const held of workers) stop(held, closing);
    },
  };
}

const endedBy = (error: Error): Error =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new JobEnded('memory', 'The job needed too much memory', { cause: error })
    : new JobEnded('crash', error.message, { cause: error });
