import { sql, type Sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** A table of the program, whatever version it is of. */
export interface StoredTable {
  name: string;
  /** All but those that PostgreSQL computes. */
  columns: string[];
  /** The primary key; empty if there is none. */
  key: string[];
  hasBytes: boolean;
}

/** Made again by every start, or gone in an hour. */
const LEFT_OUT = ['search_index', 'uploads'];
/** What is said of backups belongs to the place where they are. */
export const BACKUP_SETTING = 'backup';
/** Their bytes are among the files of the league. */
const IN_FILES: Readonly<Record<string, string>> = { media: 'bytes' };

const ROWS_A_FETCH = 1000;
const CHARACTERS_A_STATEMENT = 8_000_000;

export async function listStoredTables(tx: Queryable): Promise<StoredTable[]> {
  return tx.rows<StoredTable>(sql`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
      bool_or(a.atttypid = 'bytea'::regtype) as "hasBytes",
      coalesce((select array_agg(k.attname::text order by k.attnum) from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${LEFT_OUT}::text[])
    group by c.oid, c.relname order by c.relname`);
}

/** Every row as a line of JSON, in an order that does not change. In the caller's transaction. */
export async function* readLines(tx: Queryable, { name, columns, key, hasBytes }: StoredTable): AsyncGenerator<string> {
  const cursor = sql.identifier(`lines of ${name}`);
  const kept = columns.filter((column) => column !== IN_FILES[name]);
  const order = key.length > 0 ? listOf(key) : sql`1`;
  const where = name === 'settings' ? sql`where name <> ${sql.literal(BACKUP_SETTING)}` : sql``;
  await tx.run(
    sql`declare ${cursor} no scroll cursor for
        select to_jsonb(r)::text as line from (select ${listOf(kept)} from ${sql.identifier(name)} ${where}) r order by ${order}`,
  );
  // Rows with files are large: one at a time.
  const most = hasBytes && kept.length === columns.length ? 1 : ROWS_A_FETCH;
  for (;;) {
    const rows = await tx.rows<{ line: string }>(sql`fetch ${sql.raw(String(most))} from ${cursor}`);
    for (const { line } of rows) yield line;
    if (rows.length < most) break;
  }
  await tx.run(sql`close ${cursor}`);
}

/** Writes such lines back. */
export async function insertLines(
  tx: Queryable,
  { name, columns }: StoredTable,
  lines: AsyncIterable<string>,
): Promise<void> {
  const table = sql.identifier(name);
  const insert = (batch: readonly string[]) =>
    tx.run(sql`insert into ${table} (${listOf(columns)}) overriding system value
      select ${listOf(columns)} from jsonb_populate_recordset(null::${table}, ${`[${batch.join(',')}]`}::jsonb)`);
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (batch.length < ROWS_A_FETCH && characters < CHARACTERS_A_STATEMENT) continue;
    await insert(batch);
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) await insert(batch);
}

/** What a first start writes by itself, before anybody has signed in. */
const OF_A_FIRST_START = ['settings', 'people', 'invitations', 'journal'];

/** A table with something that somebody brought in. */
export async function findOccupiedTable(tx: Queryable): Promise<string | null> {
  for (const { name } of await listStoredTables(tx)) {
    if (OF_A_FIRST_START.includes(name)) continue;
    const rows = await tx.rows(sql`select from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) return name;
  }
  return null;
}

/** Until the transaction ends nobody else reads or writes them. */
export async function lockTables(tx: Queryable): Promise<void> {
  const tables = (await listStoredTables(tx)).map(({ name }) => name);
  await tx.run(sql`lock table ${listOf(tables)} in access exclusive mode`);
}

export async function emptyTables(tx: Queryable): Promise<void> {
  const tables = (await listStoredTables(tx)).map(({ name }) => name);
  await tx.run(sql`truncate ${listOf(tables)} cascade`);
}

/** Rows may refer to later ones and to each other, and are what triggers have made of them. The returned function checks all of them at once. */
export async function dropForeignKeys(tx: Queryable): Promise<() => Promise<void>> {
  const rows = await tx.rows<{ drop: string; restore: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`);
  const tables = await listStoredTables(tx);
  const setTriggers = async (to: 'disable' | 'enable') => {
    for (const { name } of tables) await tx.run(sql`alter table ${sql.identifier(name)} ${sql.raw(to)} trigger user`);
  };
  for (const { drop } of rows) await tx.run(sql.raw(drop));
  await setTriggers('disable');
  return async () => {
    await setTriggers('enable');
    for (const { restore } of rows) await tx.run(sql.raw(restore));
  };
}

/** The last number that each table gave away: a number of a deleted row is not used again. */
export type Counters = Record<string, number>;

export async function readCounters(tx: Queryable): Promise<Counters> {
  const rows = await tx.rows<{ name: string; last: string }>(
    sql`select sequencename as name, coalesce(last_value, 0)::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

export async function restoreCounters(tx: Queryable, counters: Counters): Promise<void> {
  for (const [name, last] of Object.entries(counters))
    if (last > 0) await tx.run(sql`select setval(${name}::regclass, ${last})`);
}

const listOf = (columns: readonly string[]): Sql => sql.join(columns.map((column) => sql.identifier(column)));
