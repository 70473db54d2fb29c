import { sql } from 'drizzle-orm';
import type { Queryable } from '../queryable.ts';

interface Weight extends Record<string, unknown> {
  drop: string;
  restore: string;
}

/**
 * Takes keys and indexes off a table that is to be filled, but for those that other tables point to, and returns what
 * puts them back: made at once they cost a tenth of what they cost row by row. Whoever reads the table meanwhile waits
 * for the end of the transaction, so this is for tables that are empty. A role that does not own the table leaves it as it is.
 */
export async function lightenTable(tx: Queryable, table: string): Promise<() => Promise<void>> {
  const { rows } = await tx.execute<Weight>(sql`
    with owned as (select oid from pg_class where oid = ${table}::regclass and pg_has_role(relowner, 'usage')),
    constraints as (
      select c.* from pg_constraint c where conrelid in (select oid from owned) and contype in ('p', 'u', 'f')
        and (contype = 'f' or not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = c.conindid)))
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore,
      contype = 'f' as comes_last
    from constraints
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), false
    from pg_index i where indrelid in (select oid from owned)
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by comes_last`);
  for (const { drop } of rows) await tx.execute(sql.raw(drop));
  return async () => {
    await tx.execute(sql`analyze ${sql.identifier(table)}`);
    for (const { restore } of rows) await tx.execute(sql.raw(restore));
  };
}

/** To compare and sum up a million rows without writing them to disk in between; until the end of the transaction. */
export async function giveMemory(tx: Queryable): Promise<void> {
  await tx.execute(sql`set local work_mem = '64MB'`);
}
