import { queryable, type Reader } from '#server/db/queryable.ts';
import type { Sql } from '#server/db/sql.ts';

/** Tells of every query before it runs. */
export const observeQueries = (reader: Reader, onQuery: (query: Sql) => void | Promise<void>): Reader =>
  queryable(async (query) => {
    await onQuery(query);
    const rows = await reader.rows<object>(query);
    return { rows, rowCount: rows.length };
  });
