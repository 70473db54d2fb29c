import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { readZip } from '#server/league-files/upload/read-zip.ts';
import { RefusedUpload } from '#server/league-files/upload/refused-upload.ts';
import type { CsvRecord } from './csv.ts';
import { because, type Reason } from './problems.ts';
import { recogniseTable, splitRoster } from './recognise.ts';
import type { Report, Sheet, Sheets } from './source-record.ts';
import { TABLE_NAMES, type TableName } from './table-file.ts';
import { tableOfSheet } from './heading-words.ts';
import { packSheet, SheetTooLarge } from './pack-sheet.ts';

/** A workbook is read into memory. */
const LARGEST = 20_000_000;
/** The same without compression. */
export const WORKBOOK_BYTES = 50_000_000;

/**
 * The sheets of all workbooks in a folder. A sheet is known by its name (teams, Отбори), or the first by the name of the file
 * (teams.xlsx).
 */
export async function readWorkbooks(folder: string, report: Report): Promise<Sheets> {
  const sheets = new Map<TableName, Sheet>();
  for (const file of readdirSync(folder).toSorted()) {
    // Excel's own lock files begin with ~$.
    if (!/\.xlsx$/i.test(file) || file.startsWith('~$')) continue;
    const problem = (reason: Reason) => report({ file, line: null, column: null, ...reason });
    if (statSync(join(folder, file)).size > LARGEST) {
      problem(because('bookTooLarge', { size: LARGEST / 1_000_000 }));
      continue;
    }
    const read = await readBook(join(folder, file), problem);
    const fileTable = TABLE_NAMES.find((name) => `${name}.xlsx` === file.toLowerCase()) ?? null;
    const isNamed = read.some(({ sheet }) => tableOfSheet(sheet) !== null);
    for (const [at, { sheet, records }] of read.entries()) {
      const named = tableOfSheet(sheet) ?? (!isNamed && at === 0 ? fileTable : null);
      const where = read.length === 1 ? file : `${file} (${sheet})`;
      const whole: Sheet = { file: where, records, format: { kind: 'xlsx' } };
      const table = named ?? (isNamed ? null : recogniseTable(records[0]?.cells ?? []));
      if (table === 'roster') {
        for (const [name, part] of splitRoster(whole)) sheets.set(name, part);
        continue;
      }
      const taken = table && sheets.get(table);
      if (!table || taken)
        report({
          file: where,
          line: null,
          column: null,
          ...(taken ? because('sheetTaken', { table, file: taken.file }) : because('sheetUnknown')),
          ...(!taken && { isNote: true }),
        });
      else sheets.set(table, whole);
    }
  }
  return sheets;
}

type Cell = string | number | boolean | Date | null;

/** The sheets of a workbook with their rows as texts. */
export async function readBook(
  path: string,
  problem: (reason: Reason) => void,
): Promise<{ sheet: string; records: CsvRecord[] }[]> {
  // Loaded only when there is a workbook.
  const { default: readXlsxFile, InvalidInputError, InvalidSpreadsheetError } = await import('read-excel-file/node');
  try {
    const packed = await packSheets(readFileSync(path));
    const sheets = (await readXlsxFile(packed)) as unknown as { sheet: string; data: Cell[][] }[];
    return sheets.map(({ sheet, data }) => ({ sheet, records: toRecords(data) }));
  } catch (error) {
    if (error instanceof SheetTooLarge) problem(error.reason);
    else if (error instanceof RefusedUpload && error.reason === 'too_large_unpacked')
      problem(because('bookTooLarge', { size: WORKBOOK_BYTES / 1_000_000 }));
    else if ([RefusedUpload, InvalidInputError, InvalidSpreadsheetError].some((kind) => error instanceof kind))
      problem(because('bookUnreadable'));
    else throw error;
    return [];
  }
}

/**
 * The library makes a matrix up to the last row and column: one cell far away would fill the memory. It gets the same
 * workbook with the rows that have something in them, one after the other, and the number of each in its first cell.
 */
async function packSheets(bytes: Buffer): Promise<Buffer> {
  const files: Record<string, Uint8Array> = {};
  let size = 0;
  for (const entry of readZip(bytes)) {
    const content = await entry.read(WORKBOOK_BYTES - size);
    size += content.length;
    const isXml = /\.xml$/i.test(entry.name);
    files[entry.name] = isXml ? packSheet(Buffer.from(content)) : content;
  }
  return Buffer.from(zipSync(files, { level: 0 }));
}

const toRecords = (rows: readonly Cell[][]): CsvRecord[] =>
  rows
    .map(([line, ...cells]) => ({ line: Number(line), cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  // Formulas leave 7.300000000000001.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  return typeof cell === 'string' ? cell : momentText(cell);
}

/** A workbook has days and hours without a zone, as numbers of days since 1899. */
function momentText(date: Date): string {
  const shown = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  const [day, time] = [shown.slice(0, 10), shown.slice(11, 19)];
  if (day < '1901') return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}
