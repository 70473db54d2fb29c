import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { backupEndpoints } from '#contract/desk/backups.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import type { NightlyBackups } from '#server/backup/nightly-backups.ts';
import { isBackupRunning, readBackupState } from '#server/db/backup/backup-state.ts';
import type { Database } from '#server/db/transactions.ts';
import { serveDesk } from '#server/desk/serve-desk.ts';
import { ApiError } from '#server/errors.ts';

export type DeskBackups = Pick<NightlyBackups, 'folder' | 'make'>;

export const NO_BACKUPS: DeskBackups = { folder: null, make: async () => {} };

interface BackupOptions {
  db: Database;
  backups: DeskBackups;
  now: () => Date;
}

/** The nightly backups: how the last one went, another one now, and its file. */
export function backupRoutes(app: FastifyInstance, { db, backups, now }: BackupOptions) {
  const { folder } = backups;
  const fileOf = (name: string) => (folder !== null && existsSync(join(folder, name)) ? join(folder, name) : null);

  serveDesk(app, backupEndpoints, now, {
    getBackups: async () => {
      const { succeeded, failed } = await readBackupState(db);
      return {
        isOn: folder !== null,
        isRunning: await isBackupRunning(db),
        last: succeeded && { at: succeeded.at, bytes: succeeded.bytes, isHere: fileOf(succeeded.file) !== null },
        failed,
      };
    },
    makeBackup: () => {
      if (folder === null)
        throw new ApiError('refused', 'Backups are switched off on this server', 'backups_off' satisfies DeskReason);
      void backups.make();
    },
    downloadBackup: async ({ reply }) => {
      const { succeeded } = await readBackupState(db);
      const file = succeeded && fileOf(succeeded.file);
      if (!file) throw new ApiError('not_found', 'The backup is not on this server');
      return reply
        .type('application/zip')
        .headers({
          'content-disposition': `attachment; filename="${succeeded.file}"`,
          'content-length': succeeded.bytes,
          'x-content-type-options': 'nosniff',
        })
        .send(createReadStream(file));
    },
  });
}
