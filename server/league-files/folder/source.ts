import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearestTo } from '#domain/formatting/nearest.ts';
import { readCsv } from './csv.ts';
import { fileText } from './file-text.ts';
import { mediaSource } from './media-source.ts';
import { newsSource } from './news-source.ts';
import { reported, type Report, type Source, type SourceRecord } from './source-record.ts';
import type { TableFile } from './table-file.ts';

export const csvName = (table: TableFile) => `${table.name}.csv`;

/** Null when the folder has no file for the table. Problems are reported as they are found. */
export function openSource(folder: string, table: TableFile, report: Report, mapCell?: MapCell): Source | null {
  const source =
    table.name === 'media'
      ? mediaSource(folder, report)
      : table.name === 'news'
        ? newsSource(folder, table, report)
        : csvSource(folder, table, report);
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

function csvSource(folder: string, table: TableFile, report: Report): Source | null {
  const file = csvName(table);
  const path = join(folder, file);
  if (!existsSync(path)) return null;
  const records = reported(readCsv(fileText(path)), file, report);
  const { value: first } = records.next();
  if (!first) {
    report({ file, line: 1, column: null, message: `the file is empty; its first line names the columns` });
    return null;
  }
  const header = readHeader(table, first.cells, (column, message) =>
    report({ file, line: first.line, column, message }),
  );
  function* rows(): Generator<SourceRecord> {
    for (const { line, cells } of records) {
      if (cells.length > header.length && cells.slice(header.length).some((cell) => cell !== '')) {
        report({
          file,
          line,
          column: null,
          message: `${cells.length} cells, but the first line names ${header.length} columns`,
        });
      }
      yield { file, line, cells };
    }
  }
  return { header, records: rows() };
}

function readHeader(
  table: TableFile,
  cells: readonly string[],
  reportColumn: (column: string, message: string) => void,
) {
  const known = new Set(table.columns.map(({ name }) => name));
  const seen = new Set<string>();
  const header = cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    if (name === '') return null;
    if (!known.has(name)) {
      const meant = nearestTo(name, known);
      reportColumn(
        cell.slice(0, 60),
        `there is no such column${meant ? `; did you mean ${meant}?` : `; there are ${[...known].join(', ')}`}`,
      );
      return null;
    }
    if (seen.has(name)) reportColumn(name, 'the column is there twice');
    seen.add(name);
    return name;
  });
  for (const { name, required } of table.columns) {
    if (required && !seen.has(name)) reportColumn(name, 'the column is missing');
  }
  return header;
}
