import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CsvRecord } from '#server/league-files/folder/csv.ts';
import { because } from '#server/league-files/folder/problems.ts';
import {
  recogniseTable,
  splitRoster,
  tableOfFileName,
  type Recognised,
} from '#server/league-files/folder/recognise.ts';
import { openCsv } from '#server/league-files/folder/source.ts';
import type { Report, Sheet, Sheets } from '#server/league-files/folder/source-record.ts';
import { readWorkbooks, WORKBOOK_BYTES } from '#server/league-files/folder/workbook.ts';
import { yieldToRequests } from '#server/league-files/yield-to-requests.ts';
import { RefusedUpload } from './refused-upload.ts';
import { innermostFolder, unpackZip } from './unpack-zip.ts';

/** An uploaded file as a folder that an import can read. */
export interface OpenedUpload {
  folder: string;
  readSheets(folder: string, report: Report): Promise<Sheets>;
}

/** Not the ending of a table, or the importer would look for its name. */
const TABLE_FILE = 'table';
/** Of a table; longer ones are for the command line, which has more time and memory. */
export const MOST_ROWS_READ = 200_000;
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
    return { folder, readSheets: (at, report) => readTableFile(at, name, table, report) };
  }
  const unpacked = join(folder, 'unpacked');
  const { size, files } = await unpackZip(bytes, unpacked);
  if (files.includes('[Content_Types].xml')) {
    if (size > WORKBOOK_BYTES) throw new RefusedUpload('too_large_unpacked');
    await rm(unpacked, { recursive: true });
    const file = `${name.replace(/\.xlsx$/i, '').replaceAll(UNUSUAL, '_')}.xlsx`;
    await writeFile(join(folder, file), bytes, { mode: 0o600 });
    return { folder, readSheets: readWorkbook };
  }
  if (files.includes('mimetype')) throw new RefusedUpload('not_a_league');
  return { folder: innermostFolder(unpacked), readSheets: readWorkbooks };
}

async function readWorkbook(folder: string, report: Report): Promise<Sheets> {
  try {
    return await readWorkbooks(folder, report);
  } catch {
    // The library trusts what is in the files.
    report({ file: folder, line: null, column: null, ...because('bookUnreadable') });
    return new Map();
  }
}

/** A table in a file of any name. */
async function readTableFile(folder: string, name: string, chosen: Recognised | null, report: Report): Promise<Sheets> {
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
