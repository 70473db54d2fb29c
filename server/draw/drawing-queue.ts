import type { Worker } from 'node:worker_threads';
import { ApiError } from '#server/errors.ts';
import type { Letterhead } from '#server/documents/letterhead.ts';
import type { PublicDocument } from '#domain/documents/parse-document.ts';
import type { Drawing } from '#server/seo/pictures/draw-card.tsx';

export type DrawingJob =
  | { kind: 'picture'; drawing: Drawing }
  | { kind: 'document'; document: PublicDocument; letterhead: Letterhead };

export type Drawn = { bytes: Uint8Array } | { failure: string };

export interface DrawingQueue {
  /** A PNG or a PDF. */
  draw(job: DrawingJob): Promise<Buffer>;
  close(): Promise<void>;
}

interface Order {
  job: DrawingJob;
  resolve(bytes: Buffer): void;
  reject(why: Error): void;
}

interface QueueOptions {
  startWorker(): Worker;
  maxWaiting?: number;
  /** For one drawing, including the start of the thread. */
  timeout?: number;
}

/** Draws pictures and documents one after the other in a thread that starts with the first. */
export function openDrawingQueue({ startWorker, maxWaiting = 64, timeout = 10_000 }: QueueOptions): DrawingQueue {
  const waiting: Order[] = [];
  let current: Order | null = null;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function begin() {
    if (current || closed) return;
    current = waiting.shift() ?? null;
    if (!current) return;
    const thread = (worker ??= startThread());
    timer = setTimeout(() => stopThread(thread, new Error('The drawing took too long')), timeout);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    thread.postMessage(current.job);
  }

  function end(settle: (order: Order) => void) {
    clearTimeout(timer);
    const order = current;
    current = null;
    if (order) settle(order);
    begin();
  }

  function startThread(): Worker {
    const thread = startWorker();
    thread.on('message', (drawn: Drawn) => {
      if (thread !== worker) return;
      end(({ resolve, reject }) =>
        'bytes' in drawn ? resolve(Buffer.from(drawn.bytes)) : reject(new Error(drawn.failure)),
      );
    });
    thread.on('error', (error) => stopThread(thread, error));
    thread.on('exit', () => stopThread(thread, new Error('The drawing thread has ended')));
    return thread;
  }

  /** The next drawing gets a new thread. One that hangs in native code ends only when that returns, so it is not awaited. */
  function stopThread(thread: Worker, why: Error) {
    if (thread !== worker) return;
    worker = null;
    void thread.terminate();
    end(({ reject }) => reject(why));
  }

  return {
    draw: (job) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= maxWaiting)
          return reject(new ApiError('unavailable', 'Too many pictures are being drawn just now'));
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
