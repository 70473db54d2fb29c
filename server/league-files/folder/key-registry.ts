import { nearestTo } from '#domain/formatting/nearest.ts';
import { asText, identityOf, type Row, type Value } from '#server/db/league-tables/league-table.ts';
import { CellProblem, KnownProblem, quoted } from './cells.ts';
import { tableNamed } from './league-tables.ts';
import { NameIndex } from './name-index.ts';
import { Namesakes } from './namesakes.ts';
import { slug } from '#server/league-files/openfootball/names.ts';
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
  readonly #broken = new Set<string>();
  readonly #incomplete = new Set<TableName>();
  readonly #reported = new Set<string>();

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
    if (isReferable) this.#namesIn(table).add(key, kept);
  }

  #namesIn(table: TableName): NameIndex {
    const names = this.#names.get(table) ?? new NameIndex();
    this.#names.set(table, names);
    return names;
  }

  /** A row with a mistake: others may refer to it, so that the mistake is reported once. */
  addBroken(table: TableName, row: Row) {
    const file = tableNamed(table);
    const identity = file.identity.map((name) => row[name] ?? null);
    const named = hasNames(file) && row['name'] ? slug(asText(row['name'])) : null;
    const key = identity.includes(null) ? named : identityOf(identity);
    if (key === null) {
      this.markIncomplete(table);
      return;
    }
    this.#broken.add(`${table}\0${key}`);
    if (hasNames(file)) this.#namesIn(table).add(key, row);
  }

  /** Rows of this table are missing for a reason that was reported: who refers to an unknown one may be right. */
  markIncomplete(table: TableName) {
    this.#incomplete.add(table);
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
    if (this.#has(table, written)) return written;
    const withoutEnding = written.replace(/\.[a-z]{3,4}$/i, '');
    if (table === 'media' && known.has(withoutEnding)) return withoutEnding;
    const named = this.#names.get(table)?.find(written) ?? [];
    if (named.length === 1 && named[0] !== undefined) return named[0];
    if (named.length > 1)
      throw new CellProblem(`${quoted(written)} may be any of ${named.toSorted().join(', ')}; write which`);
    throw this.#unknown(table, written, () => this.#didYouMean(table, written));
  }

  /** Throws unless there is such a row. */
  expect(table: TableName, identity: readonly Value[]): null {
    const key = identityOf(identity);
    if (this.#has(table, key)) return null;
    throw this.#unknown(
      table,
      key,
      () => `there is no ${SINGULAR[table]} ${identity.map(asText).join(' ')} in ${table}.csv or the database`,
    );
  }

  /** Whether there is such a row, or would be without mistakes that were reported. */
  isKnown(table: TableName, identity: readonly Value[]): boolean {
    return this.#incomplete.has(table) || this.#has(table, identityOf(identity));
  }

  #has(table: TableName, key: string): boolean {
    return this.#of(table).has(key) || this.#broken.has(`${table}\0${key}`);
  }

  #of(table: TableName): Map<string, Row> {
    const known = this.#rows.get(table) ?? new Map<string, Row>();
    this.#rows.set(table, known);
    return known;
  }

  #unknown(table: TableName, written: string, describe: () => string): CellProblem {
    const reference = `${table}\0${written}`;
    if (this.#incomplete.has(table) || this.#reported.has(reference)) return new KnownProblem();
    this.#reported.add(reference);
    return new CellProblem(describe());
  }

  #didYouMean(table: TableName, written: string): string {
    const known = this.#of(table);
    const meant = nearestTo(written, known.keys()) ?? nearestTo(written, this.#names.get(table)?.names() ?? []);
    return `there is no ${SINGULAR[table]} ${quoted(written)}${meant ? `; did you mean "${meant}"?` : ''}`;
  }
}
