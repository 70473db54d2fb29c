import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearestTo } from '#domain/formatting/nearest.ts';
import { readCsv, type CsvRecord } from './csv.ts';
import { fileText } from './file-text.ts';
import { mediaSource } from './media-source.ts';
import { newsSource } from './news-source.ts';
import { because, withHint, type Reason } from './problems.ts';
import { reported, type Report, type Source, type SourceRecord } from './source-record.ts';
import type { TableFile } from './table-file.ts';
import { columnsByHeading } from './heading-words.ts';
import { normalise } from './value-words.ts';
import type { Sheet, Sheets } from './workbook.ts';

export const csvName = (table: TableFile) => `${table.name}.csv`;

export interface SourceOptions {
  sheets: Sheets;
  mapCell?: MapCell | undefined;
}

/** Null when the folder has no file for the table. Problems are reported as they are found. */
export function openSource(
  folder: string,
  table: TableFile,
  report: Report,
  { sheets, mapCell }: SourceOptions,
): Source | null {
  const source =
    table.name === 'media'
      ? mediaSource(folder, report)
      : table.name === 'news'
        ? newsSource(folder, table, report)
        : tableSource(folder, table, report, sheets.get(table.name));
  return source && mapCell ? mapCells(source, mapCell) : source;
}

/** Changes the text of a cell before it is parsed. */
export type MapCell = (cell: string, column: string) => string;

function mapCells({ header, records }: Source, mapCell: MapCell): Source {
  function* mapped(): Generator<SourceRecord> {
    for (const record of records) {
      yield { ...record, cells: record.cells.map((cell, at) => mapCell(cell, header[at] ?? '')) };
    }
  }
  return { header, records: mapped() };
}

/** From a CSV file or a sheet of a workbook. */
function tableSource(folder: string, table: TableFile, report: Report, sheet: Sheet | undefined): Source | null {
  const path = join(folder, csvName(table));
  if (!existsSync(path)) return sheet ? recordsSource(table, sheet.file, sheet.records.values(), report) : null;
  const file = csvName(table);
  if (sheet)
    report({ file, line: null, column: null, ...because('tableTwice', { table: table.name, file: sheet.file }) });
  const text = fileText(path, (encoding) => {
    if (encoding === 'windows-1251')
      report({ file, line: null, column: null, ...because('windows1251'), isNote: true });
  });
  return recordsSource(table, file, reported(readCsv(text), file, report), report);
}

function recordsSource(
  table: TableFile,
  file: string,
  records: IterableIterator<CsvRecord>,
  report: Report,
): Source | null {
  const { value: first } = records.next() as IteratorResult<CsvRecord, undefined>;
  if (!first) {
    report({ file, line: 1, column: null, ...because('fileEmpty') });
    return null;
  }
  const width = first.cells.length;
  const reportColumn: ReportColumn = (column, reason, isNote) =>
    report({ file, line: first.line, column, ...reason, ...(isNote && { isNote }) });
  const header = readHeader(table, first.cells, reportColumn);
  // Rows without a column that all need would only repeat that it is missing.
  const isUsable = table.columns.every(({ name, required }) => !required || header.includes(name));
  function* rows(): Generator<SourceRecord> {
    for (const { line, cells, isUnfinished } of records) {
      const reportLine = (reason: Reason) => report({ file, line, column: null, ...reason });
      if (isUnfinished && cells.length < width) {
        reportLine(because('cutLine', { cells: cells.length, columns: width }));
        return;
      }
      if (cells.length > header.length && cells.slice(header.length).some((cell) => cell !== ''))
        reportLine(because('tooManyCells', { cells: cells.length, columns: header.length }));
      yield { file, line, cells };
    }
  }
  return { header, records: isUsable ? rows() : [] };
}

type ReportColumn = (column: string, reason: Reason, isNote?: true) => void;

function readHeader(table: TableFile, cells: readonly string[], reportColumn: ReportColumn) {
  const known = columnsByHeading(table);
  const names = table.columns.map(({ name }) => name);
  const seen = new Set<string>();
  const header = cells.map((cell) => {
    const written = normalise(cell);
    if (written === '') return null;
    const name = known.get(written);
    if (name === undefined) {
      const meant = nearestTo(written, known.keys());
      const hint = meant ? `; did you mean ${known.get(meant)}?` : `; there are ${names.join(', ')}`;
      reportColumn(cell.slice(0, 60), withHint(because('unknownColumn'), hint), true);
      return null;
    }
    if (seen.has(name)) reportColumn(name, because('columnTwice'));
    seen.add(name);
    return name;
  });
  for (const { name, required } of table.columns) {
    if (required && !seen.has(name)) reportColumn(name, because('columnMissing'));
  }
  return header;
}
