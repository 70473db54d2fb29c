import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { commandKeys } from '#server/db/tables/desk.ts';

interface KeyOf {
  actor: string;
  keyHash: string;
}

type ClaimedKey = KeyOf & { digest: string; at: Date };

const isKey = ({ actor, keyHash }: KeyOf) => and(eq(commandKeys.actor, actor), eq(commandKeys.keyHash, keyHash));

/** False if it was used before. Waits for a transaction that is using it: when that one fails, the key is free. */
export async function claimKey(tx: Queryable, claimed: ClaimedKey): Promise<boolean> {
  const { rowCount } = await tx.insert(commandKeys).values(claimed).onConflictDoNothing();
  return rowCount === 1;
}

export async function findUsedKey(tx: Queryable, key: KeyOf) {
  const { digest, answer } = commandKeys;
  const [used] = await tx.select({ digest, answer }).from(commandKeys).where(isKey(key));
  return used;
}

export async function storeAnswer(tx: Queryable, key: KeyOf, answer: Buffer): Promise<void> {
  await tx.update(commandKeys).set({ answer }).where(isKey(key));
}

export async function deleteOldKeys(db: Queryable, before: Date): Promise<void> {
  await db.delete(commandKeys).where(lt(commandKeys.at, before));
}
