import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadListPreview } from '#contract/desk/read-list.ts';
import type { Sheet as ListSheet } from '#domain/lists/unfold-sheet.ts';
import type { CsvRecord } from '#server/league-files/folder/csv.ts';
import { tableOfSheet } from '#server/league-files/folder/heading-words.ts';
import { tableNamed } from '#server/league-files/folder/league-tables.ts';
import { because, type Reason } from '#server/league-files/folder/problems.ts';
import {
  recogniseTable,
  splitRoster,
  tableOfFileName,
  type Recognised,
} from '#server/league-files/folder/recognise.ts';
import { openCsv } from '#server/league-files/folder/source.ts';
import type { Report, Sheet, Sheets, TableFormat } from '#server/league-files/folder/source-record.ts';
import { readWorkbooks, WORKBOOK_BYTES } from '#server/league-files/folder/workbook.ts';
import { yieldToRequests } from '#server/league-files/yield-to-requests.ts';
import { readSheets } from './read-sheets.ts';
import { RefusedUpload } from './refused-upload.ts';
import { innermostFolder, unpackZip } from './unpack-zip.ts';

/** What a file holds: tables, and how a list of players was read. */
export interface ReadTables {
  sheets: Sheets;
  list: ReadListPreview | null;
}

/** Reads sheets as a list of players; null if they are none. */
export type ListFrom = (sheets: readonly ListSheet[], format: TableFormat) => ReadTables | null;

/** An uploaded file as a folder that an import can read. */
export interface OpenedUpload {
  folder: string;
  readTables(folder: string, report: Report, list: ListFrom): Promise<ReadTables>;
}

/** Not the ending of a table, or the importer would look for its name. */
const TABLE_FILE = 'table';
/** Of a table; longer ones are for the command line, which has more time and memory. */
export const MOST_ROWS_READ = 200_000;
/** What nobody keeps by hand is a table of a program. */
const LARGEST_LIST = 3_000_000;
const UNUSUAL = /[^\p{L}\p{N} _-]/gu;

interface NamedUpload {
  name: string;
  bytes: Buffer;
  table: Recognised | null;
}

/** Unpacks an upload below a folder of the caller for as long as `work` needs it. */
export async function withUpload<Result>(
  upload: NamedUpload,
  parent: string,
  work: (upload: OpenedUpload) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(parent, 'upload-'));
  try {
    return await work(await open(folder, upload));
  } finally {
    // The caller removes the whole folder, and says so if he cannot.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

async function open(folder: string, { name, bytes, table }: NamedUpload): Promise<OpenedUpload> {
  if (bytes.length === 0) throw new RefusedUpload('empty');
  // The first bytes of Excel's format before 2007.
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') throw new RefusedUpload('old_excel');
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') {
    await writeFile(join(folder, TABLE_FILE), bytes, { mode: 0o600 });
    const file = { name, table, size: bytes.length };
    return { folder, readTables: (at, report, list) => readTableFile(at, file, report, list) };
  }
  const unpacked = join(folder, 'unpacked');
  const { size, files } = await unpackZip(bytes, unpacked);
  if (files.includes('[Content_Types].xml')) {
    if (size > WORKBOOK_BYTES) throw new RefusedUpload('too_large_unpacked');
    await rm(unpacked, { recursive: true });
    const file = `${name.replace(/\.xlsx$/i, '').replaceAll(UNUSUAL, '_')}.xlsx`;
    await writeFile(join(folder, file), bytes, { mode: 0o600 });
    return { folder, readTables: (at, report, list) => readWorkbook(at, { file, table }, report, list) };
  }
  if (files.includes('mimetype')) throw new RefusedUpload('not_a_league');
  const readTables: OpenedUpload['readTables'] = async (at, report) => withoutList(await readWorkbooks(at, report));
  return { folder: innermostFolder(unpacked), readTables };
}

const withoutList = (sheets: Sheets): ReadTables => ({ sheets, list: null });

