import type { FastifyBaseLogger } from 'fastify';
import { isBackupDue, type LastBackups } from '#domain/backup/backups.ts';
import { readBackupState, type BackupState } from '#server/db/backup/backup-state.ts';
import { makeBackup, type BackupDatabase } from './make-backup.ts';

/** A program that was just started has better things to do. */
const EVERY = 10 * 60_000;

export interface NightlyBackups {
  /** Null: none are made. */
  folder: string | null;
  /** Makes one now, unless one is being made. Resolves when it is done; what goes wrong is in the log and in the database. */
  make(): Promise<void>;
  figures(): Promise<BackupFigures>;
  close(): Promise<void>;
}

/** For /metrics. */
export interface BackupFigures {
  enabled: boolean;
  /** In seconds; null before the first one. */
  age: number | null;
  bytes: number | null;
  failed: boolean;
}

interface Options {
  folder: string | null;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  now?: () => Date;
}

export const lastBackups = ({ succeeded, failed }: BackupState): LastBackups => ({
  succeededAt: succeeded && new Date(succeeded.at),
  failedAt: failed && new Date(failed.at),
});

/** [BK1] Makes a backup every night, on one of all nodes that have a folder for them. */
export function openBackups(
  database: BackupDatabase,
  { folder, log, now = () => new Date() }: Options,
): NightlyBackups {
  const closing = new AbortController();
  let making: Promise<void> | null = null;
  let known: BackupState = { succeeded: null, failed: null };

  async function write() {
    if (folder === null) return;
    try {
      const file = await makeBackup(database, { folder, now: now(), signal: closing.signal });
      if (file) log.info(`A verified backup is in ${file}`);
    } catch (error) {
      if (!closing.signal.aborted) log.error({ err: error }, 'No backup could be made');
    } finally {
      making = null;
    }
  }
  const make = () => (making ??= write());

  const timer = setInterval(() => {
    const check = async () => {
      if (isBackupDue(now(), lastBackups(await readBackupState(database.db)))) await make();
    };
    // The next check follows soon.
    void check().catch(() => {});
  }, EVERY).unref();
  if (folder === null) clearInterval(timer);

  return {
    folder,
    make,
    figures: async () => {
      // A database that does not answer must not hide the other figures.
      if (folder !== null) known = await readBackupState(database.db).catch(() => known);
      const { succeeded, failed } = known;
      return {
        enabled: folder !== null,
        age: succeeded && Math.max(0, Math.floor((now().getTime() - Date.parse(succeeded.at)) / 1000)),
        bytes: succeeded && succeeded.bytes,
        failed: failed !== null,
      };
    },
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await making;
    },
  };
}
