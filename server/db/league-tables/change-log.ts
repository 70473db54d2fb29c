import { createHash } from 'node:crypto';
import { sql, type Sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { identityOf, type LeagueTable, type Row } from './league-table.ts';
import { readRowsOf, readTable } from './read-table.ts';

export interface RowChange {
  /** The name of a LeagueTable. */
  table: string;
  before: Row | null;
  after: Row | null;
}

type Fate = 'added' | 'changed';

interface Staged {
  /** Where the incoming rows are, as `i`. */
  source: Sql;
  same: Sql;
  differs: Sql;
}

/**
 * What an import changes, row by row, with keys instead of ids: the first rows of each kind and table, and a digest that is the
 * same as long as the same rows are changed and removed, and were the same before.
 */
export class ChangeLog {
  readonly rows: RowChange[] = [];
  readonly #tables: readonly LeagueTable[];
  readonly #most: number;
  readonly #hash = createHash('sha256');

  constructor(tables: readonly LeagueTable[], most: number) {
    this.#tables = tables;
    this.#most = most;
  }

  digest(counts: object): string {
    return this.#hash.copy().update(JSON.stringify(counts)).digest('base64url');
  }

  /** After rows were added. */
  async addRows(tx: Queryable, table: LeagueTable, where: Sql): Promise<void> {
    for (const after of await this.#first(tx, table, where)) this.rows.push({ table: table.name, before: null, after });
  }

  /** Before rows are removed. */
  async removeRows(tx: Queryable, table: LeagueTable, where: Sql): Promise<void> {
    for (const before of await this.#before(tx, table, where))
      this.rows.push({ table: table.name, before, after: null });
  }

  /** Before all of these rows get the same values. */
  async changeRows(tx: Queryable, table: LeagueTable, where: Sql, values: Row): Promise<void> {
    for (const before of await this.#before(tx, table, where))
      this.rows.push({ table: table.name, before, after: { ...before, ...values } });
  }

  /** Before rows get another identity. Returns a function to call afterwards; `same` columns tell which row is which. */
  async moveRows(
    tx: Queryable,
    table: LeagueTable,
    { before, after, same }: { before: Sql; after: Sql; same: readonly string[] },
  ): Promise<() => Promise<void>> {
    const moving = await this.#before(tx, table, before);
    const keyOf = (row: Row) => identityOf(same.map((name) => row[name] ?? null));
    return async () => {
      if (moving.length === 0) return;
      const moved = new Map<string, Row>();
      for await (const rows of readTable(tx, this.#tables, table, shownColumns(table), after))
        for (const row of rows) moved.set(keyOf(row), row);
      for (const row of moving)
        this.rows.push({ table: table.name, before: row, after: moved.get(keyOf(row)) ?? null });
    };
  }

  /** Before staged rows are merged. Returns a function to call afterwards. */
  async markRows(tx: Queryable, table: LeagueTable, { source, same, differs }: Staged): Promise<() => Promise<void>> {
    await tx.run(sql`alter table ${source} add column fate text, add column is_shown boolean`);
    const target = sql.identifier(table.table);
    await tx.run(sql`update ${source} i set fate = 'changed' from ${target} t where ${same} and ${differs}`);
    await tx.run(sql`update ${source} i set fate = 'added' where not exists (select from ${target} t where ${same})`);
    await tx.run(sql`update ${source} set is_shown = true where ctid in (
      select ctid from (select ctid, row_number() over (partition by fate order by ctid) as place from ${source}
        where fate is not null) placed where place <= ${this.#most})`);
    const having = (fate: Fate) => sql`exists (select from ${source} i where ${same} and i.fate = ${fate})`;
    const shown = (fate: Fate) =>
      sql`exists (select from ${source} i where ${same} and i.fate = ${fate} and i.is_shown)`;
    await this.#before(tx, table, having('changed'));
    const before = await this.#first(tx, table, shown('changed'));
    return async () => {
      const changed = await this.#first(tx, table, shown('changed'));
      const keyOf = (row: Row) => identityOf(table.identity.map((name) => row[name] ?? null));
      const after = new Map(changed.map((row) => [keyOf(row), row]));
      for (const row of before)
        this.rows.push({ table: table.name, before: row, after: after.get(keyOf(row)) ?? null });
      await this.addRows(tx, table, shown('added'));
    };
  }

  #first(tx: Queryable, table: LeagueTable, where: Sql): Promise<Row[]> {
    return readRowsOf(tx, this.#tables, table, shownColumns(table), where, this.#most);
  }

  /** All of them count for the digest. */
  async #before(tx: Queryable, table: LeagueTable, where: Sql): Promise<Row[]> {
    const first: Row[] = [];
    for await (const rows of readTable(tx, this.#tables, table, shownColumns(table), where)) {
      for (const row of rows) {
        this.#hash.update(`${table.name}\n${JSON.stringify(row)}\n`);
        if (first.length < this.#most) first.push(row);
      }
    }
    return first;
  }
}

/** The bytes of a picture are many, and its digest says whether they change. */
const shownColumns = ({ columns }: LeagueTable): string[] =>
  columns.filter(({ stored }) => stored !== 'bytes').map(({ name }) => name);
