import { sql, type SQL } from 'drizzle-orm';
import { renamePlayers } from '../../league-files/folder/entry-details.ts';
import type { Value } from '../../league-files/folder/cells.ts';
import { LEAGUE_TABLES } from '../../league-files/folder/league-tables.ts';
import {
  identityOf,
  type Column,
  type Row,
  type TableFile,
  type TableName,
} from '../../league-files/folder/table-file.ts';
import type { Queryable } from '../queryable.ts';
import { insertColumns } from './insert-columns.ts';

export interface Merged {
  added: number;
  changed: number;
  removed: number;
}

export type TableIds = ReadonlyMap<TableName, ReadonlyMap<string, number>>;

export interface Incoming {
  table: TableFile;
  /** The columns that the file has, or that follow from one it has; what it is silent about stays as it is. */
  present: ReadonlySet<string>;
  rows: Iterable<Row>;
  onRows(count: number): void;
}

/** Rows that others point to can be removed only when those are gone. */
const isPointedTo = (table: TableFile) =>
  LEAGUE_TABLES.some(({ columns }) => columns.some(({ link }) => link?.to === table.name));

/** The column that the database fills in by itself, unless the file does. */
const NUMBER = 'id';

/**
 * Makes a table hold what its file says: rows that are new are added, those that differ are changed. The rows of the
 * file go straight into a table that is empty; otherwise, or when they bring numbers, they stay in a temporary table until
 * the end of the transaction, so that `pruneTable` can tell what is not among them.
 */
export async function mergeTable(tx: Queryable, incoming: Incoming, ids: TableIds, prune: boolean): Promise<Merged> {
  const { table, rows, onRows, present } = incoming;
  const columns = storedColumns(table).filter(({ stored, of }) => stored !== NUMBER || present.has(of.name));
  const staged = columns.map(({ stored }) => stored);
  const names = staged.filter((stored) => stored !== NUMBER);
  const bringsNumbers = names.length < staged.length;
  const values = storedValues(rows, columns, ids);
  if (!bringsNumbers && (await isEmpty(tx, table))) {
    const into = { table: table.table, columns: names, foundOut: foundOutFor(table) };
    return { added: await insertColumns(tx, into, values, onRows), changed: 0, removed: 0 };
  }
  await insertColumns(tx, { table: await stage(tx, table, staged), columns: staged }, values, onRows);
  const { target, source, same, differs, list } = partsOf(table, names);
  await tx.execute(sql`analyze ${source}`);
  const silent = columns.filter(({ of }) => !present.has(of.name)).map(({ stored }) => stored);
  if (silent.length > 0) {
    await tx.execute(sql`update ${source} i set ${assign(silent, 't')} from ${target} t where ${same}`);
  }
  for (const { stored, of } of columns) {
    if (!of.emptyKeeps || silent.includes(stored)) continue;
    const column = sql.identifier(stored);
    await tx.execute(
      sql`update ${source} i set ${column} = t.${column} from ${target} t where ${same} and i.${column} is null`,
    );
  }
  const removed = prune && !isPointedTo(table) ? await pruneTable(tx, table) : 0;
  const released = table.name === 'seasons' ? await releaseCurrentSeason(tx, same) : 0;
  const changed = await count(
    tx,
    table.exchanges
      ? sql`delete from ${target} t using ${source} i where ${same} and ${differs}`
      : sql`update ${target} t set ${assign(names, 'i')} from ${source} i where ${same} and ${differs}`,
  );
  const isNew = sql`not exists (select from ${target} t where ${same})`;
  const inserted = await count(
    tx,
    bringsNumbers
      ? sql`insert into ${target} (id, ${list}) overriding system value
            select ${await numberOfNew(tx, table, isNew)}, ${list} from ${source} i where ${isNew} order by i.ctid`
      : sql`insert into ${target} (${list}) select ${list} from ${source} i where ${isNew} order by i.ctid`,
  );
  return { added: table.exchanges ? inserted - changed : inserted, changed: changed + released, removed };
}

/** The number of a new row is its own where nobody has it; the others come from the sequence, which goes on behind them all. */
async function numberOfNew(tx: Queryable, table: TableFile, isNew: SQL): Promise<SQL> {
  const { target, source } = partsOf(table, []);
  const sequence = sql`pg_get_serial_sequence(${table.table}, 'id')::regclass`;
  await tx.execute(sql`
    select setval(${sequence}, greatest(max(i.id), pg_sequence_last_value(${sequence}))) from ${source} i
    where ${isNew} having max(i.id) is not null`);
  const isFree = sql`i.id is not null and not exists (select from ${target} taken where taken.id = i.id)`;
  return sql`case when ${isFree} then i.id else nextval(${sequence}) end`;
}

