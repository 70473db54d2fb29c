import { parentPort } from 'node:worker_threads';
import { errorText } from '#server/errors.ts';
import type { Done } from './job-queue.ts';

type Work<Job, Result> = (job: Job) => Result | Promise<Result>;

/** In a worker, which is a thread or a process: does every job that arrives. */
export function answerJobs<Job, Result>(work: Work<Job, Result>): void {
  const done = async (job: Job): Promise<Done<Result>> => {
    try {
      return { result: await work(job) };
    } catch (error) {
      return { failure: errorText(error) };
    }
  };
  if (parentPort) {
    const port = parentPort;
    port.on('message', (job: Job) => {
      void done(job).then((message) => port.postMessage(message));
    });
    return;
  }
  process.on('message', (job) => void done(job as Job).then((message) => process.send?.(message)));
  // The program has ended, however it died. An orderly exit would wait for native code that still runs.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
