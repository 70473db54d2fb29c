import type { Worker } from 'node:worker_threads';
import { ApiError } from '../../errors.ts';
import type { Drawing } from './draw-card.tsx';

/** What the thread answers: the picture, or why there is none. */
export type Drawn = { png: Uint8Array } | { failure: string };

export interface DrawingQueue {
  draw(drawing: Drawing): Promise<Buffer>;
  close(): Promise<void>;
}

interface Order {
  drawing: Drawing;
  resolve(png: Buffer): void;
  reject(why: Error): void;
}

interface QueueOptions {
  startWorker(): Worker;
  mostWaiting?: number;
  /** For one drawing, the start of the thread included. */
  patience?: number;
}

/** Pictures are drawn one after the other in a thread of their own, which nobody else waits for; it starts with the first. */
export function openDrawingQueue({ startWorker, mostWaiting = 64, patience = 10_000 }: QueueOptions): DrawingQueue {
  const waiting: Order[] = [];
  let current: Order | null = null;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function begin() {
    if (current || closed) return;
    current = waiting.shift() ?? null;
    if (!current) return;
    const drawer = (worker ??= hire());
    timer = setTimeout(() => dismiss(drawer, new Error('The drawing took too long')), patience);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    drawer.postMessage(current.drawing);
  }

  function end(settle: (order: Order) => void) {
    clearTimeout(timer);
    const order = current;
    current = null;
    if (order) settle(order);
    begin();
  }

  function hire(): Worker {
    const hired = startWorker();
    hired.on('message', (drawn: Drawn) => {
      if (hired !== worker) return;
      end(({ resolve, reject }) =>
        'png' in drawn ? resolve(Buffer.from(drawn.png)) : reject(new Error(drawn.failure)),
      );
    });
    hired.on('error', (error) => dismiss(hired, error));
    hired.on('exit', () => dismiss(hired, new Error('The drawing thread has ended')));
    return hired;
  }

  /** The next drawing gets a new thread. One that hangs in the renderer ends when the renderer lets go; nobody waits for it. */
  function dismiss(fired: Worker, why: Error) {
    if (fired !== worker) return;
    worker = null;
    void fired.terminate();
    end(({ reject }) => reject(why));
  }

  return {
    draw: (drawing) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= mostWaiting)
          return reject(new ApiError('unavailable', 'Too many pictures are being drawn just now'));
        waiting.push({ drawing, resolve, reject });
        begin();
      }),
    close: async () => {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(new ApiError('unavailable', 'The site is closing'));
      if (worker) dismiss(worker, new ApiError('unavailable', 'The site is closing'));
    },
  };
}
