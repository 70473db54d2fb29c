import { sql } from '#server/db/sql.ts';
import { FREE_KEY_LOCK } from './advisory-locks.ts';
import type { Queryable } from './queryable.ts';

/**
 * A key that no row of the table has: the wanted one, or the wanted one with a number. Others who look for one in the same table
 * wait until the transaction ends.
 */
export async function freeKey(tx: Queryable, table: string, wanted: string): Promise<string> {
  await tx.run(sql`select pg_advisory_xact_lock(${FREE_KEY_LOCK}::int, hashtext(${table}))`);
  const rows = await tx.rows<{ key: string }>(sql`
    select key from ${sql.identifier(table)} where key = ${wanted} or starts_with(key, ${`${wanted}-`})`);
  const taken = new Set(rows.map(({ key }) => key));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}
