import { because, FileProblem } from './problems.ts';

export interface CsvRecord {
  /** The line where it begins, from 1. */
  line: number;
  cells: string[];
  /** The last line, without an end: the file may be cut off. */
  isUnfinished?: true;
}

/** At the start of a cell, inside it, inside its quotation marks, after them. */
type Place = 'start' | 'plain' | 'quoted' | 'closed';

export type Delimiter = ',' | ';';

const BOM = '\uFEFF';
/** Longer than any real cell; a longer one is a missing quotation mark, or malice. */
const LONGEST_CELL = 100_000;
/** Ten times those of the widest table; more are a wrong file, or malice. */
export const MOST_COLUMNS = 500;

/**
 * The records of a CSV text that comes in pieces. The first record decides the delimiter: comma, semicolon or tab. Any line
 * ending is accepted, empty lines are skipped, and the apostrophe of `writeRecord` is removed.
 */
export function* readCsv(
  pieces: Iterable<string>,
  onDelimiter: (delimiter: string) => void = () => {},
): Generator<CsvRecord> {
  let delimiter: string | null = null;
  let line = 1;
  let record: CsvRecord = { line, cells: [] };
  let cell = '';
  let place: Place = 'start';
  let quotedSince = 1;
  let isAfterReturn = false;

  const isAt = (where: Place) => place === where;
  const take = (text: string) => {
    cell += text;
    if (cell.length > LONGEST_CELL) throw new FileProblem(record.line, because('longCell', { most: LONGEST_CELL }));
  };
  const refuseWide = (at: number, columns: number) => {
    if (columns > MOST_COLUMNS) throw new FileProblem(at, because('tooManyColumns', { most: MOST_COLUMNS }));
  };
  const endCell = () => {
    refuseWide(record.line, record.cells.length + 1);
    record.cells.push(withoutGuard(cell));
    cell = '';
    place = 'start';
  };
  const endRecord = () => {
    endCell();
    const ended = record;
    record = { line: line + 1, cells: [] };
    return ended.cells.some((text) => text !== '') ? ended : null;
  };

  for (const piece of withoutBom(pieces)) {
    if (delimiter === null) onDelimiter((delimiter = delimiterOf(piece)));
    const [quote, carriageReturn, guard] = [finder(piece, '"'), finder(piece, '\r'), finder(piece, "'")];
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      if (place === 'start' && record.cells.length === 0 && !isAfterReturn) {
        // Nearly every line is complete and has no quotation mark: it is split at once.
        const end = piece.indexOf('\n', at);
        const textEnd = carriageReturn(at) === end - 1 ? end - 1 : end;
        if (end >= 0 && quote(at) > end && carriageReturn(at) >= textEnd && textEnd - at <= LONGEST_CELL) {
          const parted = piece.slice(at, textEnd).split(delimiter, MOST_COLUMNS + 1);
          refuseWide(line, parted.length);
          const cells = guard(at) < end ? parted.map(withoutGuard) : parted;
          if (cells[0] !== '' || cells.some((text) => text !== '')) yield { line, cells };
          line += 1;
          record = { line, cells: [] };
          at = end;
          from = end + 1;
          continue;
        }
      }
      const letter = piece[at];
      if (place === 'quoted') {
        if (letter === '\n') line += 1;
        if (letter !== '"') continue;
        take(piece.slice(from, at));
        place = 'closed';
        from = at + 1;
      } else if (letter === '"' && place !== 'plain') {
        // The first opens the cell; one directly after a closing one is a literal quotation mark.
        if (place === 'closed') take('"');
        else quotedSince = line;
        place = 'quoted';
        from = at + 1;
      } else if (letter === delimiter || letter === '\n' || letter === '\r') {
        if (place === 'plain') take(piece.slice(from, at));
        from = at + 1;
        if (letter === delimiter) endCell();
        else if (!(letter === '\n' && isAfterReturn)) {
          const ended = endRecord();
          if (ended) yield ended;
          line += 1;
        }
      } else if (place === 'closed') {
        throw new FileProblem(line, because('afterQuote'));
      } else if (place === 'start') {
        place = 'plain';
        from = at;
      }
      isAfterReturn = letter === '\r';
    }
    if (isAt('plain') || isAt('quoted')) take(piece.slice(from));
  }
  if (isAt('quoted')) throw new FileProblem(quotedSince, because('openQuote'));
  const last = endRecord();
  if (last) yield { ...last, isUnfinished: true };
}

function* withoutBom(pieces: Iterable<string>): Generator<string> {
  let isFirst = true;
  for (const piece of pieces) {
    if (piece === '') continue;
    yield isFirst && piece.startsWith(BOM) ? piece.slice(1) : piece;
    isFirst = false;
  }
}

/** The next position of a character; positions must only grow, so that the text is searched once. */
function finder(text: string, letter: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) found = text.indexOf(letter, from);
    if (found < 0) found = Number.POSITIVE_INFINITY;
    return found;
  };
}

/** The most frequent delimiter of the header, ignoring quoted names. */
function delimiterOf(text: string): string {
  const header = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** What a spreadsheet would take for a formula, and such a text with our apostrophe before it. */
const NEEDS_GUARD = /^'*[=+\-@\t\r\n]/;
const HAS_GUARD = /^'+[=+\-@\t\r\n]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

const withoutGuard = (cell: string) => (HAS_GUARD.test(cell) ? cell.slice(1) : cell);

/**
 * One line of CSV. Numbers stay numbers; a text that a spreadsheet would calculate gets an apostrophe before it, which
 * `readCsv` removes.
 */
export function writeRecord(cells: readonly (string | number)[], delimiter: Delimiter = ','): string {
  const written = cells.map((cell) => {
    if (typeof cell === 'number') return delimiter === ';' ? String(cell).replace('.', ',') : String(cell);
    const text = NEEDS_GUARD.test(cell) ? `'${cell}` : cell;
    return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(delimiter)}\n`;
}

/** Without a byte order mark, spreadsheets show Cyrillic wrongly. */
export const CSV_START = BOM;
