import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Delimiter } from '../folder/csv.ts';
import { tableNamed } from '../folder/league-tables.ts';
import { csvName } from '../folder/source.ts';
import type { Row, TableName } from '../folder/table-file.ts';
import { tableLines, writeLines, writeWholeFolder } from '../folder/write-folder.ts';

export interface SeasonFiles {
  tables: ReadonlyMap<TableName, Row[]>;
  /** What the tables cannot say, for whoever fills them in. */
  notes: string;
}

/** A folder of these tables; those without any row are there with all their columns, so that they can be filled in. */
export const writeSeason = (folder: string, { tables, notes }: SeasonFiles, delimiter: Delimiter) =>
  writeWholeFolder(folder, async (part) => {
    await writeFile(join(part, 'what-next.txt'), notes);
    for (const [name, rows] of tables) {
      const table = tableNamed(name);
      await writeLines(join(part, csvName(table)), tableLines({ columns: usedColumns(name, rows) }, rows, delimiter));
    }
  });

/** An empty cell would empty what the league holds already, the crest of a team or a result; a missing column leaves it. */
function usedColumns(name: TableName, rows: readonly Row[]) {
  const { columns } = tableNamed(name);
  return rows.length === 0
    ? columns
    : columns.filter((column) => column.required || rows.some((row) => (row[column.name] ?? null) !== null));
}
