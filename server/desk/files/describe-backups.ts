import { backupsSchema } from '#contract/desk/backups.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { failure, failures, json } from '#server/desk/describe-parts.ts';

const bytes = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };

/** The paths of backups. */
export const describeBackups = {
  [deskPaths.backups]: {
    get: {
      operationId: 'getBackups',
      summary: 'How the last backup went',
      responses: { 200: json('The last one, and what failed since', backupsSchema), ...failures },
    },
    post: {
      operationId: 'makeBackup',
      summary: 'Make a backup now, verify it and keep it beside the nightly ones',
      responses: {
        204: { description: 'Begun; ask until none is running' },
        ...failures,
        409: failure('Backups are switched off on this server'),
      },
    },
  },
  [deskPaths.lastBackup]: {
    get: {
      operationId: 'downloadBackup',
      summary: 'The last backup, for `delta restore`: the league, people, journal and private files',
      responses: { 200: { description: 'An archive', content: { 'application/zip': bytes } }, ...failures },
    },
  },
};
