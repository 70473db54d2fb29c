import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '#server/db/sql.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { OperatorError } from '#server/errors.ts';
import { packageRoot } from '#server/root.ts';
import { openTemporaryFolders, userTemporaryDir } from '#server/temporary-folders.ts';
import { SCHEMA_LOCK } from './advisory-locks.ts';
import type { Queryable } from './queryable.ts';
import { databaseOn } from './transactions.ts';

const MIGRATIONS = join(packageRoot, 'server/db/migrations');
const JOURNAL = 'meta/_journal.json';

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
export async function migrateTables(pool: pg.Pool, folder = MIGRATIONS): Promise<void> {
  const db = databaseOn(pool);
  await refuseNewerSchema(db, folder);
  await applyMigrations(pool, folder);
}

async function applyMigrations(pool: pg.Pool, folder: string) {
  try {
    await migrate(drizzle(pool), { migrationsFolder: folder });
  } catch (error) {
    const reason =
      error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);
    throw new OperatorError(
      `The database could not be migrated and is unchanged (${reason}). Fix that and start again, or go back to the previous version.`,
      { cause: error },
    );
  }
}

interface MigrationJournal {
  entries: { when: number }[];
}

const readMigrationJournal = async (folder: string) =>
  JSON.parse(await readFile(join(folder, JOURNAL), 'utf8')) as MigrationJournal;

/**
 * Makes the tables of an empty database as they were after a migration, to bring in what was written then. `claim` is
 * called in the transaction that drops the present ones: if it throws, they stay.
 */
export async function migrateUpTo(
  pool: pg.Pool,
  schema: number,
  claim: (tx: Queryable) => Promise<void> = async () => {},
): Promise<void> {
  const journal = await readMigrationJournal(MIGRATIONS);
  const entries = journal.entries.filter(({ when }) => when <= schema);
  if (entries.at(-1)?.when !== schema)
    throw new OperatorError('This was written by a newer version of Delta League. Install that version.');
  await openTemporaryFolders(userTemporaryDir()).use('migrations', async (folder) => {
    await cp(MIGRATIONS, folder, { recursive: true });
    await writeFile(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
    await databaseOn(pool).transaction(async (tx) => {
      await claim(tx);
      await tx.run(sql`drop schema if exists drizzle cascade`);
      await tx.run(sql`drop schema public cascade`);
      await tx.run(sql`create schema public`);
    });
    await applyMigrations(pool, folder);
  });
}

/** The last migration that this database has. */
export async function readSchema(tx: Queryable): Promise<number> {
  const rows = await tx.rows<{ newest: string }>(
    sql`select coalesce(max(created_at), 0)::text as newest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.newest);
}

/** An older program on a newer database would write what the newer one does not expect. */
async function refuseNewerSchema(db: Queryable, folder: string) {
  const journal = await readMigrationJournal(folder);
  const { found } = await db.one<{ found: unknown }>(sql`select to_regclass('drizzle.__drizzle_migrations') as found`);
  if (found === null) return;
  if ((await readSchema(db)) > Math.max(...journal.entries.map((entry) => entry.when))) {
    throw new OperatorError(
      'The database was written by a newer version of Delta League. Start that version, or restore a backup.',
    );
  }
}
