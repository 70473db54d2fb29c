import { createHash } from 'node:crypto';
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
  const template = url === undefined ? await templateOf(league) : null;
  const own = template && (await createDatabase(template.name));
  const database = await openDatabase({ databaseUrl: url ?? own?.url ?? null, dataDir: '' });
  if (!own) await migrateDatabase(database);
  if (league && !template?.isFilled)
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

/** The leagues that this worker has opened, by their content. */
const opened = new Set<string>();

/**
 * Copying a database takes a fraction of the time of migrating or filling one. A league that is opened again gets a database
 * to copy, which all workers share; the demo league takes seconds to write and gets one at once.
 */
async function templateOf(league: League | undefined): Promise<{ name: string; isFilled: boolean }> {
  const content = league && contentOf(league);
  if (content === undefined || (content !== DEMO && !opened.has(content))) {
    if (content !== undefined) opened.add(content);
    return { name: await migratedDatabase(), isFilled: false };
  }
  return { name: await sharedDatabase(content, () => fillTemplate(league)), isFilled: true };
}

const DEMO = 'demo';

const contentOf = (league: League): string =>
  isDemoLeague(league) ? DEMO : createHash('sha256').update(JSON.stringify(league)).digest('hex').slice(0, 12);

let migrated: Promise<string> | undefined;

/** The name of an empty migrated database to copy. */
export const migratedDatabase = (): Promise<string> =>
  (migrated ??= sharedDatabase('migrated', () => fillTemplate(undefined)));

async function fillTemplate(league: League | undefined): Promise<string> {
  const { connection, url } = await createDatabase();
  await (await openLeagueDatabase(league, url)).close();
  return connection.database;
}
