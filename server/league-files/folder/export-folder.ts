import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../../db/open.ts';
import type { Queryable } from '../../db/queryable.ts';
import { writeArticle } from './article-file.ts';
import { asText } from './cells.ts';
import { CSV_START, writeRecord, type Delimiter } from './csv.ts';
import { cellsOf, exportRows } from './export-rows.ts';
import { pathOfKey } from './file-names.ts';
import { LEAGUE_TABLES } from './league-tables.ts';
import { endingOf, readPicture } from './picture-size.ts';
import { csvName } from './source.ts';
import type { Row, TableFile, TableName } from './table-file.ts';
import { tableLines, writeLines, writeWholeFolder } from './write-folder.ts';
import type { MediaFile } from '../league.ts';

interface ExportOptions {
  delimiter: Delimiter;
  onProgress(done: number, total: number): void;
}

/** Writes the whole league, as it is at one moment, into a new folder. Returns how many rows each table has. */
export async function exportFolder(
  db: Database,
  folder: string,
  { delimiter, onProgress }: ExportOptions,
): Promise<Map<TableName, number>> {
  return writeWholeFolder(folder, (part) =>
    db.transaction((tx) => writeTables(tx, part, delimiter, onProgress), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  );
}

async function writeTables(
  tx: Queryable,
  folder: string,
  delimiter: Delimiter,
  onProgress: ExportOptions['onProgress'],
): Promise<Map<TableName, number>> {
  const sizes = new Map<TableName, number>();
  for (const [done, table] of LEAGUE_TABLES.entries()) {
    onProgress(done, LEAGUE_TABLES.length);
    const write = { media: writeMedia, news: writeNews }[table.name as string] ?? writeTable;
    sizes.set(table.name, await write(tx, folder, table, delimiter));
  }
  onProgress(LEAGUE_TABLES.length, LEAGUE_TABLES.length);
  return sizes;
}

async function writeTable(tx: Queryable, folder: string, table: TableFile, delimiter: Delimiter): Promise<number> {
  return writeLines(join(folder, csvName(table)), csvLines(tx, table, delimiter));
}

/** A table as lines of CSV, the names of the columns first. */
export const csvLines = (tx: Queryable, table: TableFile, delimiter: Delimiter): AsyncGenerator<string> =>
  tableLines(table, exportRows(tx, table), delimiter);

async function writeMedia(tx: Queryable, folder: string, table: TableFile, delimiter: Delimiter): Promise<number> {
  await mkdir(join(folder, 'media'));
  const untold: string[] = [];
  let count = 0;
  for await (const row of exportRows(tx, table)) {
    const bytes = row['bytes'] as Buffer;
    await writeInto(
      folder,
      `media/${pathOfKey(asText(row['key']))}.${endingOf(row['type'] as MediaFile['type'])}`,
      bytes,
    );
    const size = readPicture(bytes)?.size;
    if (size?.width !== row['width'] || size?.height !== row['height']) {
      untold.push(writeRecord([asText(row['key']), Number(row['width']), Number(row['height'])], delimiter));
    }
    count += 1;
  }
  if (untold.length > 0) {
    await writeFile(
      join(folder, csvName(table)),
      CSV_START + writeRecord(['key', 'width', 'height'], delimiter) + untold.join(''),
    );
  }
  return count;
}

async function writeNews(tx: Queryable, folder: string, table: TableFile): Promise<number> {
  await mkdir(join(folder, 'news'));
  let count = 0;
  for await (const row of exportRows(tx, table)) {
    for (const language of ['bg', 'en'] as const) {
      const path = `news/${pathOfKey(asText(row['key']))}.${language}.md`;
      await writeInto(folder, path, writeArticle(fieldsOf(table, row, language), asText(row[`content_${language}`])));
    }
    count += 1;
  }
  return count;
}

/** What is said in each language, then, in the Bulgarian file, what is said once. */
function fieldsOf(table: TableFile, row: Row, language: 'bg' | 'en'): [string, string][] {
  const cells = cellsOf(table, row).map(String);
  return table.columns.flatMap(({ name }, at): [string, string][] => {
    const [, field = name, of] = /^(.+)_(bg|en)$/.exec(name) ?? [];
    const isSaidHere = of === undefined ? language === 'bg' && name !== 'key' : of === language && field !== 'content';
    return isSaidHere ? [[field, cells[at] ?? '']] : [];
  });
}

async function writeInto(folder: string, path: string, content: string | Buffer) {
  const whole = join(folder, path);
  await mkdir(dirname(whole), { recursive: true });
  await writeFile(whole, content);
}
