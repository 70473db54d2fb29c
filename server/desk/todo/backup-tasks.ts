import type { Task } from '#contract/desk/todo.ts';
import { backupTrouble } from '#domain/backup/backups.ts';
import { lastBackups } from '#server/backup/nightly-backups.ts';
import { readBackupState } from '#server/db/backup/backup-state.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** [BK3] */
export async function readBackupTasks(db: Queryable, now: Date): Promise<Task[]> {
  const state = await readBackupState(db);
  const trouble = backupTrouble(now, lastBackups(state));
  if (trouble === null) return [];
  const facts = trouble === 'failed' && state.failed ? { reason: state.failed.reason } : {};
  const item = { id: 1, name: '', teamId: null, facts, match: null, due: null };
  return [{ code: `backup-${trouble}`, group: 'left-over', about: 'backups', tone: 'bad', items: [item] }];
}
