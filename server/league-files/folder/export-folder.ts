import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { writeArticle } from './article-file.ts';
import { asText, type Row } from '#server/db/league-tables/league-table.ts';
import { CSV_START, writeRecord, type Delimiter } from './csv.ts';
import { cellsOf, exportRows } from './export-rows.ts';
import { pathOfKey } from './file-names.ts';
import { LEAGUE_TABLES } from './league-tables.ts';
import { endingOf, readPicture, type PictureType } from '#server/pictures/read-picture.ts';
import { exportSettings } from './settings-files.ts';
import { csvName } from './source.ts';
import type { TableFile, TableName } from './table-file.ts';
import { tableLines, writeLines, writeFolderAtomically } from './write-folder.ts';

interface ExportOptions {
  delimiter: Delimiter;
  onProgress(done: number, total: number): void;
}

/** Writes a snapshot of the whole league into a new folder. Returns the number of rows of each table. */
export async function exportFolder(
  db: Database,
  folder: string,
  { delimiter, onProgress }: ExportOptions,
): Promise<Map<TableName, number>> {
  return writeFolderAtomically(folder, (part) =>
    db.transaction((tx) => exportTables(tx, part, { delimiter, onProgress }), { snapshot: true }),
  );
}

/** Writes the league as the caller's transaction sees it into an empty folder. */
export async function exportTables(
  tx: Queryable,
  folder: string,
  { delimiter, onProgress }: ExportOptions,
): Promise<Map<TableName, number>> {
  const sizes = new Map<TableName, number>();
  for (const [done, table] of LEAGUE_TABLES.entries()) {
    onProgress(done, LEAGUE_TABLES.length);
    const write = { media: writeMedia, news: writeNews }[table.name as string] ?? writeTable;
    sizes.set(table.name, await write(tx, folder, table, delimiter));
  }
  await exportSettings(tx, folder);
  onProgress(LEAGUE_TABLES.length, LEAGUE_TABLES.length);
  return sizes;
}

async function writeTable(tx: Queryable, folder: string, table: TableFile, delimiter: Delimiter): Promise<number> {
  return writeLines(join(folder, csvName(table)), csvLines(tx, table, delimiter));
}

/** A table as lines of CSV, with a header. */
export const csvLines = (tx: Queryable, table: TableFile, delimiter: Delimiter): AsyncGenerator<string> =>
  tableLines(table, exportRows(tx, table), delimiter);

async function writeMedia(tx: Queryable, folder: string, table: TableFile, delimiter: Delimiter): Promise<number> {
  await mkdir(join(folder, 'media'));
  const unreadable: string[] = [];
  let count = 0;
  for await (const row of exportRows(tx, table)) {
    const bytes = row['bytes'] as Buffer;
    await writeInto(folder, `media/${pathOfKey(asText(row['key']))}.${endingOf(row['type'] as PictureType)}`, bytes);
    const size = readPicture(bytes)?.size;
    if (size?.width !== row['width'] || size?.height !== row['height']) {
      unreadable.push(writeRecord([asText(row['key']), Number(row['width']), Number(row['height'])], delimiter));
    }
    count += 1;
  }
  if (unreadable.length > 0) {
    await writeFile(
      join(folder, csvName(table)),
      CSV_START + writeRecord(['key', 'width', 'height'], delimiter) + unreadable.join(''),
    );
  }
  return count;
}

async function writeNews(tx: Queryable, folder: string, table: TableFile): Promise<number> {
  await mkdir(join(folder, 'news'));
  let count = 0;
  for await (const row of exportRows(tx, table)) {
    const languages = (['bg', 'en'] as const).filter((language) => row[`title_${language}`] !== '');
    for (const language of languages) {
      const path = `news/${pathOfKey(asText(row['key']))}.${language}.md`;
      await writeInto(
        folder,
        path,
        writeArticle(fieldsOf(table, row, language, language === languages[0]), asText(row[`content_${language}`])),
      );
    }
    count += 1;
  }
  return count;
}

/** The fields in this language; the first file also has those without a language. */
function fieldsOf(table: TableFile, row: Row, language: 'bg' | 'en', isFirst: boolean): [string, string][] {
  const cells = cellsOf(table, row).map(String);
  return table.columns.flatMap(({ name }, at): [string, string][] => {
    const [, field = name, of] = /^(.+)_(bg|en)$/.exec(name) ?? [];
    const belongsHere = of === undefined ? isFirst && name !== 'key' : of === language && field !== 'content';
    return belongsHere ? [[field, cells[at] ?? '']] : [];
  });
}

async function writeInto(folder: string, path: string, content: string | Buffer) {
  const whole = join(folder, path);
  await mkdir(dirname(whole), { recursive: true });
  await writeFile(whole, content);
}
