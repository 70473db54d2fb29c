import { once } from 'node:events';
import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Row } from '#server/db/league-tables/league-table.ts';
import { OperatorError } from '#server/errors.ts';
import { CSV_START, writeRecord, type Delimiter } from './csv.ts';
import { cellsOf } from './export-rows.ts';
import type { TableFile } from './table-file.ts';

/** Creates a folder with everything that `write` puts into it, or nothing. */
export async function writeFolderAtomically<Result>(
  folder: string,
  write: (part: string) => Promise<Result>,
): Promise<Result> {
  refuseNonEmptyFolder(folder);
  const target = resolve(folder);
  // Under another name until it is complete: half a league must not look like a whole one.
  const part = `${target}.part-${process.pid}`;
  await mkdir(part, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${folder} cannot be created (${error.code}).`, { cause: error });
  });
  try {
    const result = await write(part);
    if (existsSync(target)) await rmdir(target);
    await rename(part, target);
    return result;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

function refuseNonEmptyFolder(folder: string) {
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new OperatorError(`${folder} is not empty. Name a new folder.`);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
    throw new OperatorError(`${folder} is a file, not a folder.`, { cause: error });
  }
}

type Columns = Pick<TableFile, 'columns'>;

/** Rows as lines of CSV, with a header. */
export async function* tableLines(
  { columns }: Columns,
  rows: AsyncIterable<Row> | Iterable<Row>,
  delimiter: Delimiter,
): AsyncGenerator<string> {
  yield (
    CSV_START +
      writeRecord(
        columns.map(({ name }) => name),
        delimiter,
      )
  );
  for await (const row of rows) yield writeRecord(cellsOf({ columns }, row), delimiter);
}

/** Returns the number of rows below the header. */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<number> {
  const out = createWriteStream(path, { highWaterMark: 1 << 18 });
  let count = -1;
  for await (const line of lines) {
    if (!out.write(line)) await once(out, 'drain');
    count += 1;
  }
  out.end();
  await once(out, 'finish');
  return count;
}
