import { cleanName, tidy } from './clean-name.ts';
import { filled, findColumns, findHeadingRow, isHeadingRow, type Columns, type SheetRow } from './find-columns.ts';
import { teamFinder, type TeamFinder } from './find-team.ts';
import { isAside, readHeading, type ColumnKind } from './headings.ts';
import { plainText } from './clean-name.ts';
import {
  isCaptain,
  isNothing,
  isSurname,
  readLine,
  readPosition,
  readPositionTitle,
  readShirtNumber,
} from './read-cell.ts';
import { readDay } from './read-day.ts';
import { subjectOf, type SheetSubject } from './sheet-subject.ts';
import { unfoldSheet, type Sheet, type SheetPart } from './unfold-sheet.ts';

/** What a person chose above the columns; by the shape of the sheet, so that it holds for the next one that looks the same. */
export interface ChosenColumns {
  shape: string;
  kinds: readonly (ColumnKind | null)[];
}

export interface ListOptions {
  /** Of the file; says little. */
  name: string;
  today: string;
  knownTeams: readonly string[];
  columns?: readonly ChosenColumns[];
  /** Whose players those are for whom the list says no team. */
  team?: string | null;
  /** [IM23] Which sheets are read, where somebody says otherwise than was found. */
  sheets?: readonly { name: string; isRead: boolean }[];
}

export interface ReadPlayer {
  /** The line, with the sheet and the first column of a list beside others. */
  id: number;
  /** As written. */
  team: string;
  name: string;
  number: string;
  birthDate: string;
  position: string;
  joinedOn: string;
  captain: boolean;
  /** The name as it was written, where it was cleaned. */
  writtenName: string | null;
  /** What could not be read and is left empty. */
  dropped: string[];
  cells: readonly string[];
}

/** A table as it stands in the file, with what its columns were taken for. */
export interface Shape {
  shape: string;
  headings: readonly string[];
  kinds: readonly (ColumnKind | null)[];
  /** The first rows. */
  sample: readonly SheetRow[];
  sheets: string[];
  rows: number;
}

export interface SkippedRow {
  id: number;
  text: string;
}

export interface SheetFound {
  name: string;
  /** What it is about, if it is no list of players. */
  about: SheetSubject | null;
  isRead: boolean;
  players: number;
}

export interface ReadList {
  sheets: SheetFound[];
  players: ReadPlayer[];
  shapes: Shape[];
  /** Lines that are no players. */
  skipped: SkippedRow[];
}

const SAMPLE = 6;
const [LINES, COLUMNS] = [1_000_000, 1000];

const rowId = (sheet: number, column: number, line: number): number => (sheet * COLUMNS + column) * LINES + line;

/** Where a row stands: which sheet, counted from 0, and which line of it. */
export const placeOfRow = (id: number) => ({ sheet: Math.floor(id / LINES / COLUMNS), line: id % LINES });

/** [IM20] Names without anything beside them, of which most are no people: a list of teams. */
export function isTeamList({ players, shapes }: ReadList): boolean {
  const kinds = shapes.flatMap((shape) => shape.kinds.filter((kind) => kind !== null));
  const isAlone = kinds.every((kind) => ['name', 'player', 'team'].includes(kind));
  const hasMore = players.some(({ number, birthDate, position, team }) => number + birthDate + position + team !== '');
  const people = players.filter(({ name }) => name.includes(' ') && isSurname(name.split(' ').at(-1) ?? ''));
  return isAlone && !hasMore && players.length > 1 && people.length < players.length * 0.4;
}

/** [IM1]–[IM16] The players of a list as people keep it. */
export function readList(sheets: readonly Sheet[], options: ListOptions): ReadList {
  const finder = teamFinder(options.knownTeams);
  const read: ReadList = { sheets: [], players: [], shapes: [], skipped: [] };
  for (const [at, sheet] of sheets.entries()) {
    const about = aboutSheet(sheet, sheets.length);
    const isRead = options.sheets?.find(({ name }) => name === sheet.name)?.isRead ?? about === null;
    const before = read.players.length;
    if (isRead) for (const part of unfoldSheet(sheet)) readPart(part, { sheet, at }, { ...options, finder }, read);
    read.sheets.push({ name: sheet.name, about, isRead, players: read.players.length - before });
  }
  return read;
}

