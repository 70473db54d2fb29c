import { mergeLeague, type Progress } from '#server/db/league-tables/merge-league.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { LEAGUE_TABLES } from './folder/league-tables.ts';
import type { TableFile } from './folder/table-file.ts';
import type { League } from './league.ts';
import { leagueRows } from './league-rows.ts';

/** Writes a whole league and announces it to every node. In the caller's transaction. */
export async function writeLeague(tx: Queryable, league: League, onProgress: Progress = () => {}): Promise<void> {
  const tables = leagueRows(league);
  const open = async (table: TableFile) => {
    const rows = tables[table.name];
    return { rows, size: rows.length, present: presentColumns(table) };
  };
  const size = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
  await mergeLeague(tx, LEAGUE_TABLES, open, { size, prune: false, onProgress });
}

/** All but the number in the address of a page, which the database assigns. */
const presentColumns = ({ columns }: TableFile) =>
  new Set(columns.filter(({ stored }) => stored !== 'id').map(({ name }) => name));
