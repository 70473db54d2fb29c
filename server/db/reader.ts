import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { isPlanOutdated, withConnectionCode } from './pg-errors.ts';
import type { Queryable } from './queryable.ts';

/** Runs queries that only read. */
export interface Reader {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
}

/**
 * Prepares every query text under a name, so that a connection parses and plans it once: planning costs more than most of our
 * queries. Texts are built from constants, so their number is bounded; a text must never contain a value.
 */
export function createReader(pool: pg.Pool): Reader {
  const names = new Map<string, string>();

  function nameOf(text: string): string {
    const name = names.get(text) ?? digest(text);
    names.set(text, name);
    return name;
  }

  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
      const name = nameOf(text);
      const run = (as: string) => pool.query<Row>({ name: as, text, values });
      try {
        return await run(name).catch((error: unknown) => {
          if (!isPlanOutdated(error)) throw error;
          // Under another name every connection prepares it again.
          if (names.get(text) === name) names.set(text, digest(name));
          return run(nameOf(text));
        });
      } catch (error) {
        throw withConnectionCode(error);
      }
    },
  };
}

/** The same queries inside a transaction, where they see what it has written. Instants come as text. */
export function readerIn(tx: Queryable): Reader {
  // A transaction has one connection, which takes one query at a time.
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
      const parts = text.split(/\$(\d+)/);
      const query = sql.join(
        parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
      );
      const answer = last.then(async (): Promise<pg.QueryResult> => tx.execute(query));
      last = answer.catch(() => {});
      return answer as Promise<pg.QueryResult<Row>>;
    },
  };
}

/** Objects that many rows refer to, such as teams: sent once instead of once a row. */
export interface SharedObjects<Row> {
  /** The columns that hold their ids; the objects take their place. */
  columns: readonly (keyof Row & string)[];
  /** A query of `id` and `object`; may select from `listed`, the rows. */
  text: string;
}

/**
 * The rows of a query that may be many, each column as one JSON array: faster than one value at a time for PostgreSQL and
 * for the driver. Not for columns with instants, which would become text.
 */
export async function listInColumns<Row extends object>(
  reader: Reader,
  columns: readonly (keyof Row & string)[],
  text: string,
  values: unknown[] = [],
  shared: readonly SharedObjects<Row>[] = [],
): Promise<Row[]> {
  const lists = columns.map((name) => `json_agg("${name}")`);
  const objects = shared.map((known) => `(select json_object_agg(id, object) from (${known.text}) known)`);
  const { rows } = await reader.query<{ found: [unknown[] | null] }>(
    `with listed as (${text}) select json_build_array(${[...lists, ...objects].join(', ')}) as found from listed`,
    values,
  );
  const found: unknown[] = rows[0]?.found ?? [];
  const listed = Array.from({ length: rows[0]?.found[0]?.length ?? 0 }, (): Record<string, unknown> => ({}));
  for (const [column, name] of columns.entries()) {
    const list = found[column] as unknown[];
    for (const [at, row] of listed.entries()) row[name] = list[at];
  }
  for (const [at, known] of shared.entries()) {
    const objectOf = found[columns.length + at] as Record<number, unknown>;
    for (const name of known.columns)
      for (const row of listed) if (row[name] !== null) row[name] = objectOf[row[name] as number];
  }
  return listed as Row[];
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 20);
