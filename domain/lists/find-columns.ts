import { isNothing, isFullName, isSurname, isWord, readLine, readPosition, readShirtNumber } from './read-cell.ts';
import { plainText } from './clean-name.ts';
import { readHeading, type ColumnKind } from './headings.ts';
import { isMonthFirst, readDay } from './read-day.ts';

export interface SheetRow {
  line: number;
  cells: readonly string[];
}

export interface Columns {
  /** What each column holds; null for one that is not read. */
  kinds: (ColumnKind | null)[];
  /** As the sheet has them; empty without a row of headings. */
  headings: readonly string[];
  /** Columns with names that begin with the surname. */
  reversed: ReadonlySet<number>;
  monthFirst: ReadonlySet<number>;
  /** Columns of whole players whose numbers only count them. */
  counted: ReadonlySet<number>;
}

const ROWS_ABOVE = 25;
const ROWS_LOOKED_AT = 400;

export const filled = (cells: readonly string[]): string[] => cells.filter((cell) => cell.trim() !== '');

const headingScore = (cells: readonly string[]): number => {
  const known = cells.map(readHeading).filter((kind) => kind !== null);
  return new Set(known).size;
};

/** [IM1] Whether a row holds headings: at least two different ones, or the only cell of the row names a column of names. */
export function isHeadingRow({ cells }: SheetRow): boolean {
  const written = filled(cells);
  const score = headingScore(cells);
  if (written.length === 1)
    return /^(име|имена|играч|играчи|name|player|име и фамилия|три имена)$/u.test(plainText(written[0] ?? ''));
  // Names and days are no headings.
  const others = written.filter((cell) => readHeading(cell) === null);
  return score >= 2 && others.length <= score && !others.some((cell) => /\d/.test(cell));
}

/** [IM1] The row of headings: the best of the first rows; -1 without one. */
export function findHeadingRow(rows: readonly SheetRow[]): number {
  const scores = rows.slice(0, ROWS_ABOVE).map((row) => (isHeadingRow(row) ? headingScore(row.cells) : 0));
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.indexOf(best);
}

/** How many of the filled cells of a column are of a kind. */
const share = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

interface Known {
  today: string;
  /** Whether the league or the list has such a team. */
  isTeam: (cell: string) => boolean;
}

