import type { Worker } from 'node:worker_threads';
import { ApiError, errorText } from '#server/errors.ts';
import type { ApiText, ReadApi } from './page-api.ts';
import type { PageJob, RenderedHtml } from './render-page.ts';

export type ToWorker =
  | { kind: 'render'; id: number; page: PageJob }
  | { kind: 'response'; call: number; response: ApiText }
  | { kind: 'refused'; call: number; message: string };

export type FromWorker =
  | { kind: 'read'; job: number; call: number; path: string }
  | ({ kind: 'rendered'; job: number; plain: Uint8Array; br: Uint8Array; failure: string | null } & Pick<
      RenderedHtml,
      'status' | 'redirect' | 'incomplete'
    >)
  | { kind: 'failed'; job: number; message: string };

export interface RenderedPage extends Pick<RenderedHtml, 'status' | 'redirect' | 'incomplete' | 'failure'> {
  plain: Buffer;
  br: Buffer | null;
}

export interface Renderer {
  /** `patient`: nobody waits for it, so pages that somebody waits for come first. */
  render(page: PageJob, readApi: ReadApi, options?: { patient?: boolean }): Promise<RenderedPage>;
  close(): Promise<void>;
}

interface Job {
  id: number;
  page: PageJob;
  readApi: ReadApi;
  patient: boolean;
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
  timer?: NodeJS.Timeout;
}

interface Thread {
  worker: Worker;
  jobs: Map<number, Job>;
}

interface WorkerOptions {
  startWorker(): Worker;
  threads: number;
  maxWaiting?: number;
  timeout?: number;
}

/** While one page waits for its data, others are rendered. */
const JOBS_A_THREAD = 4;

/** Renders and compresses pages in threads of their own, so that sockets and cached responses never wait for a page. */
export function openRenderWorkers({
  startWorker,
  threads: maxThreads,
  maxWaiting = 100,
  timeout = 15_000,
}: WorkerOptions): Renderer {
  const waiting: Job[] = [];
  const threads = new Set<Thread>();
  let jobs = 0;
  let closed = false;

  function begin() {
    while (waiting.length > 0) {
      const thread = freeThread();
      if (!thread) return;
      const urgent = waiting.findIndex(({ patient }) => !patient);
      const [job] = waiting.splice(Math.max(urgent, 0), 1);
      if (job) assign(thread, job);
    }
  }

  function freeThread(): Thread | undefined {
    const [least] = [...threads].toSorted((a, b) => a.jobs.size - b.jobs.size);
    if (least && (least.jobs.size === 0 || (threads.size === maxThreads && least.jobs.size < JOBS_A_THREAD)))
      return least;
    return threads.size < maxThreads ? startThread() : undefined;
  }

  function assign(thread: Thread, job: Job) {
    thread.jobs.set(job.id, job);
    job.timer = setTimeout(
      () => stopThread(thread, new Error(`Rendering ${job.page.url.split('?', 1)[0]} took too long`)),
      timeout,
    );
    send(thread, { kind: 'render', id: job.id, page: job.page });
  }

  function startThread(): Thread {
    const thread: Thread = { worker: startWorker(), jobs: new Map() };
    thread.worker.on('message', (message: FromWorker) => receive(thread, message));
    thread.worker.on('error', (error) => stopThread(thread, error));
    thread.worker.on('exit', () => stopThread(thread, new Error('The rendering thread has ended')));
    threads.add(thread);
    return thread;
  }

  function receive(thread: Thread, message: FromWorker) {
    const job = thread.jobs.get(message.job);
    if (!job) return;
    if (message.kind === 'read') {
      job.readApi(message.path).then(
        (response) => send(thread, { kind: 'response', call: message.call, response }),
        (error: unknown) => send(thread, { kind: 'refused', call: message.call, message: errorText(error) }),
      );
      return;
    }
    clearTimeout(job.timer);
    thread.jobs.delete(job.id);
    if (message.kind === 'failed') job.reject(new Error(message.message));
    else job.resolve({ ...message, plain: Buffer.from(message.plain), br: Buffer.from(message.br) });
    begin();
  }

  /** The next page gets a new thread. */
  function stopThread(thread: Thread, why: Error) {
    if (!threads.delete(thread)) return;
    void thread.worker.terminate();
    for (const { timer, reject } of thread.jobs.values()) {
      clearTimeout(timer);
      reject(why);
    }
    begin();
  }

  return {
    render: (page, readApi, { patient = false } = {}) =>
      new Promise((resolve, reject) => {
        // Counted apart, so that pages nobody waits for never keep out a visitor.
        const ahead = waiting.filter((job) => job.patient === patient).length;
        if (closed || ahead >= maxWaiting)
          return reject(new ApiError('unavailable', 'Too many pages are being made just now'));
        jobs += 1;
        waiting.push({ id: jobs, page, readApi, patient, resolve, reject });
        begin();
      }),
    close: async () => {
      closed = true;
      const closing = new ApiError('unavailable', 'The site is closing');
      for (const { reject } of waiting.splice(0)) reject(closing);
      for (const thread of threads) stopThread(thread, closing);
    },
  };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
const send = (thread: Thread, message: ToWorker) => thread.worker.postMessage(message);
