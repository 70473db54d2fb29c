import { createHash } from 'node:crypto';
import type pg from 'pg';

/** What a reading query runs on. */
export interface Reader {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
}

/**
 * Every text under a name, so that a connection parses and plans it once: planning costs more than most of our queries.
 * The texts are put together from constants of the code, so their number is bounded; a text must never hold a value.
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
      try {
        return await pool.query<Row>({ name, text, values });
      } catch (error) {
        if (!isOutdated(error)) throw error;
        // Another name makes every connection prepare it anew; the old ones go with their connections.
        if (names.get(text) === name) names.set(text, digest(name));
        return pool.query<Row>({ name: nameOf(text), text, values });
      }
    },
  };
}

/** Objects that many rows have in common. */
export interface Shared<Row> {
  /** In which the rows have ids. */
  columns: readonly (keyof Row & string)[];
  /** Gives `id` and `object`; may ask `listed`, which are the rows. */
  text: string;
}

/**
 * The rows of a query that may be many, each column as one JSON list: neither has PostgreSQL to look up the type of every
 * value, nor the driver to take every row apart. A day comes as the text it is everywhere; an instant would, too, so it is
 * not for those.
 */
export async function listInColumns<Row extends object>(
  reader: Reader,
  columns: readonly (keyof Row & string)[],
  text: string,
  values: unknown[] = [],
  shared: readonly Shared<Row>[] = [],
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

/** A migration beside a running node changed the columns of a statement; PostgreSQL gives it no code of its own. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.includes('cached plan must not change result type');
