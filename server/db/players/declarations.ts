import type { DeclarationType } from '#domain/player/declaration.ts';
import { placeOf } from '#server/db/private-files/private-files.ts';
import { openFile, sealFile } from '#server/db/private-files/private-keys.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

interface Declaration {
  type: DeclarationType;
  bytes: Buffer;
}

const FILE = { table: 'declarations', column: 'bytes' } as const;

/** In place of the one before. */
export async function storeDeclarationFile(
  tx: Queryable,
  playerId: number,
  file: Declaration,
  at: Date,
): Promise<void> {
  const stored = { ...file, bytes: sealFile(file.bytes, placeOf(FILE, playerId)), uploadedAt: at };
  await tx.run(sql`
    insert into declarations ${sql.values({ playerId, ...stored })} on conflict (player_id) do update set ${sql.set(stored)}`);
}

export const deleteDeclarationFile = (tx: Queryable, playerId: number) =>
  tx.run(sql`delete from declarations where player_id = ${playerId}`);

export async function findDeclarationFile(db: Queryable, playerId: number): Promise<Declaration | null> {
  const found = await db.maybe<Declaration>(sql`select type, bytes from declarations where player_id = ${playerId}`);
  return found && { ...found, bytes: openFile(found.bytes, placeOf(FILE, playerId)) };
}

/** The declaration of the one becomes that of the other, unless he has his own. */
export async function moveDeclaration(tx: Queryable, from: number, to: number): Promise<void> {
  const row = await tx.maybe<{ bytes: Buffer }>(sql`
    select bytes from declarations where player_id = ${from}
      and not exists (select from declarations where player_id = ${to})`);
  if (!row) return;
  const bytes = sealFile(openFile(row.bytes, placeOf(FILE, from)), placeOf(FILE, to));
  await tx.run(sql`update declarations set ${sql.set({ playerId: to, bytes })} where player_id = ${from}`);
}
