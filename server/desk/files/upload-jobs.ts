import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '#server/commands/run-command.ts';
import { abandonJob, beat, refuseJob } from '#server/db/league-tables/uploads.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { Database } from '#server/db/transactions.ts';
import type { TemporaryFolders } from '#server/temporary-folders.ts';
import { JobEnded, openJobQueue } from '#server/workers/job-queue.ts';
import { startThread } from '#server/workers/start-worker.ts';
import type { UploadTask } from '#server/workers/upload-worker.ts';

/** One job of an upload. */
export interface Job {
  id: string;
  job: number;
}

const BEAT = 1000;
/** One that takes all its time or memory leaves a place for others. Two imports write one after the other anyway. */
const AT_ONCE = 3;
const MEGABYTES = 512;
const LONGEST = 4 * 60_000;

export interface UploadJobs {
  check(key: Job): void;
  import(key: Job, digest: string, actor: Actor): void;
  /** Resolves when nothing runs any more. */
  settle(): Promise<void>;
}

/** How the threads reach the database. */
export type ForThreads = Pick<OpenDatabase, 'connection' | 'noteDeadlocks'>;

export interface UploadJobOptions {
  db: Database;
  threads: ForThreads;
  /** Of the thread. */
  script: string;
  folders: TemporaryFolders;
  now: () => Date;
  log: FastifyBaseLogger;
  limits?: { milliseconds?: number; megabytes?: number } | undefined;
}

/**
 * Reads and imports uploads in threads with a limit of time and memory, so that no file holds up requests or other files.
 * Progress is in the database.
 */
export function createUploadJobs(options: UploadJobOptions): UploadJobs {
  const { db, threads, script, folders, now, log, limits = {} } = options;
  const { milliseconds = LONGEST, megabytes = MEGABYTES } = limits;
  const queue = openJobQueue<UploadTask, void>({
    startWorker: () => startThread(script, { megabytes }),
    parallel: AT_ONCE,
    timeout: milliseconds,
    idle: 30_000,
    busy: 'Too many files are being read just now',
  });
  const running = new Set<Promise<void>>();

  function begin(key: Job, importing: UploadTask['importing']) {
    const work = run(key, importing).catch((error: unknown) =>
      log.error({ err: error }, 'an upload is left unfinished'),
    );
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  async function run(key: Job, importing: UploadTask['importing']) {
    const progress = new Int32Array(new SharedArrayBuffer(12));
    const pulse = createPulse(db, key, progress);
    try {
      await folders.use('upload', (folder) =>
        queue.run({ key, connection: threads.connection, milliseconds, folder, now: now(), importing, progress }),
      );
    } catch (error) {
      await pulse.stop();
      const isTooMuch = error instanceof JobEnded && error.reason !== 'crash';
      if (isTooMuch) log.warn({ err: error }, 'an uploaded file took too much time or memory');
      else log.error({ err: error }, 'an uploaded file could not be read');
      await (isTooMuch ? refuseJob(db, key, 'too_demanding') : abandonJob(db, key));
    } finally {
      threads.noteDeadlocks(progress[2] ?? 0);
      await pulse.stop();
    }
  }

  return {
    check: (key) => begin(key, null),
    import: (key, digest, actor) => begin(key, { digest, actor }),
    settle: async () => {
      await Promise.all(running);
      await queue.close();
    },
  };
}

/** Writes every second how far a job is, beside its transaction. */
function createPulse(db: Database, key: Job, progress: Int32Array): { stop(): Promise<void> } {
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    const [done = 0, total = 0] = progress;
    // A beat that fails is followed by another.
    writing = writing.then(() => beat(db, key, { done, total })).catch(() => {});
  }, BEAT);
  return {
    stop: () => {
      clearInterval(timer);
      return writing;
    },
  };
}