/** [IM2] [IM3] What the columns hold: as their headings say where the cells do not contradict, else by the cells. */
export function findColumns(headings: readonly string[], rows: readonly SheetRow[], known: Known): Columns {
  const looked = rows.slice(0, ROWS_LOOKED_AT);
  const width = Math.max(headings.length, ...looked.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => {
    const all = looked.map(({ cells }) => cells[at] ?? '');
    const heading = readHeading(headings[at] ?? '');
    return { at, heading, title: (headings[at] ?? '').trim(), all, cells: all.filter((cell) => !isNothing(cell)) };
  });
  type Column = (typeof columns)[number];
  const kinds: (ColumnKind | null)[] = columns.map(() => null);
  const has = (kind: ColumnKind) => kinds.includes(kind);
  const free = ({ at, heading, cells }: Column) =>
    kinds[at] === null && cells.length > 0 && heading !== 'other' && heading !== 'counter';
  const take = (column: Column | undefined, kind: ColumnKind) => {
    if (column && !has(kind)) kinds[column.at] = kind;
  };
  const isDay = (cell: string) =>
    readDay(cell, known) !== null || readDay(cell, { ...known, isMonthFirst: true }) !== null;
  const isNumber = (cell: string) => readShirtNumber(cell) !== null;
  const isPosition = (cell: string) => readPosition(cell) !== null;
  const fits: Partial<Record<ColumnKind, (cell: string) => boolean>> = {
    number: isNumber,
    birthDate: (cell) => isDay(cell) || /^\d{4}\s*г?\.?$/.test(cell.trim()) || /\d.*\d/.test(cell),
    joinedOn: isDay,
    position: (cell) => isPosition(cell) || !(isDay(cell) || isNumber(cell) || isPerson(cell)),
    name: (cell) => !isDay(cell) && !isNumber(cell) && !isPosition(cell),
    team: (cell) => !isDay(cell),
  };
  for (const column of columns) {
    const { heading, cells } = column;
    if (heading === null || ['other', 'counter', 'anyNumber', 'anyDay'].includes(heading)) continue;
    const kind = heading === 'reversed' ? 'name' : (heading as ColumnKind);
    const isFitting = fits[kind];
    if (cells.length === 0 || !isFitting || share(cells, isFitting) >= 0.5) take(column, kind);
  }
  // „№“ counts the lines if there is a number of the shirt beside it, or if it only counts.
  for (const column of columns.filter(({ heading }) => heading === 'anyNumber'))
    if (!has('number') && share(column.cells, isNumber) >= 0.5 && !isCounter(column.all)) take(column, 'number');

  const first = (is: (cell: string) => boolean, least: number) =>
    columns.find((column) => free(column) && share(column.cells, is) >= least);
  take(first(isDay, 0.6), 'birthDate');
  // Where names are known, dates of a second column are days of joining only if a heading says so.
  if (!has('position'))
    take(
      first((cell) => isPosition(cell) && !isNumber(cell), 0.7),
      'position',
    );
  if (!has('number'))
    take(
      columns.find(
        (column) =>
          free(column) &&
          column.heading !== 'anyNumber' &&
          share(column.cells, isNumber) >= 0.7 &&
          !isCounter(column.all),
      ),
      'number',
    );

  const single = (column: Column | undefined) => column !== undefined && share(column.cells, isWord) >= 0.7;
  const named = columns.find(({ at }) => kinds[at] === 'name');
  if (named && single(named)) {
    // „Име“ beside „Фамилия“, or one heading over two columns.
    const beside = columns[named.at + 1];
    if (has('lastName')) kinds[named.at] = 'firstName';
    else if (beside && free(beside) && single(beside) && !beside.heading && share(beside.cells, isSurname) >= 0.5) {
      kinds[named.at] = 'firstName';
      kinds[beside.at] = 'lastName';
    }
  } else if (named && has('lastName')) kinds[named.at] = 'firstName';
  if (!has('name') && !has('firstName') && !has('lastName')) nameColumns();
  if (!has('team'))
    take(
      columns.find((column) => free(column) && isTeamColumn(column)),
      'team',
    );

  function nameColumns() {
    const open = columns.filter(
      (column) => free(column) && !(column.cells.length > 3 && share(column.cells, known.isTeam) >= 0.6),
    );
    const isMixed = (cell: string) => {
      const { number, birthDate, position, name } = readLine(cell);
      return (number !== '' || birthDate !== '' || position !== '') && /\p{L}{2}/u.test(name);
    };
    const full = open.toSorted((a, b) => share(b.cells, isPerson) - share(a.cells, isPerson))[0];
    const mixed = open.find(({ cells }) => share(cells, isMixed) >= 0.5);
    if (mixed && share(mixed.cells, isMixed) >= share(full?.cells ?? [], isPerson)) return take(mixed, 'player');
    if (full && share(full.cells, isPerson) >= 0.5) return take(full, mixed ? 'player' : 'name');
    const words = open.filter((column) => single(column) && isVaried(column.cells));
    const [one, two, three] = words;
    if (one && two) {
      const last = [one, two, three]
        .filter((column) => column !== undefined)
        .toSorted((a, b) => share(b.cells, isSurname) - share(a.cells, isSurname))[0];
      if (three && last !== two) {
        take(one, 'firstName');
        take(two, 'middleName');
        return take(three, 'lastName');
      }
      take(last, 'lastName');
      return take(last === one ? two : one, 'firstName');
    }
    if (full && share(full.cells, isFullName) >= 0.5 && share(full.cells, isSentence) < 0.3) return take(full, 'name');
    take(one ?? open.find(({ cells }) => share(cells, (cell) => isFullName(cell) || isWord(cell)) >= 0.7), 'name');
  }

  /** Known teams, or a text that stands in few lines or repeats. */
  function isTeamColumn({ cells, all, heading }: Column): boolean {
    if (cells.length === 0 || heading !== null) return false;
    if (share(cells, known.isTeam) >= 0.5) return true;
    const isText = share(cells, (cell) => /\p{L}{3}/u.test(cell) && !isPosition(cell)) >= 0.9;
    const different = new Set(cells.map(plainText)).size;
    return (
      isText &&
      all.length >= 6 &&
      (different <= all.length / 4 || cells.length <= all.length / 5) &&
      different < all.length
    );
  }

  const days = columns.filter(({ at }) => kinds[at] === 'birthDate' || kinds[at] === 'joinedOn');
  const names = columns.filter(({ at }) => kinds[at] === 'name' || kinds[at] === 'player');
  return {
    kinds,
    headings,
    reversed: new Set(
      names.filter(({ cells, heading }) => heading === 'reversed' || isReversed(cells)).map(({ at }) => at),
    ),
    counted: new Set(
      names.filter(({ cells }) => isCounter(cells.map((cell) => readLine(cell).number))).map(({ at }) => at),
    ),
    monthFirst: new Set(days.filter(({ cells }) => isMonthFirst(cells)).map(({ at }) => at)),
  };
}

const isSentence = (cell: string): boolean => /[.!?:]\s*$/u.test(cell) || cell.trim().split(/\s+/u).length > 5;

/** A person's name: two words or more, the last or the first of them as surnames end. */
const isPerson = (cell: string): boolean =>
  isFullName(cell) &&
  cell
    .trim()
    .split(/\s+/u)
    .some((word) => isSurname(word.replaceAll(/\P{L}/gu, '')));

/** 1, 2, 3 … down the list, or down each team. */
export function isCounter(cells: readonly string[]): boolean {
  const numbers = cells.map(readShirtNumber).filter((number) => number !== null);
  const follows = numbers.filter((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1);
  return numbers.length >= 3 && numbers[0] === 1 && follows.length === numbers.length;
}

const isVaried = (cells: readonly string[]): boolean => new Set(cells.map(plainText)).size > cells.length / 2;

/** „Петров Иван“: most names begin with what ends as a surname, and end with what does not. */
function isReversed(cells: readonly string[]): boolean {
  const ordered = cells.map((cell) => cell.trim().split(/\s+/u)).filter((words) => words.length === 2);
  const backwards = ordered.filter(([one = '', two = '']) => isSurname(one) && !isSurname(two));
  return ordered.length >= 3 && backwards.length > ordered.length * 0.6;
}
