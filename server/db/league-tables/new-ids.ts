import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';

/**
 * The sequence of a table's ids; null if it has none. Sequences do not roll back, so a dry run takes its ids from a temporary
 * one.
 */
export async function openSequence(tx: Queryable, table: string, dryRun: boolean): Promise<SQL | null> {
  const { rows } = await tx.execute(
    sql`select from pg_attribute where attrelid = ${table}::regclass and attname = 'id' and attidentity <> ''`,
  );
  if (rows.length === 0) return null;
  const own = sql`pg_get_serial_sequence(${table}, 'id')::regclass`;
  if (!dryRun) return own;
  const name = `ids_of_${table}`;
  await tx.execute(sql`create temporary sequence ${sql.identifier(name)}`);
  const sequence = sql`${`pg_temp.${name}`}::regclass`;
  await tx.execute(
    sql`select setval(${sequence}, greatest(max(id), pg_sequence_last_value(${own}), 1)) from ${sql.identifier(table)}`,
  );
  return sequence;
}

/** Lets a sequence continue behind the ids of the query. */
export async function skipIds(tx: Queryable, sequence: SQL, ids: SQL): Promise<void> {
  await tx.execute(sql`
    select setval(${sequence}, greatest(max(id), pg_sequence_last_value(${sequence}))) from (${ids}) brought (id)
    having max(id) is not null`);
}
