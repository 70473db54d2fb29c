import { DELETED_PLAYER } from '#domain/privacy/deleted.ts';
import { deleteRequestsNaming, hasNamesake, renameInTexts } from '#server/db/privacy/erase-records.ts';
import { findSubject } from '#server/db/privacy/personal-records.ts';
import { deleteRow } from '#server/db/rows.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [PV4] Deletes what somebody sent by a team's link who is no player yet, and what the club asked of the league for him. */
export const eraseRegistration = (
  db: Database,
  actor: Actor,
  { registrationId: id }: { registrationId: number },
): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    const registration = await findSubject(tx, 'registration', id, { lock: true });
    // Whoever became a player is deleted as a player.
    if (!registration || registration.isDeleted) throw new ApiError('not_found', `There is no registration ${id}`);
    const deleted = DELETED_PLAYER.bg;
    const isUnique = !(await hasNamesake(tx, registration, 'registrations'));
    await deleteRequestsNaming(tx, registration);
    await deleteRow(tx, 'registrations', id);
    await renameInTexts(tx, registration, { subject: null, personId: null, deleted, isUnique });
    return { result: undefined, change: { what: 'erase_registration', about: deleted, tags: ['requests'] } };
  });