/** The only sheet is a list of players unless it clearly is not: there is no other that could be. */
function aboutSheet(sheet: Sheet, sheets: number): SheetSubject | null {
  const subject = subjectOf(sheet);
  return sheets > 1 || subject === 'matches' || subject === 'table' ? subject : null;
}

interface Where {
  sheet: Sheet;
  at: number;
}

function readPart(
  part: SheetPart,
  { sheet, at }: Where,
  options: ListOptions & { finder: TeamFinder },
  into: ReadList,
) {
  const { finder, today, team: chosenTeam = null } = options;
  const { rows, column } = part;
  const headingAt = findHeadingRow(rows);
  const header = rows[headingAt]?.cells ?? [];
  const body = rows.slice(headingAt + 1);
  const isWide = body.filter(({ cells }) => filled(cells).length > 1).length > body.length / 3;
  const isNumbered =
    !isWide && body.filter(({ cells }) => readLine(cells.find(Boolean) ?? '').number !== '').length > body.length * 0.5;
  const isTitle = (row: SheetRow, next: SheetRow | undefined) =>
    isBlockTitle(row, next, { finder, isWide, isNumbered });
  const data = body.filter(
    (row, index) =>
      !isHeadingRow(row) &&
      positionAlone(row) === null &&
      !isTitle(row, body[index + 1]) &&
      !isAside(filled(row.cells)[0] ?? ''),
  );
  const columns = choose(findColumns(header, data, { today, isTeam: finder.isKnown }), options.columns);
  const shape = shapeOf(columns);
  const titles = rows.slice(0, Math.max(0, headingAt));
  const said = titles.flatMap(({ cells }) => finder.inTitle(cells) ?? [])[0];
  const maybe = titles.flatMap(({ cells }) => finder.maybeInTitle(cells) ?? []);
  const around =
    part.team ??
    said ??
    finder.ofSheet(sheet.name) ??
    (maybe.length === 1 ? maybe[0] : undefined) ??
    finder.ofFile(options.name) ??
    chosenTeam ??
    '';
  let [block, before, group] = ['', '', ''];
  let count = 0;
  const skip = ({ line, cells }: SheetRow) =>
    into.skipped.push({ id: rowId(at, column, line), text: filled(cells).map(tidy).join(' ') });
  for (const [index, row] of body.entries()) {
    const [first = ''] = filled(row.cells);
    if (first === '') continue;
    if (isHeadingRow(row)) continue;
    const position = positionAlone(row);
    if (position !== null) {
      group = position;
      continue;
    }
    if (isTitle(row, body[index + 1])) {
      block = finder.ofBlock(first);
      [before, group] = ['', ''];
      continue;
    }
    const player = isAside(first) ? null : readRow(row, columns, today);
    if (player === null || player.name === '') {
      skip(row);
      continue;
    }
    const own = tidy(cellOf(row, columns, 'team'));
    before = isNothing(own) ? before : own;
    count += 1;
    into.players.push({
      ...player,
      position: player.position || group,
      id: rowId(at, column, row.line),
      team: before || block || around,
      cells: row.cells,
    });
  }
  if (count === 0 && data.length === 0) return;
  const known = into.shapes.find((one) => one.shape === shape);
  if (known) {
    known.rows += count;
    if (!known.sheets.includes(sheet.name)) known.sheets.push(sheet.name);
  } else
    into.shapes.push({
      shape,
      headings: columns.headings,
      kinds: columns.kinds,
      sample: data.slice(0, SAMPLE),
      sheets: [sheet.name],
      rows: count,
    });
}

const shapeOf = ({ headings, kinds }: Columns): string =>
  filled(headings).length > 0 ? headings.map(plainText).join('|') : `${kinds.length}`;

/** [IM3] What somebody chose is what holds. */
function choose(columns: Columns, chosen: readonly ChosenColumns[] = []): Columns {
  const own = chosen.find(({ shape }) => shape === shapeOf(columns));
  return own ? { ...columns, kinds: columns.kinds.map((_, at) => own.kinds[at] ?? null) } : columns;
}

