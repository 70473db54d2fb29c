import { TABLE_NAMES, type TableFile, type TableName } from './table-file.ts';
import { clubTables } from './tables/club-tables.ts';
import { competitionTables } from './tables/competition-tables.ts';
import { matchTables } from './tables/match-tables.ts';
import { pressTables } from './tables/press-tables.ts';

const all = new Map(
  [...clubTables, ...competitionTables, ...matchTables, ...pressTables].map((table) => [table.name, table]),
);

export function tableNamed(name: TableName): TableFile {
  const found = all.get(name);
  if (!found) throw new Error(`No table ${name}`);
  return found;
}

/** Every file of a league, each after those that its rows refer to. */
export const LEAGUE_TABLES: readonly TableFile[] = TABLE_NAMES.map(tableNamed);
