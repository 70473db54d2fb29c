import { createHash } from 'node:crypto';
import type { Conflict, Subject } from '#contract/desk/office.ts';
import { findLastChange } from '#server/db/journal/journal.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';

/** Changes with the content, whoever wrote it: the office, an import or the command line. */
export const versionOf = (record: object): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22);

export const withVersion = <Fields extends object>(record: Fields): Fields & { version: string } => ({
  ...record,
  version: versionOf(record),
});

/** Read the record under a lock first. The refusal carries what somebody else wrote, so that both can be shown. */
export async function refuseConflict(tx: Queryable, subject: Subject, current: object, version: string): Promise<void> {
  const currentVersion = versionOf(current);
  if (currentVersion === version) return;
  const last = await findLastChange(tx, subject);
  throw new ApiError('refused', 'Somebody else has changed it meanwhile', {
    reason: 'conflict',
    conflict: {
      current,
      version: currentVersion,
      by: last?.by ?? null,
      at: last?.at.toISOString() ?? null,
    } satisfies Conflict,
  });
}
