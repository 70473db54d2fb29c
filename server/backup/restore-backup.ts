import { readFile } from 'node:fs/promises';
import { announceChanges } from '#server/db/changes.ts';
import { dropForeignKeys, emptyTables, findOccupiedTable, lockTables } from '#server/db/backup/table-lines.ts';
import { lockImports } from '#server/db/league-tables/uploads.ts';
import { migrateUpTo, readSchema, withSchemaLock } from '#server/db/migrate.ts';
import { migrateDatabase } from '#server/migrate-database.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { OperatorError } from '#server/errors.ts';
import { RefusedUpload } from '#server/league-files/upload/refused-upload.ts';
import { unpackZip } from '#server/league-files/upload/unpack-zip.ts';
import { readBackupSchema, restoreRows, type OnStep } from './backup-folder.ts';

/** What a ZIP archive can hold. */
const LIMITS = { bytes: 2 ** 33, files: 65_535 };

/** Unpacks a backup, every checksum compared. */
export async function unpackBackup(file: string, folder: string): Promise<void> {
  try {
    await unpackZip(await readFile(file), folder, LIMITS);
  } catch (error) {
    if (error instanceof RefusedUpload)
      throw new OperatorError(`${file} cannot be read: it is damaged.`, { cause: error });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new OperatorError(`There is no file ${file}.`, { cause: error });
    throw error;
  }
}

/** Brings an unpacked backup into an empty program, with every id, number and person. */
export async function restoreBackup(
  { pool, db }: Pick<OpenDatabase, 'pool' | 'db'>,
  folder: string,
  onStep: OnStep = () => {},
): Promise<void> {
  const schema = await readBackupSchema(folder);
  await withSchemaLock(pool, async () => {
    await migrateDatabase({ pool, db });
    // What an older version wrote goes into its tables, and is migrated as it would have been there.
    if ((await readSchema(db)) !== schema) await migrateUpTo(pool, schema, claimEmptyTables);
    await db.transaction(async (tx) => {
      await claimEmptyTables(tx);
      await emptyTables(tx);
      const restoreForeignKeys = await dropForeignKeys(tx);
      await restoreRows(tx, folder, onStep);
      await restoreForeignKeys();
      await announceChanges(tx, ['league', 'everything']);
    });
    await migrateDatabase({ pool, db });
  });
}

/** Looks only once nobody else can write: what somebody brings in meanwhile must not be removed with the empty tables. */
async function claimEmptyTables(tx: Queryable): Promise<void> {
  await lockImports(tx);
  await lockTables(tx);
  const occupied = await findOccupiedTable(tx);
  if (occupied !== null)
    throw new OperatorError(
      `The database is not empty (${occupied}). A backup is restored into an empty one: name another DATA_DIR or DATABASE_URL, with DEMO=off.`,
    );
}
