import { readSettings } from '#server/config.ts';
import { withSchemaLock } from '#server/db/migrate.ts';
import { migrateDatabase } from '#server/migrate-database.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { openDatabase } from '#server/db/open.ts';

/** Opens the league's database, also beside a running server, and always closes it. */
export async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(readSettings(process.env, process.getuid?.() === 0));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Migrates the database first, as the server does. */
export const withLeague = <T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> =>
  withDatabase(async (database) => {
    await withSchemaLock(database.pool, () => migrateDatabase(database));
    return work(database);
  });
