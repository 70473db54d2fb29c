import type { Language } from '#contract/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

interface WaitingMail {
  address: string;
  language: Language;
  subject: string;
  text: string;
  personId: number | null;
  messageId: number | null;
  expiresAt: Date;
}

export async function insertMail(tx: Queryable, mail: WaitingMail & { sendAfter: Date }): Promise<void> {
  await tx.run(sql`insert into mails ${sql.values(mail)}`);
}

export interface ClaimedMail extends WaitingMail {
  id: number;
  attempts: number;
}

/** [MS10] Mail `m` still goes to this person: the address is his, is confirmed unless the mail asks for that, and nobody has refused it. */
const isForAddress = sql`(m.person_id is null or exists (
  select from mail_addresses a join people p on p.id = a.person_id
  where a.person_id = m.person_id and a.address = m.address and a.refused_at is null and p.ended_at is null
    and (m.message_id is null or a.confirmed_at is not null)))`;

/** Mails that are due, which no other node sends as long as the lease lasts. */
export const claimMails = (
  db: Queryable,
  { now, limit, leaseSeconds }: { now: Date; limit: number; leaseSeconds: number },
): Promise<ClaimedMail[]> =>
  db.rows<ClaimedMail>(sql`
    with due as (
      select m.id from mails m
      where m.send_after <= ${now} and m.expires_at > ${now} and (m.claimed_until is null or m.claimed_until < ${now})
        and ${isForAddress}
      order by m.send_after, m.id limit ${limit} for update skip locked
    )
    update mails m set claimed_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds}), attempts = m.attempts + 1
    from due where m.id = due.id
    returning m.id, m.attempts, m.address, m.language, m.subject, m.text, m.person_id as "personId",
      m.message_id as "messageId", m.expires_at as "expiresAt"`);

export async function deleteMail(db: Queryable, { id }: ClaimedMail): Promise<void> {
  await db.run(sql`delete from mails where id = ${id}`);
}

export async function sendMailLater(db: Queryable, { id }: ClaimedMail, at: Date): Promise<void> {
  await db.run(sql`update mails set send_after = ${at}, claimed_until = null where id = ${id}`);
}

/** [MS10] The address is not tried again until it is another one. */
export async function storeRefusal(db: Queryable, mail: ClaimedMail, words: string, at: Date): Promise<void> {
  await db.run(sql`
    update mail_addresses set refused_at = ${at}, refusal = ${words}
    where person_id = ${mail.personId} and address = ${mail.address}`);
  await deleteMail(db, mail);
}

/** How many were never sent. */
export const deleteExpiredMails = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`delete from mails where expires_at <= ${now}`);
