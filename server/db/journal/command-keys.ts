import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

interface KeyOf {
  actor: string;
  keyHash: string;
}

type ClaimedKey = KeyOf & { digest: string; at: Date };

const isKey = ({ actor, keyHash }: KeyOf) => sql`actor = ${actor} and key_hash = ${keyHash}`;

/** False if it was used before. Waits for a transaction that is using it: when that one fails, the key is free. */
export const claimKey = async (tx: Queryable, claimed: ClaimedKey): Promise<boolean> =>
  (await tx.run(sql`insert into command_keys ${sql.values(claimed)} on conflict do nothing`)) === 1;

export const findUsedKey = (tx: Queryable, key: KeyOf) =>
  tx.maybe<{ digest: string; answer: Buffer | null }>(sql`select digest, answer from command_keys where ${isKey(key)}`);

export async function storeAnswer(tx: Queryable, key: KeyOf, answer: Buffer): Promise<void> {
  await tx.run(sql`update command_keys set answer = ${answer} where ${isKey(key)}`);
}

export async function deleteOldKeys(db: Queryable, before: Date): Promise<void> {
  await db.run(sql`delete from command_keys where at < ${before}`);
}
