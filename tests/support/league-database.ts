import { migrateDatabase } from '#server/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { writeLeague } from '#server/db/write-league/write-league.ts';
import type { League } from '#server/league-files/league.ts';
import { createDatabase } from './clusters.ts';

/** A migrated database of its own, with the league in it when one is given. */
export async function openLeagueDatabase(league?: League, url?: string): Promise<OpenDatabase> {
  const own = url === undefined ? await createDatabase() : null;
  const database = await openDatabase({ databaseUrl: url ?? own?.url ?? null, dataDir: '' });
  await migrateDatabase(database.pool);
  if (league) await database.db.transaction((tx) => writeLeague(tx, league));
  return {
    ...database,
    close: async () => {
      await database.close();
      await own?.drop();
    },
  };
}