/** There is one current season, also when the file that names it does not know of the one before. */
const releaseCurrentSeason = (tx: Queryable, same: SQL) =>
  count(
    tx,
    sql`update seasons t set is_current = false
        where is_current and exists (select from incoming_seasons where is_current)
          and not exists (select from incoming_seasons i where ${same} and i.is_current)`,
  );

/** Takes out what the file does not have. A table that was empty has nothing else. */
export async function pruneTable(tx: Queryable, table: TableFile): Promise<number> {
  const { rows } = await tx.execute(sql`select to_regclass(${`pg_temp.${stagedName(table)}`}) is not null as staged`);
  if (rows[0]?.['staged'] !== true) return 0;
  const { target, source, same } = partsOf(table, []);
  return count(tx, sql`delete from ${target} t where not exists (select from ${source} i where ${same})`);
}

/** To update every row of a table that was just filled would take longer than to fill it. */
const foundOutFor = (table: TableFile): Record<string, SQL> =>
  table.name === 'player-statistics' ? { played_at: sql`(select start_time from matches where id = r.match_id)` } : {};

/** What follows from other tables and is kept beside them. */
export async function settleMatches(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    update player_match_stats s set played_at = m.start_time from matches m
    where m.id = s.match_id and s.played_at is distinct from m.start_time`);
  await tx.execute(sql`
    update matches m set revision = l.revision from (select match_id, max(revision) as revision from match_ledger group by 1) l
    where l.match_id = m.id and m.revision < l.revision`);
}

export async function listCompetitionSeasons(tx: Queryable): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from competition_seasons order by id`);
  return rows.map(({ id }) => id);
}

export async function isEmpty(tx: Queryable, { table }: TableFile): Promise<boolean> {
  const { rows } = await tx.execute(sql`select not exists (select from ${sql.identifier(table)}) as empty`);
  return rows[0]?.['empty'] === true;
}

const stagedName = (table: TableFile) => `incoming_${table.table}`;

async function stage(tx: Queryable, table: TableFile, names: readonly string[]): Promise<string> {
  const { list, source, target } = partsOf(table, names);
  await tx.execute(sql`create temporary table ${source} on commit drop as select ${list} from ${target} with no data`);
  return stagedName(table);
}

interface StoredColumn {
  stored: string;
  /** The column of the file that says it. */
  of: Column;
}

function storedColumns({ columns }: TableFile): StoredColumn[] {
  return columns.flatMap((column) =>
    [column.stored, column.link?.stored].flatMap((stored) => (stored ? [{ stored, of: column }] : [])),
  );
}

function* storedValues(rows: Iterable<Row>, columns: readonly StoredColumn[], ids: TableIds): Generator<Value[]> {
  const valueOf = columns.map(({ of }) => storedValue(of, ids));
  for (const row of rows) yield valueOf.map((value) => value(row));
}

function storedValue({ name, link }: Column, ids: TableIds): (row: Row) => Value {
  const written = (row: Row) => row[name] ?? null;
  if (link) {
    const idOf = idsOf(link.to, ids);
    return (row) => (written(row) === null ? null : idOf(identityOf(link.by.map((part) => row[part] ?? null))));
  }
  if (name !== 'details') return written;
  const idOf = idsOf('players', ids);
  return (row) => {
    const details = written(row);
    return details === null ? null : renamePlayers(Object(details), (player) => idOf(String(player)));
  };
}

function idsOf(table: TableName, ids: TableIds): (identity: string) => number {
  const known = ids.get(table);
  return (identity) => {
    const id = known?.get(identity);
    if (id === undefined) throw new Error(`${table} has no ${identity.replaceAll('\0', ' ')}`);
    return id;
  };
}

function partsOf(table: TableFile, names: readonly string[]) {
  const identity = storedColumns(table).filter(({ of }) => table.identity.includes(of.name));
  const tuple = (alias: string) => sql`(${columnsOf(names, alias)})`;
  return {
    target: sql.identifier(table.table),
    source: sql.identifier(stagedName(table)),
    same: sql.join(
      identity.map(({ stored }) => sql`t.${sql.identifier(stored)} = i.${sql.identifier(stored)}`),
      sql` and `,
    ),
    differs: sql`${tuple('t')} is distinct from ${tuple('i')}`,
    list: columnsOf(names),
  };
}

const columnsOf = (names: readonly string[], alias?: string): SQL =>
  sql.join(
    names.map((name) => (alias ? sql`${sql.identifier(alias)}.${sql.identifier(name)}` : sql.identifier(name))),
    sql`, `,
  );

const assign = (names: readonly string[], from: 't' | 'i'): SQL =>
  sql.join(
    names.map((name) => sql`${sql.identifier(name)} = ${sql.identifier(from)}.${sql.identifier(name)}`),
    sql`, `,
  );

async function count(tx: Queryable, statement: SQL): Promise<number> {
  return (await tx.execute(statement)).rowCount ?? 0;
}
