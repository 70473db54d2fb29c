import type { BackupDatabase } from '#server/backup/make-backup.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { createDatabase } from './clusters.ts';
import { migratedDatabase } from './league-database.ts';

/** What a backup is made from. The role of the tests may create no database, so they do it. */
export const backupSource = ({ db, pool }: OpenDatabase): BackupDatabase => ({
  db,
  pool,
  withScratch: async (work) => {
    const own = await createDatabase(await migratedDatabase());
    const scratch = await openDatabase({ databaseUrl: own.url, dataDir: '' });
    try {
      return await work(scratch);
    } finally {
      await scratch.close();
      await own.drop();
    }
  },
});
