import { sql, type Sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { LeagueTable } from './league-table.ts';

interface Restored {
  tables: readonly LeagueTable[];
  table: LeagueTable;
  /** Where the rows of the file are. */
  source: Sql;
  /** That `t` of the table is `i` of the source. */
  same: Sql;
  /** An id that nobody has. */
  nextId: Sql;
}

/**
 * Gives rows the ids that the source has for them, and so to all that refers to them. Who holds such an id makes room: a row
 * without an id of its own in the source gets a new one, a row that is not in the source a negative one until it is removed.
 * Returns a query of the ids that have changed.
 */
export async function restoreIds(tx: Queryable, restored: Restored): Promise<Sql | null> {
  const { tables, table, source, same, nextId } = restored;
  const target = sql.identifier(table.table);
  const moves = sql.identifier(`moves_of_${table.table}`);
  const count = await tx.run(sql`
    create temporary table ${moves} on commit drop as
    select t.id as old, i.id as new from ${target} t join ${source} i on ${same} where i.id <> t.id
    union all
    select t.id, case when exists (select from ${source} i where ${same}) then ${nextId} else -t.id end from ${target} t
    where t.id in (select id from ${source})
      and not exists (select from ${source} i where ${same} and i.id is not null)`);
  if (count === 0) return null;
  // In two steps, because two rows may exchange their ids.
  await moveRows(tx, table, sql`select old, -old as new from ${moves}`);
  await moveRows(tx, table, sql`select -old as old, new from ${moves} where new > 0`);
  const ids = await tx.rows<{ old: number; new: number }>(sql`select old, new from ${moves} where new > 0`);
  await renameInDocuments(tx, tables, table, new Map(ids.map((move) => [move.old, move.new])));
  return sql`select new from ${moves} where new > 0`;
}

/** What else only one row may have: the copy has it at once, so the old row gives it up. A gallery becomes one of an event. */
const UNIQUE: Record<string, Sql[]> = {
  seasons: [sql`is_current = false`],
  galleries: [sql`match_id = null, gameweek_id = null, title_bg = 'moving', held_on = current_date`],
};

/** A primary key that others refer to cannot be changed: a copy with the new id takes over the references. */
async function moveRows(tx: Queryable, { table }: LeagueTable, moves: Sql) {
  const target = sql.identifier(table);
  const columns = await listColumns(tx, table);
  const list = sql.join(columns.map((name) => sql.identifier(name)));
  await tx.run(sql`create temporary table moving on commit drop as
    select m.old, m.new, t.* from (${moves}) m join ${target} t on t.id = m.old`);
  const room = sql.join([sql`key = 'moving ' || t.id`, ...(UNIQUE[table] ?? [])]);
  await tx.run(sql`update ${target} t set ${room} from moving where t.id = moving.old`);
  await tx.run(sql`insert into ${target} (id, ${list}) overriding system value select moving.new, ${list} from moving`);
  for (const { child, column } of await listReferences(tx, table)) {
    const id = sql.identifier(column);
    await tx.run(sql`update ${sql.identifier(child)} c set ${id} = moving.new from moving where c.${id} = moving.old`);
  }
  await tx.run(sql`delete from ${target} where id in (select old from moving)`);
  await tx.run(sql`drop table moving`);
}

async function listColumns(tx: Queryable, table: string): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(
    sql`select attname as name from pg_attribute where attrelid = ${table}::regclass
        and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id'`,
  );
  return rows.map(({ name }) => name);
}

async function listReferences(tx: Queryable, table: string) {
  return tx.rows<{ child: string; column: string }>(
    sql`select r.relname as child, a.attname as column from pg_constraint c join pg_class r on r.oid = c.conrelid
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = ${table}::regclass`,
  );
}

const ROWS_A_FETCH = 2000;

/** Ids inside JSON, which no foreign key protects. */
async function renameInDocuments(
  tx: Queryable,
  tables: readonly LeagueTable[],
  table: LeagueTable,
  ids: ReadonlyMap<number, number>,
) {
  for (const { table: child, columns } of tables) {
    for (const { stored, mentions } of columns) {
      if (!stored || mentions?.table !== table.name) continue;
      const [from, document] = [sql.identifier(child), sql.identifier(stored)];
      for (let last = 0; ;) {
        const rows = await tx.rows<{ id: number; document: object }>(
          sql`select id, ${document} as document from ${from} where ${document} is not null and id > ${last}
              order by id limit ${ROWS_A_FETCH}`,
        );
        for (const { id, document: before } of rows) {
          const after = mentions.rename(before, (mentioned) => ids.get(Number(mentioned)) ?? mentioned);
          if (JSON.stringify(after) !== JSON.stringify(before))
            await tx.run(sql`update ${from} set ${document} = ${JSON.stringify(after)}::jsonb where id = ${id}`);
        }
        last = rows.at(-1)?.id ?? 0;
        if (rows.length < ROWS_A_FETCH) break;
      }
    }
  }
}
