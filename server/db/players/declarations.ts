import type { DeclarationType } from '#domain/player/declaration.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

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
  await tx.run(sql`
    insert into declarations ${sql.values({ playerId, ...stored })} on conflict (player_id) do update set ${sql.set(stored)}`);
}

export const deleteDeclarationFile = (tx: Queryable, playerId: number) =>
  tx.run(sql`delete from declarations where player_id = ${playerId}`);

export const findDeclarationFile = (db: Queryable, playerId: number): Promise<Declaration | null> =>
  db.maybe(sql`select type, bytes from declarations where player_id = ${playerId}`);
