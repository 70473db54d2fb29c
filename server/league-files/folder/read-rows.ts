import { asText, CellProblem, type Value } from './cells.ts';
import type { Register } from './register.ts';
import type { Report, Source, SourceRecord } from './source-record.ts';
import { identityOf, type Column, type Row, type Surroundings, type TableFile } from './table-file.ts';

/** The columns that a file speaks of: those that it has, and those that follow from one it has. */
export function presentColumns(table: TableFile, { header }: Source): Set<string> {
  const written = new Set(header.filter((name) => name !== null));
  const following = table.columns.filter(({ follows }) => follows.some((name) => written.has(name)));
  return new Set([...written, ...following.map(({ name }) => name)]);
}

/**
 * The rows of a file with names resolved and what is missing filled in. A row with something wrong in it is reported
 * and left out.
 */
export function* readRows(table: TableFile, source: Source, register: Register, report: Report): Generator<Row> {
  const position = new Map(source.header.map((name, at) => [name, at]));
  const columns = table.columns.map((column) => ({ column, at: position.get(column.name) ?? -1 }));
  const links = table.columns.flatMap(({ link }) => (link && link.by.length > 1 ? [link] : []));
  const doubleIn = refuseDoubles(table);
  const around = surroundingsIn(register);

  let record: SourceRecord = { file: '', line: null, cells: [] };
  const broken = new Set<string>();
  const object = (column: string, message: string) => {
    broken.add(column);
    report({ file: record.file, line: record.line, column, message });
  };
  /** Made once for all rows: there may be millions of cells. */
  const attempt = <Result>(column: string, work: (input: Result) => Value, input: Result): Value => {
    try {
      return work(input);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      object(column, error.message);
      return null;
    }
  };

  for (record of source.records) {
    const row: Row = {};
    broken.clear();
    for (const { column, at } of columns) {
      const cell = at < 0 ? '' : (record.cells[at] ?? '');
      if (cell === '' || cell.trim() === '') {
        if (at >= 0 && column.required && column.empty === null) object(column.name, 'the cell is empty');
        row[column.name] = at < 0 ? null : column.empty;
      } else if (column.refers) {
        const { refers } = column;
        row[column.name] = attempt(column.name, (text) => register.resolve(refers, text), cell);
      } else {
        row[column.name] = attempt(column.name, column.kind.parse, cell);
      }
    }
    if (broken.size === 0) fillIn(row, columns, around);
    for (const { to, by } of links) {
      const last = by.at(-1) ?? '';
      if (row[last] === null || by.some((name) => broken.has(name))) continue;
      attempt(
        last,
        (names) => register.expect(to, names),
        by.map((name) => row[name] ?? null),
      );
    }
    if (broken.size > 0) continue;
    const objection = table.check?.(row, around) ?? doubleIn(row, record);
    if (objection) object(...objection);
    else yield row;
  }
}

function fillIn(row: Row, columns: readonly { column: Column; at: number }[], around: Surroundings) {
  for (const { column, at } of columns) {
    const isOpen = row[column.name] === null && (at < 0 || column.empty === null);
    if (column.fallback && isOpen) row[column.name] = column.fallback.of(row, around);
  }
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
  const seen = [identity, ...unique].map((columns) => ({ columns, places: new Map<string, string>() }));
  return (row, { file, line }) => {
    for (const { columns, places } of seen) {
      const values = columns.map((name) => row[name] ?? null);
      if (values.some((value) => value === null || value === false)) continue;
      const shared = identityOf(values);
      const place = places.get(shared);
      if (place !== undefined)
        return [columns.at(-1) ?? '', `${values.map(asText).join(', ')} is there already, ${place}`];
      places.set(shared, line === null ? `in ${file}` : `in line ${line}`);
    }
    return null;
  };
}
