import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

export interface Reference {
  table: string;
  column: string;
}

/** Every foreign key to a table that the schema has. */
export const listReferences = (db: Queryable, to: string): Promise<Reference[]> =>
  db.rows(sql`
    select r.relname as "table", a.attname as "column" from pg_constraint c join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${to}::regclass order by 1, 2`);
