import { readTable, readIds } from '../../db/queries/league-table.ts';
import type { Queryable } from '../../db/queryable.ts';
import { entryDetails, renamePlayers } from './entry-details.ts';
import { tableNamed } from './league-tables.ts';
import type { Row, TableFile } from './table-file.ts';

/** The rows of a table for its file: players are named by keys everywhere. */
export async function* exportRows(tx: Queryable, table: TableFile, columns?: readonly string[]): AsyncGenerator<Row> {
  const details = table.columns.find(({ kind }) => kind === entryDetails)?.name;
  const keys = details && new Map([...(await readIds(tx, tableNamed('players')))].map(([key, id]) => [id, key]));
  for await (const rows of readTable(tx, table, columns)) {
    for (const row of rows) {
      const value = details && row[details];
      yield keys && value
        ? { ...row, [details]: renamePlayers(value as object, (player) => keys.get(Number(player)) ?? '') }
        : row;
    }
  }
}

export const cellsOf = ({ columns }: Pick<TableFile, 'columns'>, row: Row): (string | number)[] =>
  columns.map(({ name, kind }) => {
    const value = row[name] ?? null;
    return value === null ? '' : kind.format(value);
  });
