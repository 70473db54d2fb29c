import { sql } from 'drizzle-orm';
import type { Violation } from '#server/db/pg-errors.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { LEAGUE_TABLES } from './league-tables.ts';

/** What an import would have broken, in the words of its files. */
export async function describeViolation(db: Queryable, violation: Violation): Promise<string> {
  const { table, constraint, detail, referredTable } = violation;
  const [, id] = /^Key \(id\)=\((\d+)\)/.exec(detail) ?? [];
  if (referredTable !== null && id !== undefined) {
    const key = await findKey(db, referredTable, Number(id));
    return `${fileOf(referredTable)} leaves out ${key}, but ${fileOf(table)} still ${table === referredTable ? 'needs' : 'refers to'} it`;
  }
  const [, columns] = /^Key \(([^)]+)\)=.* already exists/.exec(detail) ?? [];
  if (columns !== undefined)
    return `two rows of ${fileOf(table)} would have the same ${columns.replaceAll(/_id\b/g, '').replaceAll('_', ' ')}`;
  return `a row of ${fileOf(table)} breaks a rule: ${constraint.replaceAll('_', ' ')}`;
}

const fileOf = (table: string) => `${LEAGUE_TABLES.find((file) => file.table === table)?.name ?? table}.csv`;

async function findKey(db: Queryable, table: string, id: number): Promise<string> {
  const { rows } = await db.execute<{ key: string | null }>(
    sql`select coalesce(to_jsonb(t)->>'key', to_jsonb(t)->>'name', to_jsonb(t)->>'number') as key
        from ${sql.identifier(table)} t where id = ${id}`,
  );
  return rows[0]?.key ? `"${rows[0].key}"` : 'a row';
}
