import { DELETED_PERSON } from '#domain/privacy/deleted.ts';
import { runOnce, sessionOf, type Actor } from '#server/commands/run-command.ts';
import { writeJournal } from '#server/db/journal/journal.ts';
import { lockPeople } from '#server/db/people/people.ts';
import { endSessions } from '#server/db/people/sessions.ts';
import { blankPerson, deleteReferences, hasNamesake, renameInTexts } from '#server/db/privacy/erase-records.ts';
import { findSubject } from '#server/db/privacy/personal-records.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { keepAnOrganiser } from './people.ts';

/** [PV4] Deletes the data of somebody at the desk for ever, and signs him out. What he did stays in the journal, without his name. */
export const erasePerson = (db: Database, actor: Actor, { personId: id }: { personId: number }): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    await lockPeople(tx);
    const person = await findSubject(tx, 'person', id, { lock: true });
    if (!person || person.isDeleted) throw new ApiError('not_found', `There is no person ${id}`);
    await keepAnOrganiser(tx, (device) => device.personId === id, actor.at);
    const deleted = `${DELETED_PERSON.bg} ${id}`;
    const isUnique = !(await hasNamesake(tx, person, 'people'));
    await endSessions(tx, { personId: id }, actor.at);
    await deleteReferences(tx, 'people', id);
    await renameInTexts(tx, person, { subject: null, personId: id, deleted, isUnique });
    await blankPerson(tx, id, actor.at);
    const journaled = { at: actor.at, sessionId: sessionOf(actor), what: 'erase_person', personId: id, about: deleted };
    await writeJournal(tx, journaled);
  });
