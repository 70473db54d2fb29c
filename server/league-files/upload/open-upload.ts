import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
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
import { readWorkbooks } from '#server/league-files/folder/workbook.ts';
import { createPause } from '#server/pause.ts';
import { RefusedUpload } from './refused-upload.ts';
import { innermostFolder, unpackZip } from './unpack-zip.ts';

/** An uploaded file as a folder that an import can read. */
export interface OpenedUpload {
  folder: string;
  readSheets(folder: string, report: Report): Promise<Sheets>;
}

const PREFIX = 'delta-upload-';
const HOUR = 60 * 60_000;
/** Not the ending of a table, or the importer would look for its name. */
const TABLE_FILE = 'table';
const WORKBOOK_BYTES = 50_000_000;
const UNUSUAL = /[^\p{L}\p{N} _-]/gu;

/** Unpacks an upload into a private folder for as long as `work` needs it. */
export async function withUpload<Result>(
  { name, bytes, table }: { name: string; bytes: Buffer; table: Recognised | null },
  work: (upload: OpenedUpload) => Promise<Result>,
): Promise<Result> {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(await open(folder, { name, bytes, table }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function open(
  folder: string,
  { name, bytes, table }: { name: string; bytes: Buffer; table: Recognised | null },
): Promise<OpenedUpload> {
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
    await repack(unpacked, files, join(folder, `${name.replace(/\.xlsx$/i, '').replaceAll(UNUSUAL, '_')}.xlsx`));
    return { folder, readSheets: readWorkbook };
  }
  if (files.includes('mimetype')) throw new RefusedUpload('not_a_league');
  return { folder: innermostFolder(unpacked), readSheets: readWorkbooks };
}

/** The library reads a workbook into memory, by another list of its files than the one that was counted. */
async function repack(folder: string, files: readonly string[], path: string) {
  const contents = await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file))] as const));
  await rm(folder, { recursive: true });
  await writeFile(path, zipSync(Object.fromEntries(contents), { level: 0 }), { mode: 0o600 });
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
  const pause = createPause();
  for (const record of records) {
    sheet.records.push(record);
    await pause();
  }
  const table = chosen ?? tableOfFileName(name) ?? recogniseTable(sheet.records[0]?.cells ?? []);
  if (table === 'roster') return splitRoster(sheet);
  if (table !== null) return new Map([[table, sheet]]);
  report({ file: name, line: null, column: null, ...because('unknownTable') });
  return new Map();
}

/** What a process left that was killed. */
async function removeAbandoned() {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const path = join(tmpdir(), name);
    const modified = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - modified > HOUR) await rm(path, { recursive: true, force: true });
  }
}
