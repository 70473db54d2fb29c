import type { Language } from '#contract/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

export interface MailAddressRow {
  address: string;
  language: Language;
  confirmedAt: Date | null;
  codeHash: string | null;
  codeSentAt: Date | null;
  wrongCodes: number;
  refusedAt: Date | null;
  refusal: string | null;
}

const columns = sql`a.address, a.language, a.confirmed_at as "confirmedAt", a.code_hash as "codeHash",
  a.code_sent_at as "codeSentAt", a.wrong_codes as "wrongCodes", a.refused_at as "refusedAt", a.refusal`;

/** Whoever changes it waits for the others. */
export const lockMailAddress = (tx: Queryable, personId: number): Promise<MailAddressRow | null> =>
  tx.maybe(sql`${addressOf(personId)} for update`);

export const findMailAddress = (db: Queryable, personId: number): Promise<MailAddressRow | null> =>
  db.maybe(addressOf(personId));

const addressOf = (personId: number) => sql`select ${columns} from mail_addresses a where a.person_id = ${personId}`;

export async function storeMailAddress(tx: Queryable, personId: number, row: Partial<MailAddressRow>): Promise<void> {
  await tx.run(sql`update mail_addresses set ${sql.set(row)} where person_id = ${personId}`);
}

export async function insertMailAddress(tx: Queryable, personId: number, address: string, language: Language) {
  await tx.run(sql`
    insert into mail_addresses ${sql.values({ personId, address, language })} on conflict (person_id) do nothing`);
}

/** With what was still to be sent there. */
export async function deleteMailAddress(tx: Queryable, personId: number): Promise<void> {
  await tx.run(sql`delete from mails where person_id = ${personId}`);
  await tx.run(sql`delete from mail_addresses where person_id = ${personId}`);
}

/** Of people who are at the desk. */
export const listMailAddresses = (db: Queryable): Promise<(MailAddressRow & { personId: number })[]> =>
  db.rows(sql`
    select a.person_id as "personId", ${columns} from mail_addresses a join people p on p.id = a.person_id
    where p.ended_at is null order by a.person_id`);
