import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';

/** A key that no row of the table has: the wanted one, or it with the first number that is free. */
export async function freeKey(
  tx: Queryable,
  table: 'teams' | 'players' | 'transfers',
  wanted: string,
): Promise<string> {
  const base = wanted || table.slice(0, -1);
  const { rows } = await tx.execute<{ key: string }>(
    sql`select key from ${sql.identifier(table)} where key = ${base} or starts_with(key, ${`${base}-`})`,
  );
  const taken = new Set(rows.map(({ key }) => key));
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${base}-${number}`;
  return key;
}
