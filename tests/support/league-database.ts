import { migrateDatabase } from '#server/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { writeLeague } from '#server/db/write-league/write-league.ts';
import type { League } from '#server/league-files/league.ts';
import { createDatabase, sharedDatabase } from './clusters.ts';
import { isDemoLeague } from './demo-league.ts';

/** A migrated database of its own, with the league in it when one is given. */
export async function openLeagueDatabase(league?: League, url?: string): Promise<OpenDatabase> {
  const own = url === undefined ? await createDatabase(await templateOf(league)) : null;
  const database = await openDatabase({ databaseUrl: url ?? own?.url ?? null, dataDir: '' });
  if (!own) await migrateDatabase(database.pool);
  if (league && !(own && isDemoLeague(league))) await database.db.transaction((tx) => writeLeague(tx, league));
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

/** Copying a database takes a fraction of the time of filling one: what many files need is filled once, for all workers. */
const templateOf = (league: League | undefined): Promise<string> =>
  isDemoLeague(league)
    ? (filledByTheDemo ??= sharedDatabase('filled_by_the_demo', () => fillTemplate(league)))
    : (migrated ??= sharedDatabase('migrated', () => fillTemplate(undefined)));

async function fillTemplate(league: League | undefined): Promise<string> {
  const { connection, url } = await createDatabase();
  await (await openLeagueDatabase(league, url)).close();
  return connection.database;
}
