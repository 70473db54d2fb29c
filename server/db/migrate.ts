import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { OperatorError } from '#server/errors.ts';
import { packageRoot } from '#server/root.ts';
import { SCHEMA_LOCK } from './advisory-locks.ts';
import { refreshSearchIndex } from './search-index.ts';

const MIGRATIONS = join(packageRoot, 'server/db/migrations');

/** Runs `work` on one node at a time, across all nodes of the database. */
export async function withSchemaLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
    return await work();
  } finally {
    // Destroying the connection frees the lock even when the work left it in a bad state.
    client.release(true);
  }
}

/** Runs all pending migrations in one transaction. */
export async function migrateDatabase(pool: pg.Pool, folder = MIGRATIONS): Promise<void> {
  const db = drizzle(pool);
  await refuseNewerSchema(db, folder);
  try {
    await migrate(db, { migrationsFolder: folder });
  } catch (error) {
    const reason =
      error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);
    throw new OperatorError(
      `The database could not be migrated and is unchanged (${reason}). Fix that and start again, or go back to the previous version.`,
      { cause: error },
    );
  }
  // The keys under which names are found come from this version's code.
  await db.transaction((tx) => refreshSearchIndex(tx));
}

/** An older program on a newer database would write what the newer one does not expect. */
async function refuseNewerSchema(db: ReturnType<typeof drizzle>, folder: string) {
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const { rows: tables } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as found`);
  if (tables[0]?.['found'] === null) return;
  const { rows } = await db.execute(
    sql`select coalesce(max(created_at), 0)::text as newest from drizzle.__drizzle_migrations`,
  );
  if (Number(rows[0]?.['newest']) > Math.max(...journal.entries.map((entry) => entry.when))) {
    throw new OperatorError(
      'The database was written by a newer version of Delta League. Start that version, or restore a backup.',
    );
  }
}
