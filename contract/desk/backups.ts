import { z } from 'zod';
import { instantSchema } from '#contract/http/shared.ts';
import { deskEndpoints, file } from './endpoint.ts';
import { deskRoutes } from './paths.ts';

/** Why there is no new backup. `unreadable`: it was written, and was not the same when it was read again. */
export const BACKUP_FAILURES = [
  'unreadable',
  'disk_full',
  'not_writable',
  'no_right',
  'unavailable',
  'failed',
] as const;
export type BackupFailure = (typeof BACKUP_FAILURES)[number];

export const backupsSchema = z.object({
  /** False where the operator has switched them off. */
  isOn: z.boolean(),
  isRunning: z.boolean(),
  /** The last one. `isHere`: this server has its file. */
  last: z.object({ at: instantSchema, bytes: z.int(), isHere: z.boolean() }).nullable(),
  /** Of the last attempt, if it failed. */
  failed: z.object({ at: instantSchema, reason: z.enum(BACKUP_FAILURES) }).nullable(),
});
export type Backups = z.infer<typeof backupsSchema>;

export const backupEndpoints = deskEndpoints({
  getBackups: {
    method: 'GET',
    path: deskRoutes.backups,
    response: backupsSchema,
    summary: 'How the last backup went, and what failed since',
  },
  makeBackup: {
    method: 'POST',
    path: deskRoutes.backups,
    key: 'none',
    summary: 'Begin to make a backup, verify it and keep it beside the nightly ones; ask until none is running',
  },
  downloadBackup: {
    method: 'GET',
    path: deskRoutes.lastBackup,
    response: file('application/zip'),
    summary: 'The last backup, for `delta restore`: the league, people, journal and private files',
  },
});
