import { plainText, tidy } from './clean-name.ts';
import { filled, findHeadingRow, isHeadingRow, type SheetRow } from './find-columns.ts';
import { readHeading } from './headings.ts';
import { isFullName } from './read-cell.ts';

export interface Sheet {
  /** Empty for text. */
  name: string;
  rows: readonly SheetRow[];
}

/** Columns of a sheet that are a list of their own. */
export interface SheetPart {
  rows: readonly SheetRow[];
  /** Where they begin. */
  column: number;
  team: string | null;
}

const ROWS_ABOVE = 10;

/** [IM16] A sheet with teams side by side is a list for each. */
export function unfoldSheet({ rows }: Sheet): SheetPart[] {
  return repeatedHeadings(rows) ?? teamInEachColumn(rows) ?? otherHeadings(rows);
}

/** Blocks whose columns stand in another order, each with the title above its headings. */
function otherHeadings(rows: readonly SheetRow[]): SheetPart[] {
  const at = findHeadingRow(rows);
  const textOf = (row: SheetRow | undefined) => (row?.cells ?? []).map(plainText).join('|').replace(/\|+$/, '');
  const next =
    at < 0 ? -1 : rows.findIndex((row, index) => index > at && isHeadingRow(row) && textOf(row) !== textOf(rows[at]));
  if (next < 0) return [{ rows, column: 0, team: null }];
  const from = filled(rows[next - 1]?.cells ?? []).length <= 2 ? next - 1 : next;
  return [{ rows: rows.slice(0, from), column: 0, team: null }, ...otherHeadings(rows.slice(from))];
}

/** „№ | Име | № | Име“, with the teams in the row above. */
function repeatedHeadings(rows: readonly SheetRow[]): SheetPart[] | null {
  const at = rows.slice(0, ROWS_ABOVE).findIndex(({ cells }) => cells.filter(isNameHeading).length >= 2);
  const header = rows[at]?.cells ?? [];
  const kinds = header.map((cell) => (cell.trim() === '' ? null : (readHeading(cell) ?? cell)));
  const first = kinds[0] ?? kinds.find((kind) => kind !== null);
  const starts = kinds.flatMap((kind, column) => (kind !== null && kind === first ? [column] : []));
  if (at < 0 || starts.length < 2 || starts.length !== header.filter(isNameHeading).length) return null;
  const above = rows[at - 1]?.cells ?? [];
  return starts.map((from, part) => {
    const to = starts[part + 1] ?? Math.max(header.length, ...rows.map(({ cells }) => cells.length));
    return { ...cut(rows.slice(at), from, to), team: tidy(filled(above.slice(from, to))[0] ?? '') || null };
  });
}

const isNameHeading = (cell: string): boolean => ['name', 'reversed', 'firstName'].includes(readHeading(cell) ?? '');

/** „Балик | Вихър | Орел“ with names below each. */
function teamInEachColumn(rows: readonly SheetRow[]): SheetPart[] | null {
  const at = rows.slice(0, ROWS_ABOVE).findIndex(({ cells }) => filled(cells).length >= 2);
  const header = rows[at]?.cells ?? [];
  const below = rows.slice(at + 1);
  const columns = header.flatMap((cell, column) => (cell.trim() === '' ? [] : [column]));
  const isTeam = columns.every((column) => {
    const cells = filled(below.map(({ cells: own }) => own[column] ?? ''));
    const names = cells.filter((cell) => isFullName(cell.replace(/^\d+[.)]?\s*/, '')));
    return readHeading(header[column] ?? '') === null && cells.length >= 3 && names.length >= cells.length * 0.8;
  });
  if (at < 0 || columns.length < 2 || !isTeam) return null;
  return columns.map((column) => ({ ...cut(below, column, column + 1), team: tidy(header[column] ?? '') }));
}

const cut = (rows: readonly SheetRow[], from: number, to: number) => ({
  column: from,
  rows: rows
    .map(({ line, cells }) => ({ line, cells: cells.slice(from, to) }))
    .filter(({ cells }) => filled(cells).length > 0),
});
