import type { Row } from '#server/db/league-tables/league-table.ts';
import { readTable, readIds } from '#server/db/league-tables/read-table.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { renamePlayers } from '#domain/match/rename-players.ts';
import { entryDetails } from './entry-details.ts';
import { LEAGUE_TABLES, tableNamed } from './league-tables.ts';
import type { TableFile } from './table-file.ts';

/** The rows of a table for its file, with the players in ledger details by key too. */
export async function* exportRows(tx: Queryable, table: TableFile, columns?: readonly string[]): AsyncGenerator<Row> {
  const details = table.columns.find(({ kind }) => kind === entryDetails)?.name;
  const keys =
    details && new Map([...(await readIds(tx, LEAGUE_TABLES, tableNamed('players')))].map(([key, id]) => [id, key]));
  for await (const rows of readTable(tx, LEAGUE_TABLES, table, columns)) {
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
