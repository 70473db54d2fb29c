import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Delimiter } from '#server/league-files/folder/csv.ts';
import { tableNamed } from '#server/league-files/folder/league-tables.ts';
import { csvName } from '#server/league-files/folder/source.ts';
import type { Row } from '#server/db/league-tables/league-table.ts';
import type { TableName } from '#server/league-files/folder/table-file.ts';
import { tableLines, writeLines, writeFolderAtomically } from '#server/league-files/folder/write-folder.ts';

export interface SeasonFiles {
  tables: ReadonlyMap<TableName, Row[]>;
  /** What the tables cannot contain, for the people who fill them in. */
  notes: string;
}

/** A folder of these tables; tables without rows have all their columns, so that they can be filled in. */
export const writeSeason = (folder: string, { tables, notes }: SeasonFiles, delimiter: Delimiter) =>
  writeFolderAtomically(folder, async (part) => {
    await writeFile(join(part, 'what-next.txt'), notes);
    for (const [name, rows] of tables) {
      const table = tableNamed(name);
      await writeLines(join(part, csvName(table)), tableLines({ columns: usedColumns(name, rows) }, rows, delimiter));
    }
  });

/** Columns without a value are left out: an empty cell would clear what the league has, such as a team's crest. */
function usedColumns(name: TableName, rows: readonly Row[]) {
  const { columns } = tableNamed(name);
  return rows.length === 0
    ? columns
    : columns.filter((column) => column.required || rows.some((row) => (row[column.name] ?? null) !== null));
}