interface TitleContext {
  finder: TeamFinder;
  isWide: boolean;
  isNumbered: boolean;
}

/** [IM15] A line with the team of those below: one cell, or the same in all that were merged. */
function isBlockTitle(
  row: SheetRow,
  next: SheetRow | undefined,
  { finder, isWide, isNumbered }: TitleContext,
): boolean {
  const written = [...new Set(filled(row.cells).map(tidy))];
  const [first = ''] = written;
  const isSaid = written.length === 2 && readHeading(first) === 'team' && readHeading(written[1] ?? '') === null;
  if (isSaid && isWide && next !== undefined && isHeadingRow(next)) return true;
  const isHeading = readHeading(first) !== null && finder.inTitle([first]) === null;
  if (written.length !== 1 || isHeading || next === undefined) return false;
  if (!isWide) return finder.isBlockTitle(first, { isNumbered });
  return (filled(next.cells).length > 1 || isHeadingRow(next)) && finder.isBlockTitle(first, { isNumbered: true });
}

/** [IM9] */
function positionAlone({ cells }: SheetRow): string | null {
  const [only = '', ...more] = new Set(filled(cells).map(tidy));
  return more.length === 0 ? readPositionTitle(only) : null;
}

const cellOf = ({ cells }: SheetRow, { kinds }: Columns, kind: ColumnKind): string => cells[kinds.indexOf(kind)] ?? '';

type Values = Omit<ReadPlayer, 'id' | 'team' | 'cells'>;

function readRow(row: SheetRow, columns: Columns, today: string): Values {
  const dropped: string[] = [];
  const cell = (kind: ColumnKind) => {
    const text = tidy(cellOf(row, columns, kind));
    return isNothing(text) ? '' : text;
  };
  const dayIn = (kind: 'birthDate' | 'joinedOn', text = cell(kind)) => {
    const isMonthFirst = columns.monthFirst.has(columns.kinds.indexOf(kind));
    const day = readDay(text, { today, isMonthFirst });
    // [IM6] A year alone is no day.
    const isYear = day === null && /^\d{4}\s*г?\.?$/.test(text);
    if (isYear) dropped.push(text);
    return day ?? (isYear ? '' : text);
  };
  const written = cell('player') || cell('name');
  const line = readLine(written, { keepsNumber: cell('number') === '' });
  const inParts = [cell('firstName'), cell('middleName'), cell('lastName')].filter(Boolean).join(' ');
  const at = columns.kinds.findIndex((kind) => kind === 'name' || kind === 'player');
  const isWhole = cell('player') !== '' || /\d|[([|/]|\s[-–—]\s/u.test(written);
  const plain = isWhole ? line.name : written.replace(/\s*,\s*$/u, '');
  const composed = written === '' ? inParts : [plain, cell('lastName')].filter(Boolean).join(' ');
  const words = composed.split(' ');
  const ordered =
    columns.reversed.has(at) && words.length > 1 && !composed.includes(',')
      ? [...words.slice(1), words[0]].join(' ')
      : composed;
  const name = /\p{L}/u.test(ordered) ? cleanName(ordered.replace(/[\s,/-]*[([][^)\]]{1,12}[)\]]\s*$/u, '')) : '';
  const number = cell('number') || (columns.counted.has(at) ? '' : line.number);
  const position = cell('position') || line.position;
  const [readNumber, readPlace] = [readShirtNumber(number), readPosition(position)];
  const saysCaptain = /^(к|капитан|captain|c|кап)$/u.test(plainText(position));
  if (position !== '' && readPlace === null && !saysCaptain) dropped.push(position);
  const captainCell = plainText(cell('captain'));
  return {
    name,
    number: readNumber === null ? number : String(readNumber),
    birthDate: dayIn('birthDate', cell('birthDate') || line.birthDate),
    position: readPlace ?? '',
    joinedOn: dayIn('joinedOn'),
    captain:
      line.isCaptain ||
      saysCaptain ||
      isCaptain(inParts) ||
      isCaptain(cell('number')) ||
      /^(да|yes|к|c|х|x|1|капитан|captain|v)$/u.test(captainCell),
    writtenName: name === '' || name === composed ? null : composed,
    dropped,
  };
}
