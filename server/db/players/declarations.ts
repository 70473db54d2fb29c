import { eq } from 'drizzle-orm';
import type { DeclarationType } from '#domain/player/declaration.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { declarations } from '#server/db/tables/team.ts';

interface Declaration {
  type: DeclarationType;
  bytes: Buffer;
}

/** In place of the one before. */
export async function storeDeclarationFile(
  tx: Queryable,
  playerId: number,
  file: Declaration,
  at: Date,
): Promise<void> {
  const stored = { ...file, uploadedAt: at };
  await tx
    .insert(declarations)
    .values({ playerId, ...stored })
    .onConflictDoUpdate({ target: declarations.playerId, set: stored });
}

export const deleteDeclarationFile = (tx: Queryable, playerId: number) =>
  tx.delete(declarations).where(eq(declarations.playerId, playerId));

export async function findDeclarationFile(db: Queryable, playerId: number): Promise<Declaration | null> {
  const [found] = await db
    .select({ type: declarations.type, bytes: declarations.bytes })
    .from(declarations)
    .where(eq(declarations.playerId, playerId));
  return found ?? null;
}
