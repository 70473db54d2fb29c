import type { Queryable } from '#server/db/queryable.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface ConsentText {
  edition: number;
  since: string;
  bg: string;
  en: string;
}

const columns = sql`id as edition, since::text, text_bg as bg, text_en as en`;

export const findNewestConsent = (db: Queryable): Promise<ConsentText | null> =>
  db.maybe(sql`select ${columns} from consent_texts order by id desc limit 1`);

export const findConsent = (db: Queryable, edition: number): Promise<ConsentText | null> =>
  db.maybe(sql`select ${columns} from consent_texts where id = ${edition}`);

/** Two who open links at once make one edition. */
export const lockConsents = (tx: Queryable) => tx.run(sql`lock table consent_texts in share row exclusive mode`);

export const insertConsent = (tx: Queryable, { since, bg, en }: Omit<ConsentText, 'edition'>): Promise<ConsentText> =>
  tx.one(sql`insert into consent_texts ${sql.values({ since, textBg: bg, textEn: en })} returning ${columns}`);

/** [RG7] What he agreed to before stays. */
export const storeConsent = (
  tx: Queryable,
  consent: { playerId: number; consentId: number; givenAt: Date; byParent: boolean },
) => tx.run(sql`insert into consents ${sql.values(consent)} on conflict do nothing`);

/** Whether a player agreed to a text that keeps his birth date private, or a parent for him. [AG2] */
export const hasConsented = (player: Sql) => sql`exists (select from consents where player_id = ${player}.id)`;

/** Of two records that become one. */
export const moveConsents = (tx: Queryable, from: number, to: number) =>
  tx.run(sql`
    insert into consents (player_id, consent_id, given_at, by_parent)
    select ${to}, consent_id, given_at, by_parent from consents where player_id = ${from} on conflict do nothing`);
