import { sql, type Sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { ChangeLog } from './change-log.ts';
import { insertColumns } from './insert-columns.ts';
import { openSequence, skipIds } from './new-ids.ts';
import { restoreIds } from './restore-ids.ts';
import type { FindId, LeagueTable, Row, TableColumn, Value } from './league-table.ts';
import type { Touched } from './touched-seasons.ts';

export interface Merged {
  added: number;
  changed: number;
  removed: number;
}

export interface Incoming {
  table: LeagueTable;
  /** The columns that the source has, or that are derived from one it has; others keep what is stored. */
  present: ReadonlySet<string>;
  rows: Iterable<Row>;
  /** Empty values of all columns keep what is stored. */
  keepsEmpty?: boolean;
  onRows(count: number): void;
}

const ID = 'id';

export interface MergeMode {
  tables: readonly LeagueTable[];
  /** The source is all that there shall be: nothing stays that it does not have, and its ids are used. */
  prune: boolean;
  /** Rows that others refer to are pruned later. */
  prunesLater: boolean;
  /** The transaction will be rolled back. */
  dryRun: boolean;
  /** Collects what changes, row by row. */
  log?: ChangeLog | undefined;
  /** Collects what has to be recomputed. */
  touched: Touched;
}

/**
 * Adds the rows that are new and changes those that differ. Rows go straight into a table that is empty; otherwise, or when
 * they bring ids, they stay in a temporary table until the end of the transaction, so that `pruneTable` finds what is missing.
 */
export async function mergeTable(
  tx: Queryable,
  incoming: Incoming,
  findId: FindId,
  { tables, prune, prunesLater, dryRun, log, touched }: MergeMode,
): Promise<Merged> {
  const { table, rows, onRows, present, keepsEmpty = false } = incoming;
  const columns = storedColumns(table).filter(({ stored, of }) => stored !== ID || present.has(of.name));
  const staged = columns.map(({ stored }) => stored);
  const names = staged.filter((stored) => stored !== ID);
  const bringsIds = names.length < staged.length;
  const values = storedValues(rows, columns, findId);
  const sequence = bringsIds || dryRun ? await openSequence(tx, table.table, dryRun) : null;
  const nextId = sequence && sql`nextval(${sequence})`;
  if (!bringsIds && (await isEmpty(tx, table.table))) {
    const computed = { ...computedColumns(table), ...(nextId && { id: nextId }) };
    const into = { table: table.table, columns: names, computed };
    const added = await insertColumns(tx, into, values, onRows);
    await log?.addRows(tx, table, sql`true`);
    await touched.addTable(tx, table);
    return { added, changed: 0, removed: 0 };
  }
  await insertColumns(tx, { table: await stage(tx, table, staged), columns: staged }, values, onRows);
  const { target, source, same, differs, list } = partsOf(table, names);
  await tx.run(sql`analyze ${source}`);
  const advanced = table.table === 'squad_memberships' && !prune ? await advanceJoining(tx, table, log) : 0;
  const absent = columns.filter(({ of }) => !present.has(of.name)).map(({ stored }) => stored);
  if (absent.length > 0) {
    await tx.run(sql`update ${source} i set ${assign(absent, sql`t`)} from ${target} t where ${same}`);
  }
  for (const { stored, of } of columns) {
    if (prune || !(of.keepWhenEmpty || keepsEmpty) || absent.includes(stored)) continue;
    const column = sql.identifier(stored);
    const isEmptyHere = sql`(i.${column} is null or i.${column}::text = '')`;
    await tx.run(sql`update ${source} i set ${column} = t.${column} from ${target} t where ${same} and ${isEmptyHere}`);
  }
  if (table.table === 'teams' && absent.includes('former_names')) await keepFormerNames(tx, same);
  const isNew = sql`not exists (select from ${target} t where ${same})`;
  if (bringsIds && sequence)
    await skipIds(tx, sequence, sql`select id from ${source} i ${prune ? sql`` : sql`where ${isNew}`}`);
  await touched.addStaged(tx, table, { target: sql`${target}`, source: sql`${source}`, same, differs });
  const readChanged = await log?.markRows(tx, table, { source: sql`${source}`, same, differs });
  const moved =
    prune && bringsIds && nextId ? await restoreIds(tx, { tables, table, source: sql`${source}`, same, nextId }) : null;
  const readdressed = moved
    ? await tx.run(
        sql`select from ${target} t join ${source} i on ${same} where not (${differs}) and t.id in (${moved})`,
      )
    : 0;
  const removed = prune && !prunesLater ? await pruneTable(tx, table, log) : 0;
  const released = table.table === 'seasons' ? await releaseCurrentSeason(tx, table, same, log) : 0;
  const changed = await tx.run(
    table.reinsertsChanged
      ? sql`delete from ${target} t using ${source} i where ${same} and ${differs}`
      : sql`update ${target} t set ${assign(names, sql`i`)} from ${source} i where ${same} and ${differs}`,
  );
  // A new row keeps the id it brings if that is free.
  const isFree = sql`i.id is not null and not exists (select from ${target} taken where taken.id = i.id)`;
  const newId = bringsIds && nextId ? sql`case when ${isFree} then i.id else ${nextId} end` : nextId;
  const inserted = await tx.run(
    newId
      ? sql`insert into ${target} (id, ${list}) overriding system value
            select ${newId}, ${list} from ${source} i where ${isNew} order by i.ctid`
      : sql`insert into ${target} (${list}) select ${list} from ${source} i where ${isNew} order by i.ctid`,
  );
  await readChanged?.();
  return {
    added: table.reinsertsChanged ? inserted - changed : inserted,
    changed: changed + released + readdressed + advanced,
    removed,
  };
}

/** There is one current season, also when the file that names it does not have the previous one. */
async function releaseCurrentSeason(tx: Queryable, table: LeagueTable, same: Sql, log: ChangeLog | undefined) {
  const released = sql`t.is_current and exists (select from incoming_seasons where is_current)
    and not exists (select from incoming_seasons i where ${same} and i.is_current)`;
  await log?.changeRows(tx, table, sql`${released} and not exists (select from incoming_seasons i where ${same})`, {
    current: false,
  });
  return tx.run(sql`update seasons t set is_current = false where ${released}`);
}

/** [IM18] An earlier first day of somebody who is in the squad already: his membership begins then. */
async function advanceJoining(tx: Queryable, table: LeagueTable, log: ChangeLog | undefined): Promise<number> {
  const earlier = sql`i.team_id = t.team_id and i.player_id = t.player_id and i.joined_on < t.joined_on
    and (i.left_on is null or i.left_on >= t.joined_on)
    and not exists (select from squad_memberships o where o.team_id = t.team_id and o.player_id = t.player_id
      and o.joined_on >= i.joined_on and o.joined_on < t.joined_on)
    and not exists (select from incoming_squad_memberships o where o.team_id = t.team_id and o.player_id = t.player_id
      and o.joined_on > i.joined_on and o.joined_on <= t.joined_on)`;
  const readMoved = await log?.moveRows(tx, table, {
    before: sql`exists (select from incoming_squad_memberships i where ${earlier})`,
    // The day is in the staged row.
    after: sql`exists (select from incoming_squad_memberships i
      where i.team_id = t.team_id and i.player_id = t.player_id and i.joined_on = t.joined_on)`,
    same: table.identity.filter((name) => name !== 'joined_on'),
  });
  const advanced = await tx.run(
    sql`update squad_memberships t set joined_on = i.joined_on from incoming_squad_memberships i where ${earlier}`,
  );
  await readMoved?.();
  return advanced;
}

/** A team that gets another name is still found by the old one. */
const keepFormerNames = (tx: Queryable, same: Sql) =>
  tx.run(
    sql`update incoming_teams i set former_names = array_remove(array_remove(t.former_names, t.name), i.name) || t.name
        from teams t where ${same} and t.name <> i.name`,
  );

/** Deletes the rows that the source does not have. A table that was empty before has no others. */
export async function pruneTable(tx: Queryable, table: LeagueTable, log?: ChangeLog): Promise<number> {
  const staged = `pg_temp.${stagedName(table)}`;
  if (!(await tx.exists(sql`select where to_regclass(${staged}) is not null`))) return 0;
  const { target, source, same } = partsOf(table, []);
  const missing = sql`not exists (select from ${source} i where ${same})`;
  await log?.removeRows(tx, table, missing);
  return tx.run(sql`delete from ${target} t where ${missing}`);
}

/** To update every row of a table that was just filled would take longer than to fill it. */
const computedColumns = ({ table }: LeagueTable): Record<string, Sql> =>
  table === 'player_match_stats' ? { played_at: sql`(select start_time from matches where id = r.match_id)` } : {};

/** Columns that repeat what other tables say, for the matches of these competition seasons. */
export async function updateDerivedColumns(tx: Queryable, competitionSeasonIds: readonly number[]): Promise<void> {
  const touched = sql`m.competition_season_id = any(${competitionSeasonIds}::int[])`;
  await tx.run(sql`
    update player_match_stats s set played_at = m.start_time from matches m
    where m.id = s.match_id and ${touched} and s.played_at is distinct from m.start_time`);
  await tx.run(sql`
    update matches m set revision = l.revision from (select match_id, max(revision) as revision from match_ledger group by 1) l
    where l.match_id = m.id and ${touched} and m.revision < l.revision`);
}

export async function isEmpty(tx: Queryable, table: string): Promise<boolean> {
  return !(await tx.exists(sql`select from ${sql.identifier(table)} limit 1`));
}

const stagedName = (table: LeagueTable) => `incoming_${table.table}`;

async function stage(tx: Queryable, table: LeagueTable, names: readonly string[]): Promise<string> {
  const { list, source, target } = partsOf(table, names);
  await tx.run(sql`create temporary table ${source} on commit drop as select ${list} from ${target} with no data`);
  return stagedName(table);
}

interface StoredColumn {
  stored: string;
  of: TableColumn;
}

function storedColumns({ columns }: LeagueTable): StoredColumn[] {
  return columns.flatMap((column) =>
    [column.stored, column.link?.stored].flatMap((stored) => (stored ? [{ stored, of: column }] : [])),
  );
}

function* storedValues(rows: Iterable<Row>, columns: readonly StoredColumn[], findId: FindId): Generator<Value[]> {
  const valueOf = columns.map(({ of }) => storedValue(of, findId));
  for (const row of rows) yield valueOf.map((value) => value(row));
}

function storedValue({ name, link, toStored }: TableColumn, findId: FindId): (row: Row) => Value {
  if (link) {
    const idIn = (row: Row) =>
      findId(
        link.to,
        link.by.map((part) => row[part] ?? null),
      );
    return (row) => ((row[name] ?? null) === null ? null : idIn(row));
  }
  return (row) => {
    const value = row[name] ?? null;
    return toStored && value !== null ? toStored(value, findId) : value;
  };
}

function partsOf(table: LeagueTable, names: readonly string[]) {
  const identity = storedColumns(table).filter(({ of }) => table.identity.includes(of.name));
  const tuple = (alias: Sql) => sql`(${columnsOf(names, alias)})`;
  return {
    target: sql.identifier(table.table),
    source: sql.identifier(stagedName(table)),
    same: sql.join(
      identity.map(({ stored }) => sql`t.${sql.identifier(stored)} = i.${sql.identifier(stored)}`),
      ' and ',
    ),
    differs: sql`${tuple(sql`t`)} is distinct from ${tuple(sql`i`)}`,
    list: columnsOf(names),
  };
}

const columnsOf = (names: readonly string[], alias?: Sql): Sql =>
  sql.join(names.map((name) => (alias ? sql`${alias}.${sql.identifier(name)}` : sql.identifier(name))));

const assign = (names: readonly string[], from: Sql): Sql =>
  sql.join(names.map((name) => sql`${sql.identifier(name)} = ${from}.${sql.identifier(name)}`));
