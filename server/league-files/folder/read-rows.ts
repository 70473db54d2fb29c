import { asText, CellProblem, text, type Value } from './cells.ts';
import type { Register } from './register.ts';
import type { Report, Source, SourceRecord } from './source-record.ts';
import type { Column, Row, Surroundings, TableFile } from './table-file.ts';

/** The columns that a file speaks of: those that it has, and those that follow from one it has. */
export function presentColumns(table: TableFile, { header }: Source): Set<string> {
  const written = new Set(header.filter((name) => name !== null));
  const following = table.columns.filter(({ follows }) => follows.some((name) => written.has(name)));
  return new Set([...written, ...following.map(({ name }) => name)]);
}

/**
 * The rows of a file with names resolved and what is missing filled in. A row with something wrong in it is reported
 * and left out. When the file was checked before, doubles are not looked for again: the database refuses those that have
 * come since.
 */
export function* readRows(
  table: TableFile,
  source: Source,
  register: Register,
  report: Report,
  wasChecked = false,
): Generator<Row> {
  const position = new Map(source.header.map((name, at) => [name, at]));
  const columns = table.columns.map((column) => ({
    column,
    name: column.name,
    at: position.get(column.name) ?? -1,
    parse: cellReader(column, register),
  }));
  const blank: Row = Object.fromEntries(table.columns.map(({ name }) => [name, null]));
  const written = columns.filter(({ at }) => at >= 0);
  const open = columns.filter(({ column, at }) => column.fallback && (at < 0 || column.empty === null));
  const links = table.columns.flatMap(({ link }) => (link && link.by.length > 1 ? [link] : []));
  const doubleIn = wasChecked ? () => null : refuseDoubles(table);
  const around = surroundingsIn(register);

  let record: SourceRecord = { file: '', line: null, cells: [] };
  const broken = new Set<string>();
  const object = (column: string, message: string) => {
    broken.add(column);
    report({ file: record.file, line: record.line, column, message });
  };
  const objectTo = (column: string, error: unknown) => {
    if (!(error instanceof CellProblem)) throw error;
    object(column, error.message);
  };

  for (record of source.records) {
    const row: Row = { ...blank };
    broken.clear();
    for (const { column, name, at, parse } of written) {
      const cell = record.cells[at] ?? '';
      if (cell === '' || cell.trim() === '') {
        if (column.required && column.empty === null) object(name, 'the cell is empty');
        row[name] = column.empty;
        continue;
      }
      try {
        row[name] = parse(cell);
      } catch (error) {
        objectTo(name, error);
      }
    }
    if (broken.size === 0) {
      for (const { column, name } of open) {
        if (row[name] === null) row[name] = column.fallback?.of(row, around) ?? null;
      }
    }
    for (const { to, by } of links) {
      const last = by.at(-1) ?? '';
      if (row[last] === null || by.some((name) => broken.has(name))) continue;
      try {
        register.expect(
          to,
          by.map((name) => row[name] ?? null),
        );
      } catch (error) {
        objectTo(last, error);
      }
    }
    if (broken.size > 0) continue;
    const objection = table.check?.(row, around) ?? doubleIn(row, record);
    if (objection) object(...objection);
    else yield row;
  }
}

const CELLS_REMEMBERED = 10_000;
const LONGEST_REMEMBERED = 60;

/** Most cells of a column say what an earlier one said: they are read once, and millions of rows share what they say. */
function cellReader({ kind, refers }: Column, register: Register): (cell: string) => Value {
  if (kind === text && !refers) return kind.parse;
  const parse = refers ? (cell: string) => register.resolve(refers, cell) : kind.parse;
  const known = new Map<string, Value>();
  return (cell) => {
    const remembered = known.get(cell);
    if (remembered !== undefined) return remembered;
    const value = parse(cell);
    if (known.size === CELLS_REMEMBERED) known.clear();
    if (cell.length <= LONGEST_REMEMBERED) known.set(cell, value);
    return value;
  };
}

function surroundingsIn(register: Register): Surroundings {
  const numbers = new Map<string, number>();
  return {
    factsOf: (name, identity) => register.factsOf(name, identity),
    numberWithin: (thing) => {
      const number = (numbers.get(thing) ?? 0) + 1;
      numbers.set(thing, number);
      return number;
    },
  };
}

type Objection = [column: string, message: string];

/** Tells of a row that is there twice, or shares with an earlier one what only one can have. */
function refuseDoubles({ identity, unique = [] }: TableFile): (row: Row, record: SourceRecord) => Objection | null {
  const seen = [identity, ...unique].map((columns) => ({ columns, places: new Places(columns) }));
  return (row, { file, line }) => {
    for (const { columns, places } of seen) {
      const place = places.take(row, line ?? file);
      if (place === null) continue;
      const where = typeof place === 'number' ? `line ${place}` : place;
      return [
        columns.at(-1) ?? '',
        `${columns.map((name) => asText(row[name])).join(', ')} is there already, in ${where}`,
      ];
    }
    return null;
  };
}

/** The line of a file, or the file itself where it has none. */
type Place = number | string;
type Branch = Map<Value, Branch | Place>;

/** Where rows with these columns were first seen. A tree, for millions share their beginnings: the rows of a match. */
class Places {
  readonly #root: Branch = new Map();
  readonly #columns: readonly string[];

  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  /** The place of an earlier row that is the same; null if there is none. Empty cells and "no" are never the same. */
  take(row: Row, place: Place): Place | null {
    for (const name of this.#columns) if (row[name] === null || row[name] === false) return null;
    const last = this.#columns.length - 1;
    let branch = this.#root;
    for (let at = 0; at < last; at++) {
      const value = row[this.#columns[at] ?? ''] ?? null;
      let next = branch.get(value);
      if (!(next instanceof Map)) branch.set(value, (next = new Map()));
      branch = next;
    }
    const value = row[this.#columns[last] ?? ''] ?? null;
    const taken = branch.get(value);
    if (taken === undefined) branch.set(value, place);
    return taken === undefined || taken instanceof Map ? null : taken;
  }
}
