import { migrateTables } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { fillTeamRecords } from '#server/standings/refresh-read-models.ts';

/** Brings the tables to this version of the program, then what the program computes from them. */
export async function migrateDatabase({ pool, db }: Pick<OpenDatabase, 'pool' | 'db'>): Promise<void> {
  await migrateTables(pool);
  // The keys under which names are found come from this version's code.
  await db.transaction((tx) => refreshSearchIndex(tx));
  await db.transaction((tx) => fillTeamRecords(tx));
}
