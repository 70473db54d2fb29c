import { sql, type Sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';

/**
 * The sequence of a table's ids; null if it has none. Sequences do not roll back, so a dry run takes its ids from a temporary
 * one.
 */
export async function openSequence(tx: Queryable, table: string, dryRun: boolean): Promise<Sql | null> {
  const hasIds = await tx.exists(
    sql`select from pg_attribute where attrelid = ${table}::regclass and attname = 'id' and attidentity <> ''`,
  );
  if (!hasIds) return null;
  const own = sql`pg_get_serial_sequence(${table}, 'id')::regclass`;
  if (!dryRun) return own;
  const name = `ids_of_${table}`;
  await tx.run(sql`create temporary sequence ${sql.identifier(name)}`);
  const sequence = sql`${`pg_temp.${name}`}::regclass`;
  await tx.run(
    sql`select setval(${sequence}, greatest(max(id), pg_sequence_last_value(${own}), 1)) from ${sql.identifier(table)}`,
  );
  return sequence;
}

/** Lets a sequence continue behind the ids of the query. */
export async function skipIds(tx: Queryable, sequence: Sql, ids: Sql): Promise<void> {
  await tx.run(sql`
    select setval(${sequence}, greatest(max(id), pg_sequence_last_value(${sequence}))) from (${ids}) brought (id)
    having max(id) is not null`);
}
