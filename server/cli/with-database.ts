import { readSettings } from '../config.ts';
import { migrateDatabase, withSchemaLock } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';

/** Joins the league's database, beside a running server too, and leaves it again whatever happens. */
export async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(readSettings(process.env, process.getuid?.() === 0));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A database of an older version is brought up to date first, as at a start. */
export const withLeague = <T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> =>
  withDatabase(async (database) => {
    await withSchemaLock(database.pool, () => migrateDatabase(database.pool));
    return work(database);
  });
