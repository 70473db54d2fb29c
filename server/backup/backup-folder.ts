import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  insertLines,
  listStoredTables,
  readCounters,
  readLines,
  restoreCounters,
  type StoredTable,
} from '#server/db/backup/table-lines.ts';
import { readSchema } from '#server/db/migrate.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { MEDIA_TYPES } from '#server/db/tables/media.ts';
import { OperatorError } from '#server/errors.ts';
import { exportTables } from '#server/league-files/folder/export-folder.ts';
import { pathOfKey } from '#server/league-files/folder/file-names.ts';
import { writeLines } from '#server/league-files/folder/write-folder.ts';
import { endingOf } from '#server/pictures/read-picture.ts';

/** The league as files, as `delta export` writes it. */
const LEAGUE_FOLDER = 'league';
/** Every row of the database as it is stored. */
const ROWS_FOLDER = 'database';
const COUNTERS_FILE = join(ROWS_FOLDER, 'counters.json');
const ABOUT_FILE = 'backup.json';
const FORMAT = 1;

const aboutSchema = z.object({ format: z.literal(FORMAT), schema: z.int() });
const countersSchema = z.record(z.string(), z.int().min(0));

const rowsFile = (folder: string, table: string) => join(folder, ROWS_FOLDER, `${table}.jsonl`);

/** Called between steps; what it throws ends the work. */
export type OnStep = () => void;

/** Writes everything as it is at one moment into a new folder. */
export function writeBackupFolder(db: Database, folder: string, onStep: OnStep): Promise<void> {
  return db.transaction(
    async (tx) => {
      for (const part of [LEAGUE_FOLDER, ROWS_FOLDER])
        await mkdir(join(folder, part), { recursive: true, mode: 0o700 });
      await exportTables(tx, join(folder, LEAGUE_FOLDER), { delimiter: ',', onProgress: onStep });
      for (const table of await listStoredTables(tx))
        await writeLines(rowsFile(folder, table.name), withBreaks(readLines(tx, table), onStep));
      await writeFile(join(folder, COUNTERS_FILE), `${JSON.stringify(await readCounters(tx), null, 2)}\n`);
      const about = { format: FORMAT, schema: await readSchema(tx) };
      await writeFile(join(folder, ABOUT_FILE), `${JSON.stringify(about)}\n`);
    },
    { snapshot: true },
  );
}

async function* withBreaks(lines: AsyncIterable<string>, onStep: OnStep): AsyncGenerator<string> {
  for await (const line of lines) {
    onStep();
    yield `${line}\n`;
  }
}

/** The last migration that the backup has. */
export async function readBackupSchema(folder: string): Promise<number> {
  const { success, data } = aboutSchema.safeParse(await readJson(join(folder, ABOUT_FILE)));
  if (!success) throw new OperatorError('This is no backup of Delta League, or one of a newer version.');
  return data.schema;
}

/** Writes the rows of a backup into tables that are empty and of the same schema. */
export async function restoreRows(tx: Queryable, folder: string, onStep: OnStep): Promise<void> {
  for (const table of await listStoredTables(tx)) await insertLines(tx, table, linesOf(folder, table, onStep));
  await restoreCounters(tx, countersSchema.parse(await readJson(join(folder, COUNTERS_FILE))));
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as unknown;

async function* linesOf(folder: string, { name }: StoredTable, onStep: OnStep): AsyncGenerator<string> {
  for await (const line of splitLines(createReadStream(rowsFile(folder, name), 'utf8'))) {
    onStep();
    yield name === 'media' ? await withBytes(folder, line) : line;
  }
}

/** Only by the break that JSON never has within: Node's own readers of lines also split at U+2028. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const pictureSchema = z.looseObject({ key: z.string(), type: z.enum(MEDIA_TYPES) });

/** The bytes of pictures are among the files of the league. */
async function withBytes(folder: string, line: string): Promise<string> {
  const picture = pictureSchema.parse(JSON.parse(line));
  const file = join(folder, LEAGUE_FOLDER, 'media', `${pathOfKey(picture.key)}.${endingOf(picture.type)}`);
  return JSON.stringify({ ...picture, bytes: `\\x${(await readFile(file)).toString('hex')}` });
}
