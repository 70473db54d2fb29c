import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Backups } from '#contract/desk/backups.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import type { NightlyBackups } from '#server/backup/nightly-backups.ts';
import { isBackupRunning, readBackupState } from '#server/db/backup/backup-state.ts';
import type { Database } from '#server/db/open.ts';
import { ApiError } from '#server/errors.ts';

export type DeskBackups = Pick<NightlyBackups, 'folder' | 'make'>;

export const NO_BACKUPS: DeskBackups = { folder: null, make: async () => {} };

/** The nightly backups: how the last one went, another one now, and its file. */
export function backupRoutes(app: FastifyInstance, { db, backups }: { db: Database; backups: DeskBackups }) {
  const { folder } = backups;
  const fileOf = (name: string) => (folder !== null && existsSync(join(folder, name)) ? join(folder, name) : null);

  app.get(deskPaths.backups, async (): Promise<Backups> => {
    const { succeeded, failed } = await readBackupState(db);
    return {
      isOn: folder !== null,
      isRunning: await isBackupRunning(db),
      last: succeeded && { at: succeeded.at, bytes: succeeded.bytes, isHere: fileOf(succeeded.file) !== null },
      failed,
    };
  });

  app.post(deskPaths.backups, async (_request, reply) => {
    if (folder === null)
      throw new ApiError('refused', 'Backups are switched off on this server', 'backups_off' satisfies DeskReason);
    void backups.make();
    return reply.code(204).send();
  });

  app.get(deskPaths.lastBackup, async (_request, reply) => {
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
  });
}
