import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearestTo } from '#domain/formatting/nearest.ts';
import { asText } from '#server/db/league-tables/league-table.ts';
import { correct, type Correction } from './corrections.ts';
import { readCsv, type CsvRecord } from './csv.ts';
import { fileText, type Encoding } from './file-text.ts';
import { mediaSource } from './media-source.ts';
import { newsSource } from './news-source.ts';
import { because, FileProblem, withHint, type Reason } from './problems.ts';
import {
  reported,
  type Report,
  type RosterPart,
  type Sheet,
  type Sheets,
  type Source,
  type SourceRecord,
} from './source-record.ts';
import type { TableFile } from './table-file.ts';
import type { TableFormat } from './source-record.ts';
import { columnsByHeading } from './heading-words.ts';
import { normalise } from './value-words.ts';

export const csvName = (table: TableFile) => `${table.name}.csv`;

export interface SourceOptions {
  sheets: Sheets;
  mapCell?: MapCell | undefined;
  corrections?: readonly Correction[] | undefined;
  /** Of a table; what is too long is not read to its end. */
  maxRows?: number | undefined;
  /** Lines with a mistake that are not read, as `lineId` names them. */
  leaveOut?: ReadonlySet<string> | undefined;
}

export const lineId = ({ file, line }: Pick<SourceRecord, 'file' | 'line'>): string => `${file}\0${line}`;

/** Null when the folder has no file for the table. Problems are reported as they are found. */
export function openSource(
  folder: string,
  table: TableFile,
  report: Report,
  { sheets, mapCell, corrections = [], leaveOut, maxRows }: SourceOptions,
): Source | null {
  const found =
    table.name === 'media'
      ? mediaSource(folder, report)
      : table.name === 'news'
        ? newsSource(folder, table, report)
        : tableSource(folder, table, report, sheets.get(table.name));
  if (!found) return null;
  const hasKey = table.columns.some(({ name }) => name === 'key');
  const source = corrections.length > 0 ? correct(found, corrections, hasKey) : found;
  const { written } = source;
  const bounded =
    maxRows === undefined || !written
      ? source
      : { ...source, records: reported(atMost(source.records, maxRows), written.file, report) };
  const mapped = mapCell ? mapCells(bounded, mapCell) : bounded;
  const kept = leaveOut ? { ...mapped, records: without(mapped.records, leaveOut) } : mapped;
  const { roster } = sheets.get(table.name) ?? {};
  return roster ? linkRoster(table, kept, roster) : kept;
}

/** Changes the text of a cell before it is parsed. */
export type MapCell = (cell: string, column: string) => string;

function* without(records: Iterable<SourceRecord>, leftOut: ReadonlySet<string>): Generator<SourceRecord> {
  for (const record of records) if (!leftOut.has(lineId(record))) yield record;
}

function* atMost(records: Iterable<SourceRecord>, most: number): Generator<SourceRecord> {
  let count = 0;
  for (const record of records) {
    if (count === most) throw new FileProblem(record.line, because('tooManyRows', { most }));
    count += 1;
    yield record;
  }
}

function mapCells(source: Source, mapCell: MapCell): Source {
  const { header, records } = source;
  function* mapped(): Generator<SourceRecord> {
    for (const record of records) {
      yield { ...record, cells: record.cells.map((cell, at) => mapCell(cell, header[at] ?? '')) };
    }
  }
  return { ...source, records: mapped() };
}

/** From a CSV file or a sheet of a workbook. */
function tableSource(folder: string, table: TableFile, report: Report, sheet: Sheet | undefined): Source | null {
  const path = join(folder, csvName(table));
  if (!existsSync(path))
    return sheet ? recordsSource(table, { ...sheet, records: sheet.records.values() }, report) : null;
  const file = csvName(table);
  if (sheet)
    report({ file, line: null, column: null, ...because('tableTwice', { table: table.name, file: sheet.file }) });
  const { records, format } = openCsv(path, file, report);
  return recordsSource(table, { file, records, format }, report);
}

/** The records of a CSV file; the format is known once the first was read. */
export function openCsv(path: string, file: string, report: Report) {
  const format = { kind: 'csv', encoding: 'utf-8' as Encoding, delimiter: ',' } satisfies TableFormat;
  const text = fileText(path, (encoding) => {
    format.encoding = encoding;
    if (encoding === 'windows-1251')
      report({ file, line: null, column: null, ...because('windows1251'), isNote: true });
  });
  const records = readCsv(text, (delimiter) => {
    format.delimiter = delimiter;
  });
  return { records: reported(records, file, report), format };
}

/** The second table of a roster refers to the players of the first by their lines. */
function linkRoster(table: TableFile, source: Source, { keys, team, shirtNumber }: RosterPart): Source {
  if (table.name === 'players')
    return {
      ...source,
      onRow: (line, { key }) => line !== null && keys.set(line, asText(key)),
      memberIn: (cells) => ({ team: cells[team] ?? '', shirtNumber: cells[shirtNumber] ?? '' }),
    };
  const at = source.header.indexOf('player');
  function* ofKnownPlayers(): Generator<SourceRecord> {
    for (const record of source.records) {
      const key = keys.get(record.line ?? 0);
      if (key !== undefined) yield { ...record, cells: record.cells.with(at, key) };
    }
  }
  return { ...source, records: ofKnownPlayers() };
}

interface Written extends Omit<Sheet, 'records'> {
  records: IterableIterator<CsvRecord>;
}

function recordsSource(table: TableFile, { file, records, format, roster }: Written, report: Report): Source | null {
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
  return {
    header,
    records: isUsable ? rows() : [],
    written: { file, format, headings: roster?.headings ?? first.cells },
  };
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
