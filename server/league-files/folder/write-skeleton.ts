import { join } from 'node:path';
import type { Delimiter } from './csv.ts';
import { LEAGUE_TABLES } from './league-tables.ts';
import { csvName } from './source.ts';
import { tableLines, writeLines, writeFolderAtomically } from './write-folder.ts';

/** Writes a new folder with every CSV file of a league: its columns, and no rows. Returns the number of files. */
export const writeSkeleton = (folder: string, delimiter: Delimiter): Promise<number> =>
  writeFolderAtomically(folder, async (part) => {
    // Pictures and articles are files themselves.
    const tables = LEAGUE_TABLES.filter(({ name }) => name !== 'media' && name !== 'news');
    for (const table of tables) await writeLines(join(part, csvName(table)), tableLines(table, [], delimiter));
    return tables.length;
  });
