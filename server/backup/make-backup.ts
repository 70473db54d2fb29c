import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupFailure } from '#contract/desk/backups.ts';
import { noteBackup, withBackupLock } from '#server/db/backup/backup-state.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { isDiskFull, isUnavailable } from '#server/db/pg-errors.ts';
import { NoRightToCreate } from '#server/db/backup/scratch-database.ts';
import { zipFolder } from '#server/league-files/upload/zip-folder.ts';
import { keepBackup, removeOldBackups } from './backup-files.ts';
import { writeBackupFolder, type OnStep } from './backup-folder.ts';
import { findDifference } from './find-difference.ts';
import { restoreBackup, unpackBackup } from './restore-backup.ts';

export type BackupDatabase = Pick<OpenDatabase, 'db' | 'pool' | 'withScratch'>;

/** A backup that is not the same when it is read again. */
class UnreadableBackup extends Error {}

const PART = '.part-';

interface BackupOptions {
  folder: string;
  now: Date;
  /** The program stops: nothing is kept, and nothing has failed. */
  signal?: AbortSignal;
}

/**
 * Writes a backup, restores it into an empty database and writes that again: every file must have the same bytes. One that
 * fails is not kept. Returns its file; null if another one is being made.
 */
export async function makeBackup(
  database: BackupDatabase,
  { folder, now, signal }: BackupOptions,
): Promise<string | null> {
  let made: string | null = null;
  await withBackupLock(database.pool, async () => {
    try {
      const file = await writeVerified(database, folder, now, () => signal?.throwIfAborted());
      const { size } = await stat(file);
      await removeOldBackups(folder);
      await noteBackup(database.db, {
        succeeded: { at: now.toISOString(), file: basename(file), bytes: size },
        failed: null,
      });
      made = file;
    } catch (error) {
      if (signal?.aborted) throw error;
      const failed = { at: now.toISOString(), reason: failureOf(error) };
      // Without a database nobody can be told but by the log.
      await noteBackup(database.db, { failed }).catch(() => {});
      throw error;
    }
  });
  return made;
}

async function writeVerified(database: BackupDatabase, folder: string, now: Date, onStep: OnStep): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const left of await readdir(folder))
    if (left.startsWith(PART)) await rm(join(folder, left), { recursive: true, force: true });
  const part = await mkdtemp(join(folder, PART));
  try {
    const written = join(part, 'written');
    await writeBackupFolder(database.db, written, onStep);
    const archive = join(part, 'backup.zip');
    await pipeline(zipFolder(written), createWriteStream(archive, { mode: 0o600, flush: true }));
    await rm(written, { recursive: true });
    onStep();
    await verify(database, archive, part, onStep);
    onStep();
    return await keepBackup(archive, folder, now);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function verify(database: BackupDatabase, archive: string, part: string, onStep: OnStep) {
  const [unpacked, again] = [join(part, 'unpacked'), join(part, 'again')];
  try {
    await unpackBackup(archive, unpacked);
    await database.withScratch(async (scratch) => {
      await restoreBackup(scratch, unpacked, onStep);
      await writeBackupFolder(scratch.db, again, onStep);
    });
  } catch (error) {
    throw failureOf(error) === 'failed'
      ? new UnreadableBackup('The backup cannot be restored', { cause: error })
      : error;
  }
  const difference = await findDifference(unpacked, again);
  if (difference !== null) throw new UnreadableBackup(`The backup is not the same when it is restored: ${difference}`);
}

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'];

function failureOf(error: unknown): BackupFailure {
  if (error instanceof UnreadableBackup) return 'unreadable';
  if (error instanceof NoRightToCreate) return 'no_right';
  if (isDiskFull(error)) return 'disk_full';
  // Before the database's: a missing socket has the same code as a missing folder.
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (NOT_WRITABLE.includes(code) && syscall !== 'connect') return 'not_writable';
  return isUnavailable(error) ? 'unavailable' : 'failed';
}
