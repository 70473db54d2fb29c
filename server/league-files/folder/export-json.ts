import type { Queryable } from '#server/db/queryable.ts';
import { exportRows } from './export-rows.ts';
import type { TableFile } from './table-file.ts';

/** A table as one JSON array, a row a line. */
export async function* jsonLines(tx: Queryable, table: TableFile): AsyncGenerator<string> {
  const columns = table.columns.map(({ name }) => name).filter((name) => name !== 'bytes');
  let before = '[\n';
  for await (const row of exportRows(tx, table, columns)) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}
