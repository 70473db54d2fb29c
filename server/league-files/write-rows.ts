import type { Row } from '#server/db/league-tables/league-table.ts';
import { mergeLeague, type Progress } from '#server/league-files/merge-league.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { LEAGUE_TABLES } from './folder/league-tables.ts';
import type { TableFile, TableName } from './folder/table-file.ts';

/** The rows of league files; a column that a row leaves out is empty. */
export type LeagueRows = Partial<Record<TableName, readonly Row[]>>;

/** Writes rows and announces them to every node. In the caller's transaction. */
export async function writeRows(tx: Queryable, tables: LeagueRows, onProgress: Progress = () => {}): Promise<void> {
  const open = async (table: TableFile) => {
    const empty = Object.fromEntries(table.columns.map((column) => [column.name, column.empty]));
    const rows = (tables[table.name] ?? []).map((row) => ({ ...empty, ...row }));
    return { rows, size: rows.length, present: presentColumns(table) };
  };
  const size = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
  await mergeLeague(tx, LEAGUE_TABLES, open, { size, prune: false, onProgress });
}

/** All but the number in the address of a page, which the database assigns. */
const presentColumns = ({ columns }: TableFile) =>
  new Set(columns.filter(({ stored }) => stored !== 'id').map(({ name }) => name));
