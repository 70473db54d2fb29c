import { fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import type { JobWorker } from './job-queue.ts';

/** A thread for our own code. With a limit of memory it ends alone when it needs more. */
export const startThread = (script: string, { megabytes }: { megabytes?: number } = {}): JobWorker =>
  new Worker(
    script,
    megabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: megabytes, stackSizeMb: 4 } },
  );

/** A process for native code (decoders, drawing): that cannot be ended in a thread, and a crash would be everybody's. */
export function startProcess(script: string): JobWorker {
  // Buffers stay buffers. What it prints is seen; it gets none of our input.
  const child = fork(script, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return {
    postMessage: (job) => {
      // A process that is gone says so by its exit.
      child.send(job as object, () => {});
    },
    terminate: () => child.kill('SIGKILL'),
    on: (event, listener) => child.on(event, listener),
  };
}
