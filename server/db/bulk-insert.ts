import type { InferInsertModel } from 'drizzle-orm';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './queryable.ts';

const ROWS_A_STATEMENT = 2000;
/** PostgreSQL reads a JSON parameter of up to 1 GB, our memory should not: pictures are sent few at a time. */
const BYTES_A_STATEMENT = 8_000_000;

/**
 * Inserts many rows with few statements: each is one JSON parameter, so neither the number of parameters nor
 * the number of round trips grows with the league.
 */
export async function bulkInsert<Table extends PgTable>(
  tx: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const name = sql.identifier(getTableName(table));
  const columnOf = new Map(Object.keys(first).map((property) => [property, snakeCase(property)]));
  const columns = sql.join(
    [...columnOf.values()].map((column) => sql.identifier(column)),
    sql`, `,
  );
  for (const chunk of chunksOf(rows.map((row) => JSON.stringify(toJsonRow(row, columnOf))))) {
    const json = `[${chunk.join(',')}]`;
    await tx.execute(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${json}::jsonb)`,
    );
  }
}

function* chunksOf(rows: Iterable<string>): Generator<string[]> {
  let chunk: string[] = [];
  let size = 0;
  for (const row of rows) {
    if (chunk.length === ROWS_A_STATEMENT || (chunk.length > 0 && size + row.length > BYTES_A_STATEMENT)) {
      yield chunk;
      chunk = [];
      size = 0;
    }
    chunk.push(row);
    size += row.length;
  }
  if (chunk.length > 0) yield chunk;
}

function toJsonRow(row: Record<string, unknown>, columnOf: ReadonlyMap<string, string>): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const [property, column] of columnOf) {
    const value = row[property];
    json[column] = value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
  }
  return json;
}

export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
