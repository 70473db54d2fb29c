import { DELETED_PERSON } from '#domain/privacy/deleted.ts';
import { deleteApplication, hasNamesake, renameInTexts } from '#server/db/privacy/erase-records.ts';
import { findSubject } from '#server/db/privacy/personal-records.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [PV4] Deletes an application with the name and the contact in it. One that nobody has decided is withdrawn by that. */
export const eraseApplicant = (
  db: Database,
  actor: Actor,
  { applicationId: id }: { applicationId: number },
): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    const applicant = await findSubject(tx, 'applicant', id, { lock: true });
    if (!applicant) throw new ApiError('not_found', `There is no application ${id}`);
    const deleted = DELETED_PERSON.bg;
    const isUnique = !(await hasNamesake(tx, applicant, 'applications'));
    await deleteApplication(tx, id);
    await renameInTexts(tx, applicant, { subject: null, personId: null, deleted, isUnique });
    return { result: undefined, change: { what: 'erase_applicant', about: deleted, tags: ['requests'] } };
  });
