import { dayAt } from '#domain/formatting/sofia-time.ts';
import { asText, columnOf, type Row, type Value } from '#server/db/league-tables/league-table.ts';
import { slug } from '#domain/formatting/plain-latin.ts';
import type { Squads } from './namesakes.ts';
import { SquadBook } from './squad-book.ts';
import { CellProblem, KnownProblem, text } from './cells.ts';
import { because, withHint, type Problem, type Reason } from './problems.ts';
import type { KeyRegistry } from './key-registry.ts';
import type { ListedMember, Report, Source, SourceRecord } from './source-record.ts';
import { hasNames, type Column, type RowProblem, type RowContext, type TableFile } from './table-file.ts';

/** The columns that a file sets: those that it has, and those derived from one it has. */
export function providedColumns(table: TableFile, { header }: Source): Set<string> {
  const written = new Set(header.filter((name) => name !== null));
  const following = table.columns.filter(({ derivedFrom }) => derivedFrom.some((name) => written.has(name)));
  return new Set([...written, ...following.map(({ name }) => name)]);
}

interface ReadOptions {
  squads?: SquadBook;
  wasChecked?: boolean;
  now?: Date | undefined;
}

/**
 * The rows of a file with names resolved and missing values filled in. A row with a problem is reported and left out. When the
 * file was checked before, duplicates are not searched again: the database refuses those that were added since.
 */
export function* readRows(
  table: TableFile,
  source: Source,
  registry: KeyRegistry,
  report: Report,
  { wasChecked = false, now = new Date(), squads = new SquadBook(dayAt(now)) }: ReadOptions,
): Generator<Row> {
  const position = new Map(source.header.map((name, at) => [name, at]));
  const columns = table.columns.map((column) => ({
    column,
    name: column.name,
    at: position.get(column.name) ?? -1,
    parse: cellReader(column, registry),
  }));
  const blank: Row = Object.fromEntries(table.columns.map(({ name }) => [name, null]));
  const written = columns.filter(({ at }) => at >= 0);
  const open = columns.filter(({ column, at }) => column.fallback && (at < 0 || column.empty === null));
  const links = table.columns.flatMap(({ link }) => (link && link.by.length > 1 ? [link] : []));
  const duplicateOf = wasChecked ? () => null : findDuplicates(table, registry);
  const context = createContext(registry, squads, now);
  const identify = hasNames(table) ? identifier(table, registry) : null;
  const squadsIn = (cells: readonly string[]): Squads | null =>
    source.memberIn ? squadsOf(source.memberIn(cells), registry, squads) : null;

  let record: SourceRecord = { file: '', line: null, cells: [] };
  const broken = new Set<string>();
  const titles = titleColumns(table).map((name) => {
    const { refers } = columnOf(table, name);
    return (cells: readonly string[]) => {
      const text = cells[position.get(name) ?? -1] ?? '';
      return (refers && asText(registry.factsOf(refers, [text])?.['name'])) || text;
    };
  });
  const placeOf = (column: string): Omit<Problem, keyof Reason> => {
    const cell = position.get(column) ?? null;
    const written = cell === null ? '' : (record.cells[cell] ?? '');
    const row = titles.map((title) => title(record.cells)).join(' – ');
    return { file: record.file, line: record.line, column, cell, written, row };
  };
  const reportCell = (column: string, reason: Reason) => {
    broken.add(column);
    report({ ...placeOf(column), ...reason });
  };
  const reportError = (column: string, error: unknown) => {
    if (error instanceof CellProblem) return reportCell(column, error.reason);
    if (!(error instanceof KnownProblem)) throw error;
    broken.add(column);
    if (error.repeats) report({ ...placeOf(column), ...error.repeats, isRepeated: true });
  };

  for (record of source.records) {
    const row: Row = { ...blank };
    broken.clear();
    for (const { column, name, at, parse } of written) {
      const cell = record.cells[at] ?? '';
      if (cell === '' || cell.trim() === '') {
        if (column.required && column.empty === null) reportCell(name, because('cellEmpty'));
        row[name] = column.empty;
        continue;
      }
      try {
        row[name] = parse(cell);
      } catch (error) {
        reportError(name, error);
      }
    }
    if (broken.size === 0 && identify) {
      try {
        const note = identify.take(row, squadsIn(record.cells));
        if (note) report({ ...placeOf('name'), ...note, isNote: true });
      } catch (error) {
        reportError('key', error);
      }
    }
    if (broken.size === 0) {
      for (const { column, name } of open) {
        if (row[name] === null) row[name] = column.fallback?.of(row, context) ?? null;
      }
    }
    for (const { to, by } of links) {
      const last = by.at(-1) ?? '';
      if (row[last] === null || by.some((name) => broken.has(name))) continue;
      try {
        registry.expect(
          to,
          by.map((name) => row[name] ?? null),
        );
      } catch (error) {
        reportError(last, error);
      }
    }
    if (broken.size === 0) {
      const found = table.check?.(row, context) ?? duplicateOf(row, record);
      if (found) {
        const [column, reason, weight] = found;
        if (weight === 'note') report({ ...placeOf(column), ...reason, isNote: true });
        else reportCell(column, reason);
      }
    }
    if (broken.size > 0) registry.addBroken(table.name, row);
    else {
      source.onRow?.(record.line, row);
      yield row;
    }
  }
  const recognised = identify?.recognised() ?? [];
  if (recognised.length > 0) {
    const reason = because('recognised', { rows: recognised.join(', ') });
    report({ file: record.file, line: null, column: null, ...reason, isNote: true });
  }
}

