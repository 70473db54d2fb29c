import { sql } from '#server/db/sql.ts';
import type pg from 'pg';
import type { BackupFailure } from '#contract/desk/backups.ts';
import { BACKUP_LOCK } from '#server/db/advisory-locks.ts';
import { readSetting, writeSetting } from '#server/db/league/settings.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { BACKUP_SETTING } from './table-lines.ts';

/** What became of the last backups; in the database, because any node may make them. Instants are ISO 8601. */
export interface BackupState {
  succeeded: { at: string; file: string; bytes: number } | null;
  failed: { at: string; reason: BackupFailure } | null;
}

const NONE: BackupState = { succeeded: null, failed: null };

export async function readBackupState(db: Queryable): Promise<BackupState> {
  const stored = await readSetting(db, BACKUP_SETTING);
  return stored === null ? NONE : { ...NONE, ...(JSON.parse(stored) as Partial<BackupState>) };
}

export async function noteBackup(db: Queryable, change: Partial<BackupState>): Promise<void> {
  await writeSetting(db, BACKUP_SETTING, JSON.stringify({ ...(await readBackupState(db)), ...change }));
}

/** Runs `work` unless a backup is being made, on this node or another; returns whether it did. */
export async function withBackupLock(pool: pg.Pool, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
      BACKUP_LOCK,
    ]);
    if (!rows[0]?.isFree) return false;
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [BACKUP_LOCK]).catch(() => {});
    }
    return true;
  } finally {
    // If that failed, the lock ends with the connection.
    client.release(true);
  }
}

export async function isBackupRunning(db: Queryable): Promise<boolean> {
  const rows = await db.rows<{ isRunning: boolean }>(sql`
    select exists (select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${BACKUP_LOCK}
      and database = (select oid from pg_database where datname = current_database())) as "isRunning"`);
  return rows[0]?.isRunning ?? false;
}
