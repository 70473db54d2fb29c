import { randomInt } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { runOnce, sessionOf, type Actor } from '#server/commands/run-command.ts';
import { writeJournal } from '#server/db/journal/journal.ts';
import {
  deleteMailAddress,
  insertMailAddress,
  lockMailAddress,
  storeMailAddress,
} from '#server/db/messages/mail-addresses.ts';
import { findPerson } from '#server/db/people/people.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { writeMailCode } from '#server/messages/message-texts.ts';
import { queueMail } from '#server/messages/queue-mail.ts';
import { hashMailCode } from '#server/messages/hash-mail-code.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MOST_WRONG = 5;

interface Wanted {
  personId: number;
  address: string;
  language: Language;
}

/** [MS10] Where somebody wants e-mail. Nothing but a code goes there until he has entered it. */
export const setMailAddress = (db: Database, actor: Actor, wanted: Wanted): Promise<void> =>
  runOnce(db, actor, (tx) => setAddress(tx, actor, wanted));

/** The same, by an organiser for somebody else, who then confirms it himself. */
export const setMailAddressOf = (db: Database, actor: Actor, wanted: Wanted): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    const person = await findPerson(tx, wanted.personId);
    if (!person) throw new ApiError('not_found', `There is no person ${wanted.personId}`);
    await setAddress(tx, actor, wanted);
    await journalAddress(tx, actor, person, wanted.personId, 'set_mail_address');
  });

export const removeMailAddress = (db: Database, actor: Actor, { personId }: { personId: number }): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    const person = await findPerson(tx, personId);
    if (!person) throw new ApiError('not_found', `There is no person ${personId}`);
    await deleteMailAddress(tx, personId);
    const isOwn = actor.who.kind === 'session' && actor.who.personId === personId;
    if (!isOwn) await journalAddress(tx, actor, person, personId, 'remove_mail_address');
  });

/** [MS10] Whoever reads what comes to the address has entered the code. */
export async function confirmMailAddress(
  db: Database,
  actor: Actor,
  { personId, code }: { personId: number; code: string },
): Promise<void> {
  // A wrong code is counted, so it may not be rolled back.
  const isRight = await runOnce(db, actor, async (tx) => {
    const row = await lockMailAddress(tx, personId);
    const isOpen =
      row?.codeHash &&
      row.codeSentAt &&
      actor.at.getTime() - row.codeSentAt.getTime() < DAY &&
      row.wrongCodes < MOST_WRONG;
    if (!isOpen) throw new ApiError('refused', 'Ask for another code', 'code_ended' satisfies DeskReason);
    const isSame = hashMailCode(personId, code) === row.codeHash;
    await storeMailAddress(
      tx,
      personId,
      isSame ? { confirmedAt: actor.at, codeHash: null } : { wrongCodes: row.wrongCodes + 1 },
    );
    return isSame;
  });
  if (!isRight) throw new InvalidField('code', 'wrong_code', 'That is not the code');
}

async function setAddress(tx: Queryable, { at }: Actor, { personId, address, language }: Wanted): Promise<void> {
  await insertMailAddress(tx, personId, address, language);
  const row = await lockMailAddress(tx, personId);
  if (!row) throw new Error('It was inserted');
  if (row.confirmedAt && row.address === address && !row.refusedAt) return storeMailAddress(tx, personId, { language });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await storeMailAddress(tx, personId, {
    address,
    language,
    confirmedAt: null,
    codeHash: hashMailCode(personId, code),
    codeSentAt: at,
    wrongCodes: 0,
    refusedAt: null,
    refusal: null,
  });
  await queueMail(tx, { to: address, language, ...writeMailCode(code, language) }, at, { personId });
}

const journalAddress = (
  tx: Queryable,
  { who, at }: Actor,
  { name }: { name: string },
  personId: number,
  what: string,
) => writeJournal(tx, { at, sessionId: sessionOf({ who }), what, personId, about: name });
