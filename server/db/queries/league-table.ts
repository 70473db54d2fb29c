import { sql, type SQL } from 'drizzle-orm';
import type { Kind } from '../../league-files/folder/cells.ts';
import { tableNamed } from '../../league-files/folder/league-tables.ts';
import { columnOf, identityOf, type Link, type Row, type TableFile } from '../../league-files/folder/table-file.ts';
import type { Queryable } from '../queryable.ts';

const ROWS_A_FETCH = 2000;

/** The rows of a table as its file has them, some at a time, in the order of the file. In the caller's transaction. */
export async function* readTable(
  tx: Queryable,
  table: TableFile,
  columns: readonly string[] = table.columns.map(({ name }) => name),
): AsyncGenerator<Row[]> {
  const cursor = sql.identifier(`rows of ${table.name}`);
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${selectOf(table, columns)}`);
  for (;;) {
    const { rows } = await tx.execute<Row>(sql`fetch ${sql.raw(String(ROWS_A_FETCH))} from ${cursor}`);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_A_FETCH) break;
  }
  await tx.execute(sql`close ${cursor}`);
}

/** From what a file calls a row to the id that the database gave it. */
export async function readIds(tx: Queryable, table: TableFile): Promise<Map<string, number>> {
  const { joins, expression } = joinsFrom(table);
  const identity = table.identity.map((name) => sql`${expression(name)}::text`);
  const { rows } = await tx.execute<{ id: number; identity: string[] }>(
    sql`select t.id, array[${sql.join(identity, sql`, `)}] as identity from ${sql.identifier(table.table)} t ${joins()}`,
  );
  return new Map(rows.map(({ id, identity: names }) => [identityOf(names), id]));
}

function selectOf(table: TableFile, columns: readonly string[]): SQL {
  const { joins, expression } = joinsFrom(table);
  const selected = columns.map(
    (name) => sql`${inWords(columnOf(table, name).kind, expression(name))} as ${sql.identifier(name)}`,
  );
  const order = (table.order ?? table.identity).map((name) => sortable(columnOf(table, name).kind, expression(name)));
  return sql`select ${sql.join(selected, sql`, `)} from ${sql.identifier(table.table)} t ${joins()} order by ${sql.join(order, sql`, `)}`;
}

/** Instants with all that the database knows of them; the driver would cut them to milliseconds. */
function inWords(kind: Kind, expression: SQL): SQL {
  if (kind.sql === 'instant') return sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  return kind.sql === 'number' ? sql`${expression}::float8` : expression;
}

/** The same order whatever the collation of the database. */
const sortable = (kind: Kind, expression: SQL) =>
  kind.sql === undefined ? sql`${expression}::text collate "C"` : expression;

/** Where the columns of a file are found; the tables that they lead through are joined once. */
function joinsFrom(table: TableFile) {
  const joined = new Map<string, SQL>();

  function follow(alias: string, link: Link): string {
    const linked = `${alias}_${link.stored}`;
    joined.set(
      linked,
      sql`left join ${sql.identifier(tableNamed(link.to).table)} ${sql.identifier(linked)} on ${sql.identifier(linked)}.id = ${sql.identifier(alias)}.${sql.identifier(link.stored)}`,
    );
    return linked;
  }

  function find(from: TableFile, alias: string, name: string): SQL {
    const { stored } = columnOf(from, name);
    if (stored !== null) return sql`${sql.identifier(alias)}.${sql.identifier(stored)}`;
    const link = from.columns.map((column) => column.link).find((one) => one?.by.includes(name));
    if (!link) throw new Error(`${from.name} does not store ${name}`);
    const target = tableNamed(link.to);
    return find(target, follow(alias, link), target.identity[link.by.indexOf(name)] ?? '');
  }

  return {
    expression: (name: string) => find(table, 't', name),
    joins: () => sql.join([...joined.values()], sql` `),
  };
}
