import { demoSettings } from '#demo/load-demo.ts';
import { migrateDatabase } from '#server/migrate-database.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { writeLeagueDocuments } from '#server/league/league-documents.ts';
import { writeLeagueSettings } from '#server/league/league-settings.ts';
import { writeLeague } from './league-rows.ts';
import type { League } from './league.ts';
import { createDatabase, sharedDatabase } from './clusters.ts';
import { isDemoLeague } from './demo-league.ts';

/** A new migrated database, with the league in it when one is given; it has the settings of the demo league. */
export async function openLeagueDatabase(league?: League, url?: string): Promise<OpenDatabase> {
  const own = url === undefined ? await createDatabase(await templateOf(league)) : null;
  const database = await openDatabase({ databaseUrl: url ?? own?.url ?? null, dataDir: '' });
  if (!own) await migrateDatabase(database);
  if (league && !(own && isDemoLeague(league)))
    await database.db.transaction(async (tx) => {
      await writeLeague(tx, league);
      await writeLeagueSettings(tx, demoSettings().settings);
      await writeLeagueDocuments(tx, demoSettings().documents);
    });
  return {
    ...database,
    close: async () => {
      await database.close();
      await own?.drop();
    },
  };
}

let migrated: Promise<string> | undefined;
let filledByTheDemo: Promise<string> | undefined;

/** Copying a database takes a fraction of the time of migrating or filling one, so both are done once for all workers. */
const templateOf = (league: League | undefined): Promise<string> =>
  isDemoLeague(league)
    ? (filledByTheDemo ??= sharedDatabase('filled_by_the_demo', () => fillTemplate(league)))
    : migratedDatabase();

/** The name of an empty migrated database to copy. */
export const migratedDatabase = (): Promise<string> =>
  (migrated ??= sharedDatabase('migrated', () => fillTemplate(undefined)));

async function fillTemplate(league: League | undefined): Promise<string> {
  const { connection, url } = await createDatabase();
  await (await openLeagueDatabase(league, url)).close();
  return connection.database;
}