/** The columns by which a person knows a row. */
function titleColumns({ columns }: TableFile): string[] {
  const has = (...names: string[]) => names.every((name) => columns.some((column) => column.name === name));
  if (has('home', 'away')) return ['home', 'away'];
  return ['name', 'player', 'title_bg', 'team', 'competition', 'key'].filter((name) => has(name)).slice(0, 1);
}

/** Gives rows without a key the key of the row with their name, and remembers those that the league already had. */
function identifier(table: TableFile, registry: KeyRegistry) {
  const namesakes = registry.namesakes(table.name);
  const recognised: string[] = [];
  return {
    recognised: () => recognised,
    take: (row: Row, squads: Squads | null): Reason | null => {
      const name = asText(row['name']);
      if (row['key'] !== null) {
        const others = table.name === 'teams' ? namesakes.storedBeside(asText(row['key']), name) : [];
        return others.length > 0 ? because('anotherTeam', { others: others.join(', ') }) : null;
      }
      const { key, isStored, current } = namesakes.identify(row, squads);
      row['key'] = key;
      // An older file must not take a new name back.
      if (current) Object.assign(row, { name: current['name'], name_latin: current['name_latin'] });
      if (isStored && (table.name === 'teams' || key !== slug(name)))
        recognised.push(`${name} (${current ? `now ${asText(current['name'])}, ` : ''}${key})`);
      return null;
    },
  };
}

/** For whom a player of a list plays; what is wrong with these cells is said in the table of squads. */
function squadsOf({ team, shirtNumber }: ListedMember, registry: KeyRegistry, squads: SquadBook): Squads {
  const known = registry.find('teams', team);
  return {
    member: known === null ? null : { team: known, shirtNumber: shirtNumber === '' ? null : Number(shirtNumber) },
    of: squads.squadsOf,
    nameOf: (key) => asText(registry.factsOf('teams', [key])?.['name']) || key,
  };
}

const CELLS_REMEMBERED = 10_000;
const LONGEST_REMEMBERED = 60;

/** Most cells of a column repeat an earlier one: they are parsed once, and millions of rows share the values. */
function cellReader({ kind, refers }: Column, registry: KeyRegistry): (cell: string) => Value {
  if (kind === text && !refers) return kind.parse;
  const parse = refers ? (cell: string) => registry.resolve(refers, cell) : kind.parse;
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

function createContext(registry: KeyRegistry, squads: SquadBook, now: Date): RowContext {
  const numbers = new Map<string, number>();
  return {
    now,
    today: dayAt(now),
    joiningDay: (team, player) => squads.joiningDay(team, player),
    factsOf: (name, identity) => registry.factsOf(name, identity),
    isKnown: (name, identity) => registry.isKnown(name, identity),
    numberWithin: (group) => {
      const number = (numbers.get(group) ?? 0) + 1;
      numbers.set(group, number);
      return number;
    },
  };
}

/** Finds rows that repeat the identity or another unique value of an earlier row. */
function findDuplicates(
  table: TableFile,
  registry: KeyRegistry,
): (row: Row, record: SourceRecord) => RowProblem | null {
  const { identity, unique = [] } = table;
  const isNamed = hasNames(table);
  const seen = [identity, ...unique].map((columns) => ({ columns, places: new Places(columns) }));
  return (row, { file, line }) => {
    for (const { columns, places } of seen) {
      const place = places.take(row, line ?? file);
      if (place === null) continue;
      const same = columns.map((name) => asText(row[name])).join(', ');
      const inLine = typeof place === 'number' ? 'Line' : '';
      const last = columns.at(-1) ?? '';
      if (!isNamed || columns !== identity) return [last, because(`duplicate${inLine}`, { same, where: place })];
      const reason = because(`duplicateName${inLine}`, { same, where: place });
      return [last, withHint(reason, '', [{ value: registry.namesakes(table.name).freeKey(same), isNew: true }])];
    }
    return null;
  };
}

/** The line of a file, or the file itself where it has none. */
type Place = number | string;
type Branch = Map<Value, Branch | Place>;

/** Where rows with these values were first seen. A tree, because millions share their first values (the rows of a match). */
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
