import { parentPort, type Worker } from 'node:worker_threads';
import { ApiError, errorText } from '#server/errors.ts';

type Work<Job, Result> = (job: Job) => Result | Promise<Result>;
type Done<Result> = { result: Result } | { failure: string };

export interface ThreadQueue<Job, Result> {
  run(job: Job): Promise<Result>;
  close(): Promise<void>;
}

/** In the thread: does every job that arrives. */
export function answerJobs<Job, Result>(work: Work<Job, Result>): void {
  const done = async (job: Job): Promise<Done<Result>> => {
    try {
      return { result: await work(job) };
    } catch (error) {
      return { failure: errorText(error) };
    }
  };
  parentPort?.on('message', (job: Job) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    void done(job).then((message) => parentPort?.postMessage(message));
  });
}

interface Order<Job, Result> {
  job: Job;
  resolve(result: Result): void;
  reject(why: Error): void;
}

interface QueueOptions {
  startWorker(): Worker;
  maxWaiting?: number;
  /** For one job, including the start of the thread. */
  timeout?: number;
  /** What somebody is told who comes when too many wait. */
  busy: string;
}

/** Does one job after the other in a thread that starts with the first. */
export function openThreadQueue<Job, Result>({
  startWorker,
  maxWaiting = 64,
  timeout = 10_000,
  busy,
}: QueueOptions): ThreadQueue<Job, Result> {
  const waiting: Order<Job, Result>[] = [];
  let current: Order<Job, Result> | null = null;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function begin() {
    if (current || closed) return;
    current = waiting.shift() ?? null;
    if (!current) return;
    const thread = (worker ??= startThread());
    timer = setTimeout(() => stopThread(thread, new Error('The job took too long')), timeout);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    thread.postMessage(current.job);
  }

  function end(settle: (order: Order<Job, Result>) => void) {
    clearTimeout(timer);
    const order = current;
    current = null;
    if (order) settle(order);
    begin();
  }

  function startThread(): Worker {
    const thread = startWorker();
    thread.on('message', (done: Done<Result>) => {
      if (thread !== worker) return;
      end(({ resolve, reject }) => ('result' in done ? resolve(done.result) : reject(new Error(done.failure))));
    });
    thread.on('error', (error) => stopThread(thread, error));
    thread.on('exit', () => stopThread(thread, new Error('The thread has ended')));
    return thread;
  }

  /** The next job gets a new thread. One that hangs in native code ends only when that returns, so it is not awaited. */
  function stopThread(thread: Worker, why: Error) {
    if (thread !== worker) return;
    worker = null;
    void thread.terminate();
    end(({ reject }) => reject(why));
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
      for (const { reject } of waiting.splice(0)) reject(new ApiError('unavailable', 'The site is closing'));
      if (worker) stopThread(worker, new ApiError('unavailable', 'The site is closing'));
    },
  };
}
