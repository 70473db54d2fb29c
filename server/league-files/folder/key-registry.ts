import { nearestTo } from '#domain/formatting/nearest.ts';
import { asText, identityOf, type Row, type Value } from '#server/db/league-tables/league-table.ts';
import { CellProblem, quoted } from './cells.ts';
import { tableNamed } from './league-tables.ts';
import { NameIndex } from './name-index.ts';
import { Namesakes } from './namesakes.ts';
import { hasNames, type TableName } from './table-file.ts';

const SINGULAR: Partial<Record<TableName, string>> = {
  media: 'picture',
  seasons: 'season',
  competitions: 'competition',
  teams: 'team',
  players: 'player',
  referees: 'referee',
  'competition-seasons': 'season of this competition',
  groups: 'group',
  gameweeks: 'gameweek',
  matches: 'match',
};

/** Every key that rows may refer to, from the database and from the files read so far. */
export class KeyRegistry {
  readonly #rows = new Map<TableName, Map<string, Row>>();
  readonly #names = new Map<TableName, NameIndex>();
  readonly #namesakes = new Map<TableName, Namesakes>();

  /** A row of a file. */
  add(table: TableName, row: Row) {
    this.#add(table, row, false, true);
  }

  /** A row of the database; one that the import will remove can be recognised, but not referred to. */
  addStored(table: TableName, row: Row, isReferable: boolean) {
    this.#add(table, row, true, isReferable);
  }

  #add(table: TableName, row: Row, isStored: boolean, isReferable: boolean) {
    const { identity, facts = [] } = tableNamed(table);
    const key = identityOf(identity.map((name) => row[name] ?? null));
    const kept = Object.fromEntries(facts.map((name) => [name, row[name] ?? null]));
    if (isReferable) this.#of(table).set(key, kept);
    if (!hasNames(tableNamed(table))) return;
    this.namesakes(table).add(key, kept, isStored);
    if (!isReferable) return;
    const names = this.#names.get(table) ?? new NameIndex();
    this.#names.set(table, names);
    names.add(key, kept);
  }

  namesakes(table: TableName): Namesakes {
    const known = this.#namesakes.get(table) ?? new Namesakes();
    this.#namesakes.set(table, known);
    return known;
  }

  factsOf(table: TableName, identity: readonly Value[]): Row | undefined {
    return this.#of(table).get(identityOf(identity));
  }

  /** The key that a cell refers to: the cell itself, or the key of the only row with this name. */
  resolve(table: TableName, cell: string): string {
    const written = cell.trim();
    const known = this.#of(table);
    if (known.has(written)) return written;
    const withoutEnding = written.replace(/\.[a-z]{3,4}$/i, '');
    if (table === 'media' && known.has(withoutEnding)) return withoutEnding;
    const named = this.#names.get(table)?.find(written) ?? [];
    if (named.length === 1 && named[0] !== undefined) return named[0];
    if (named.length > 1)
      throw new CellProblem(`${quoted(written)} may be any of ${named.toSorted().join(', ')}; write which`);
    throw new CellProblem(this.#unknown(table, written));
  }

  /** Throws unless there is such a row. */
  expect(table: TableName, identity: readonly Value[]): null {
    if (this.#of(table).has(identityOf(identity))) return null;
    throw new CellProblem(
      `there is no ${SINGULAR[table]} ${identity.map(asText).join(' ')} in ${table}.csv or the database`,
    );
  }

  #of(table: TableName): Map<string, Row> {
    const known = this.#rows.get(table) ?? new Map<string, Row>();
    this.#rows.set(table, known);
    return known;
  }

  #unknown(table: TableName, written: string): string {
    const known = this.#of(table);
    const meant = nearestTo(written, known.keys()) ?? nearestTo(written, this.#names.get(table)?.names() ?? []);
    return `there is no ${SINGULAR[table]} ${quoted(written)}${meant ? `; did you mean "${meant}"?` : ''}`;
  }
}
