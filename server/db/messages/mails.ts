import type { Language } from '#contract/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

interface NewMail {
  address: string;
  language: Language;
  subject: string;
  text: string;
  personId: number | null;
  messageId: number | null;
  sendAfter: Date;
  expiresAt: Date;
}

export async function insertMail(tx: Queryable, mail: NewMail): Promise<void> {
  await tx.run(sql`insert into mails ${sql.values(mail)}`);
}
