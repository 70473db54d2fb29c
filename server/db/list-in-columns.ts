import type { Reader } from './queryable.ts';
import { sql, type Sql } from './sql.ts';

/** Objects that many rows refer to, such as teams: sent once instead of once a row. */
export interface SharedObjects<Row> {
  /** The columns that hold their ids; the objects take their place. */
  columns: readonly (keyof Row & string)[];
  /** A query of `id` and `object`; may select from `listed`, the rows. */
  objects: Sql;
}

/**
 * The rows of a query that may be many, each column as one JSON array: faster than one value at a time for PostgreSQL and
 * for the driver. Not for columns with instants, which would become text.
 */
export async function listInColumns<Row extends object>(
  reader: Reader,
  columns: readonly (keyof Row & string)[],
  query: Sql,
  shared: readonly SharedObjects<Row>[] = [],
): Promise<Row[]> {
  const lists = columns.map((name) => sql`json_agg(${sql.identifier(name)})`);
  const objects = shared.map((known) => sql`(select json_object_agg(id, object) from (${known.objects}) known)`);
  const { found } = await reader.one<{ found: unknown[] }>(
    sql`with listed as (${query}) select json_build_array(${sql.join([...lists, ...objects])}) as found from listed`,
  );
  const count = (found[0] as unknown[] | null)?.length ?? 0;
  const listed = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  if (count === 0) return [];
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