/** A workbook of an export, or of a list as people keep it. */
async function readWorkbook(
  folder: string,
  { file, table }: { file: string; table: Recognised | null },
  report: Report,
  list: ListFrom,
): Promise<ReadTables> {
  const problem = (reason: Reason) => report({ file, line: null, column: null, ...reason });
  try {
    const sheets = isStrict(table) ? [] : await readSheets(join(folder, file), () => {});
    const isList = sheets.length > 0 && (table === 'roster' || !isExportedBook(sheets));
    return (isList ? list(sheets, { kind: 'xlsx' }) : null) ?? withoutList(await readWorkbooks(folder, report));
  } catch (error) {
    if (error instanceof RefusedUpload) throw error;
    // The library trusts what is in the files.
    problem(because('bookUnreadable'));
    return withoutList(new Map());
  }
}

interface TableFileUpload {
  name: string;
  /** Chosen by a person. */
  table: Recognised | null;
  size: number;
}

/** A table in a file of any name: a list as people keep it, or what an export writes. */
async function readTableFile(
  folder: string,
  file: TableFileUpload,
  report: Report,
  list: ListFrom,
): Promise<ReadTables> {
  const { name, table, size } = file;
  const mayBeList = size <= LARGEST_LIST && !isStrict(table);
  const sheets = mayBeList ? await readSheets(join(folder, TABLE_FILE), () => {}) : [];
  const headings = sheets[0]?.rows[0]?.cells ?? [];
  const isList =
    sheets.length > 0 &&
    (table === 'roster' || !isOfExport(tableOfFileName(name) ?? recogniseTable(headings), headings));
  const { delimiter = '', encoding = 'utf-8' } = sheets[0] ?? {};
  return (
    (isList ? list(sheets, { kind: 'csv', encoding, delimiter }) : null) ??
    withoutList(await readExport(folder, file, report))
  );
}

async function readExport(folder: string, { name, table: chosen }: TableFileUpload, report: Report): Promise<Sheets> {
  const { records, format } = openCsv(join(folder, TABLE_FILE), name, report);
  const sheet = { file: name, records: [] as CsvRecord[], format } satisfies Sheet;
  const pause = yieldToRequests();
  for (const record of records) {
    // Beside the headings.
    if (sheet.records.length > MOST_ROWS_READ) {
      report({ file: name, line: record.line, column: null, ...because('tooManyRows', { most: MOST_ROWS_READ }) });
      return new Map();
    }
    sheet.records.push(record);
    await pause();
  }
  const table = chosen ?? tableOfFileName(name) ?? recogniseTable(sheet.records[0]?.cells ?? []);
  if (table === 'roster') return splitRoster(sheet);
  if (table !== null) return new Map([[table, sheet]]);
  report({ file: name, line: null, column: null, ...because('unknownTable') });
  return new Map();
}

/** A person chose a table that nobody keeps in any form he likes. */
const isStrict = (table: Recognised | null): boolean => table !== null && table !== 'roster' && table !== 'teams';

/** [IM25] */
function isExportedBook(sheets: readonly ListSheet[]): boolean {
  const filled = sheets.flatMap(({ name, rows: [first] }) => {
    if (!first) return [];
    const [named, recognised] = [tableOfSheet(name), recogniseTable(first.cells)];
    return [{ named, recognised, isTable: isOfExport(named ?? recognised, first.cells) }];
  });
  const tables = filled.filter(({ isTable }) => isTable);
  if (tables.length === 0 || filled.some(({ recognised }) => recognised === 'roster')) return false;
  const named = filled.filter((sheet) => sheet.named !== null);
  return tables.length === filled.length || named.length > filled.length / 2;
}

/** Whether a table has the headings that an export writes, or is of another kind than players. */
function isOfExport(table: Recognised | null, headings: readonly string[]): boolean {
  if (table === null || table === 'roster') return false;
  if (table === 'players') return headings.includes('key');
  if (table === 'squads') return headings.includes('player');
  return recogniseTable(headings) === table || tableNamed(table).columns.some(({ name }) => headings.includes(name));
}
