import type { ChangeLog } from '#server/db/league-tables/change-log.ts';
import { mergeLeague, type Progress } from '#server/league-files/merge-league.ts';
import type { Merged } from '#server/db/league-tables/merge-table.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { OperatorError } from '#server/errors.ts';
import { registered, registerStored, type Checked } from './check-folder.ts';
import { KeyRegistry } from './key-registry.ts';
import { LEAGUE_TABLES } from './league-tables.ts';
import { providedColumns, readRows } from './read-rows.ts';
import { openSource, type SourceOptions } from './source.ts';
import type { Report } from './source-record.ts';
import type { SquadBook } from './squad-book.ts';
import type { TableFile, TableName } from './table-file.ts';

interface MergeFolderOptions {
  sources: SourceOptions;
  squads: SquadBook;
  prune: boolean;
  dryRun?: boolean | undefined;
  now?: Date | undefined;
  log?: ChangeLog | undefined;
  onProgress: Progress;
}

/** Writes what was checked, without the lines that are wrong: a preview shows what would happen to the others. */
export async function mergeFolder(
  tx: Queryable,
  folder: string,
  { tables, wrong, incomplete }: Checked,
  { sources, squads, prune, dryRun = false, now, log, onProgress }: MergeFolderOptions,
): Promise<Map<TableName, Merged>> {
  const registry = new KeyRegistry();
  for (const table of incomplete) registry.markIncomplete(table);
  const changedBetween: Report = ({ file, isNote }) => {
    if (isNote || wrong.size > 0) return;
    throw new OperatorError(`${file} was changed while it was read. Nothing was changed; import again.`);
  };
  const options = wrong.size > 0 ? { ...sources, leaveOut: wrong } : sources;
  const open = async (table: TableFile) => {
    const size = tables.get(table.name)?.size;
    const source = size === undefined ? null : openSource(folder, table, changedBetween, options);
    await registerStored(tx, table, registry, prune && source !== null);
    if (size === undefined || !source) return null;
    const rows = readRows(table, source, registry, changedBetween, { wasChecked: true, squads, now });
    const keepsEmpty = sources.sheets.get(table.name)?.roster !== undefined;
    return { size, present: providedColumns(table, source), rows: registered(rows, table, registry), keepsEmpty };
  };
  const size = [...tables.values()].reduce((sum, table) => sum + table.size, 0);
  return mergeLeague(tx, LEAGUE_TABLES, open, { size, prune, dryRun, log, onProgress });
}
