import type { Progress } from '#server/league-files/merge-league.ts';
import { endJob, lockImports, type UploadJob } from '#server/db/league-tables/uploads.ts';
import type { Database } from '#server/db/transactions.ts';
import { violationOf } from '#server/db/pg-errors.ts';
import { RollBack } from '#server/league-files/folder/import-folder.ts';
import { importUpload } from '#server/league-files/upload/preview-upload.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

interface Import {
  upload: UploadJob;
  /** Of the preview that was shown. */
  digest: string;
  /** Where it is unpacked. */
  folder: string;
  onProgress: Progress;
}

/** Imports an uploaded file if that still does what was shown. Returns whether it does; otherwise nothing is changed. */
export async function importFiles(
  db: Database,
  actor: Actor,
  { upload, digest, folder, onProgress }: Import,
): Promise<boolean> {
  try {
    await runCommand(db, actor, async (tx) => {
      await lockImports(tx);
      const imported = await importUpload(tx, upload, digest, { now: actor.at, folder, onProgress });
      if (!imported) throw new RollBack();
      // In the same transaction: whatever happens, it is done if and only if it says so.
      await endJob(tx, upload, { state: 'done', result: imported.counts });
      return {
        result: undefined,
        change: {
          what: 'import_files',
          about: upload.name,
          subject: 'files',
          before: imported.rows === null ? null : { rows: imported.rows },
          after: { tables: imported.tables, prune: upload.options.prune },
          // A file may change any row.
          tags: ['everything'],
        },
      };
    });
    return true;
  } catch (error) {
    if (error instanceof RollBack || violationOf(error)) return false;
    throw error;
  }
}
