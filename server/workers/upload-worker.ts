import { importFiles } from '#server/commands/league/import-files.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { endJob, readUpload, type UploadJob } from '#server/db/league-tables/uploads.ts';
import { openForJob, type Connection } from '#server/db/open.ts';
import type { Database } from '#server/db/transactions.ts';
import { previewUpload } from '#server/league-files/upload/preview-upload.ts';
import { RefusedUpload } from '#server/league-files/upload/refused-upload.ts';
import { answerJobs } from './answer-jobs.ts';

/** Reading or importing an uploaded file, from its unpacking to its last row. */
export interface UploadTask {
  key: Pick<UploadJob, 'id' | 'job'>;
  connection: Connection;
  /** After so long the task is ended, in the database too. */
  milliseconds: number;
  /** Private to the task; whoever gives the task removes it. */
  folder: string;
  now: Date;
  /** Null: it is only looked at. */
  importing: { digest: string; actor: Actor } | null;
  /** In shared memory: how many rows are done, of how many, and how many deadlocks there were. */
  progress: Int32Array;
}

async function run(db: Database, task: UploadTask): Promise<void> {
  const { key, folder, now, importing, progress } = task;
  const upload = await readUpload(db, key.id, key.job);
  if (!upload) return;
  const onProgress = (done: number, total: number) => progress.set([done, total]);
  try {
    if (importing && (await importFiles(db, importing.actor, { upload, ...importing, folder, onProgress }))) return;
    const preview = await previewUpload(db, upload, { now, folder, onProgress });
    await endJob(db, key, { state: 'ready', preview, hasChanged: importing !== null });
  } catch (error) {
    if (!(error instanceof RefusedUpload)) throw error;
    await endJob(db, key, { state: 'refused', refusal: error.reason });
  }
}

answerJobs(async (task: UploadTask) => {
  const { connection, milliseconds, progress } = task;
  const onDeadlock = () => void Atomics.add(progress, 2, 1);
  const { db, close } = openForJob(connection, { milliseconds, onDeadlock });
  try {
    await run(db, task);
  } finally {
    await close();
  }
});
