import { sql, type Sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { columnOf, identityOf, type LeagueTable, type Link, type Row, type TableColumn } from './league-table.ts';

type Tables = readonly LeagueTable[];

const ROWS_A_FETCH = 2000;

/**
 * The rows of a table with keys instead of ids, in batches, in the table's order; those of `where` if it is given, in which the
 * table is `t`. In the caller's transaction.
 */
export async function* readTable(
  tx: Queryable,
  tables: Tables,
  table: LeagueTable,
  columns: readonly string[] = table.columns.map(({ name }) => name),
  where?: Sql,
): AsyncGenerator<Row[]> {
  const cursor = sql.identifier(`rows of ${table.name}`);
  await tx.run(sql`declare ${cursor} no scroll cursor for ${selectOf(tables, table, columns, where)}`);
  for (;;) {
    const rows = await tx.rows<Row>(sql`fetch ${sql.raw(String(ROWS_A_FETCH))} from ${cursor}`);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_A_FETCH) break;
  }
  await tx.run(sql`close ${cursor}`);
}

/** The first rows of `where`. */
export async function readRowsOf(
  tx: Queryable,
  tables: Tables,
  table: LeagueTable,
  columns: readonly string[],
  where: Sql,
  limit: number,
): Promise<Row[]> {
  return tx.rows<Row>(sql`${selectOf(tables, table, columns, where)} limit ${limit}`);
}

/** The id of every row by its identity. */
export async function readIds(tx: Queryable, tables: Tables, table: LeagueTable): Promise<Map<string, number>> {
  const { joins, expression } = joinsFrom(tables, table);
  const identity = table.identity.map((name) => sql`${expression(name)}::text`);
  const rows = await tx.rows<{ id: number; identity: string[] }>(
    sql`select t.id, array[${sql.join(identity)}] as identity from ${sql.identifier(table.table)} t ${joins()}`,
  );
  return new Map(rows.map(({ id, identity: names }) => [identityOf(names), id]));
}

function selectOf(tables: Tables, table: LeagueTable, columns: readonly string[], where = sql`true`): Sql {
  const { joins, expression } = joinsFrom(tables, table);
  const selected = columns.map(
    (name) => sql`${asSelected(columnOf(table, name), expression(name))} as ${sql.identifier(name)}`,
  );
  const order = (table.order ?? table.identity).map((name) => asSorted(columnOf(table, name), expression(name)));
  return sql`select ${sql.join(selected)} from ${sql.identifier(table.table)} t ${joins()} where ${where} order by ${sql.join(order)}`;
}

/** Instants in microseconds; the driver would cut them to milliseconds. */
function asSelected(column: TableColumn, expression: Sql): Sql {
  if (column.sql === 'instant') return sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  return column.sql === 'number' ? sql`${expression}::float8` : expression;
}

/** The same order whatever the collation of the database. */
const asSorted = (column: TableColumn, expression: Sql) =>
  column.sql === undefined ? sql`${expression}::text collate "C"` : expression;

/** Where the columns are found: directly or through links, each of which is joined once. */
function joinsFrom(tables: Tables, table: LeagueTable) {
  const joined = new Map<string, Sql>();

  function join(alias: string, link: Link, target: LeagueTable): string {
    const linked = `${alias}_${link.stored}`;
    joined.set(
      linked,
      sql`left join ${sql.identifier(target.table)} ${sql.identifier(linked)} on ${sql.identifier(linked)}.id = ${sql.identifier(alias)}.${sql.identifier(link.stored)}`,
    );
    return linked;
  }

  function find(from: LeagueTable, alias: string, name: string): Sql {
    const { stored } = columnOf(from, name);
    if (stored !== null) return sql`${sql.identifier(alias)}.${sql.identifier(stored)}`;
    const link = from.columns.map((column) => column.link).find((one) => one?.by.includes(name));
    const target = tables.find((one) => one.name === link?.to);
    if (!link || !target) throw new Error(`${from.name} does not store ${name}`);
    return find(target, join(alias, link, target), target.identity[link.by.indexOf(name)] ?? '');
  }

  return {
    expression: (name: string) => find(table, 't', name),
    joins: () => sql.join([...joined.values()], ' '),
  };
}
