import { asText, CellProblem, type Value } from './cells.ts';
import type { Register } from './register.ts';
import type { Report, Source, SourceRecord } from './source.ts';
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
  const columns = table.columns.map((column) => ({ column, at: position.get(column.name) }));
  const numbers = new Map<string, number>();
  const around: Surroundings = {
    factsOf: (name, identity) => register.factsOf(name, identity),
    numberWithin: (thing) => {
      const number = (numbers.get(thing) ?? 0) + 1;
      numbers.set(thing, number);
      return number;
    },
  };
  const isDouble = refuseDoubles(table);

  for (const record of source.records) {
    let isWhole = true;
    const object = (column: string | null, message: string) => {
      isWhole = false;
      report({ file: record.file, line: record.line, column, message });
    };
    const row: Row = {};
    const broken = new Set<string>();
    const attempt = (column: Column, work: () => Value) => {
      try {
        row[column.name] = work();
      } catch (error) {
        if (!(error instanceof CellProblem)) throw error;
        broken.add(column.name);
        object(column.name, error.message);
      }
    };
    for (const { column, at } of columns) attempt(column, () => readCell(column, at, record, register));
    for (const { column, at } of columns) {
      const isOpen = row[column.name] === null && (at === undefined || column.empty === null);
      if (column.fallback && isOpen && broken.size === 0) row[column.name] = column.fallback.of(row, around);
    }
    for (const { column } of columns) {
      const { link } = column;
      if (!link || link.by.length === 1 || row[column.name] === null || link.by.some((name) => broken.has(name)))
        continue;
      attempt(column, () => {
        register.expect(
          link.to,
          link.by.map((name) => row[name] ?? null),
        );
        return row[column.name] ?? null;
      });
    }
    if (!isWhole) continue;
    const objection = table.check?.(row, around) ?? isDouble(row, record);
    if (objection) object(...objection);
    else yield row;
  }
}

function readCell(column: Column, at: number | undefined, { cells }: SourceRecord, register: Register): Value {
  const cell = at === undefined ? '' : (cells[at] ?? '');
  if (cell.trim() === '') {
    if (at !== undefined && column.required && column.empty === null) throw new CellProblem('the cell is empty');
    return at === undefined ? null : column.empty;
  }
  return column.refers ? register.resolve(column.refers, cell) : column.kind.parse(cell);
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
