import type { FastifyBaseLogger } from 'fastify';
import { importFiles } from '#server/commands/import-files.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { abandonJob, beat, endJob, readUpload, type UploadJob } from '#server/db/desk/uploads.ts';
import type { Database } from '#server/db/open.ts';
import { previewUpload } from '#server/league-files/upload/preview-upload.ts';
import { RefusedUpload } from '#server/league-files/upload/refused-upload.ts';

/** One job of an upload. */
export interface Job {
  id: string;
  job: number;
}

const BEAT = 1000;

export interface UploadJobs {
  check(key: Job): void;
  import(key: Job, digest: string, actor: Actor): void;
  /** Resolves when nothing runs any more. */
  settle(): Promise<void>;
}

/** Reads and imports uploads in the background, one at a time in this process. Progress is in the database. */
export function createUploadJobs(db: Database, now: () => Date, log: FastifyBaseLogger): UploadJobs {
  let last: Promise<void> = Promise.resolve();

  function enqueue(key: Job, work: (upload: UploadJob, pulse: Pulse) => Promise<void>) {
    last = last.then(async () => {
      const pulse = createPulse(db, key);
      try {
        const upload = await readUpload(db, key.id, key.job);
        if (upload) await work(upload, pulse);
      } catch (error) {
        await pulse.stop();
        await end(key, error).catch((failure: unknown) => log.error({ err: failure }, 'an upload is left unfinished'));
      } finally {
        await pulse.stop();
      }
    });
  }

  async function end(key: Job, error: unknown) {
    if (error instanceof RefusedUpload) return endJob(db, key, { state: 'refused', refusal: error.reason });
    log.error({ err: error }, 'an uploaded file could not be read');
    return abandonJob(db, key);
  }

  async function preview(upload: UploadJob, { onProgress }: Pulse, hasChanged: boolean) {
    const found = await previewUpload(db, upload, { now: now(), onProgress });
    await endJob(db, upload, { state: 'ready', preview: found, hasChanged });
  }

  return {
    check: (key) => enqueue(key, (upload, pulse) => preview(upload, pulse, false)),
    import: (key, digest, actor) =>
      enqueue(key, async (upload, pulse) => {
        const { onProgress, stop } = pulse;
        const isDone = await importFiles(db, { upload, digest, onProgress, onWritten: stop }, actor);
        if (!isDone) await preview(upload, pulse, true);
      }),
    settle: () => last,
  };
}

interface Pulse {
  onProgress(done: number, total: number): void;
  stop(): Promise<void>;
}

/** Writes every second how far a job is, beside its transaction. */
function createPulse(db: Database, key: Job): Pulse {
  const progress = { done: 0, total: 0 };
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A beat that fails is followed by another.
    writing = writing.then(() => beat(db, key, progress)).catch(() => {});
  }, BEAT);
  return {
    onProgress: (done, total) => Object.assign(progress, { done, total }),
    stop: () => {
      clearInterval(timer);
      return writing;
    },
  };
}
