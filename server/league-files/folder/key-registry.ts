import { nearestTo } from '#domain/formatting/nearest.ts';
import { asText, identityOf, type Row, type Value } from '#server/db/league-tables/league-table.ts';
import { CellProblem, cut, KnownProblem } from './cells.ts';
import { tableNamed } from './league-tables.ts';
import { NameIndex } from './name-index.ts';
import { Namesakes } from './namesakes.ts';
import { because, withHint, type Reason, type Suggestion } from './problems.ts';
import { slug } from '#domain/formatting/plain-latin.ts';
import { hasNames, type TableName } from './table-file.ts';

type ByKey = Extract<
  TableName,
  'media' | 'seasons' | 'competitions' | 'teams' | 'players' | 'referees' | 'matches' | 'galleries'
>;
type BySeveral = Extract<TableName, 'competition-seasons' | 'groups' | 'gameweeks'>;

/** Every key that rows may refer to, from the database and from the files read so far. */
export class KeyRegistry {
  readonly #rows = new Map<TableName, Map<string, Row>>();
  readonly #names = new Map<TableName, NameIndex>();
  readonly #namesakes = new Map<TableName, Namesakes>();
  readonly #broken = new Set<string>();
  readonly #incomplete = new Set<TableName>();
  readonly #reported = new Map<string, Reason>();

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

  /** The key that a cell refers to, the cell itself or the key of the only row with this name; null if there is none. */
  find(table: TableName, cell: string): string | null {
    const written = cell.trim();
    if (this.#has(table, written)) return written;
    const withoutEnding = written.replace(/\.[a-z]{3,4}$/i, '');
    if (table === 'media' && this.#of(table).has(withoutEnding)) return withoutEnding;
    const [named, ...more] = this.#names.get(table)?.find(written) ?? [];
    return more.length === 0 ? (named ?? null) : null;
  }

  resolve(table: TableName, cell: string): string {
    const found = this.find(table, cell);
    if (found !== null) return found;
    const written = cell.trim();
    const named = this.#names.get(table)?.find(written) ?? [];
    if (named.length > 1)
      throw new CellProblem(
        withHint(
          because('ambiguous', { written: cut(written), keys: named.toSorted().join(', ') }),
          '',
          named.map((key) => this.#suggest(table, key, key)),
        ),
      );
    throw this.#unknown(table, written, () => this.#didYouMean(table as ByKey, written));
  }

  /** Whether a picture is served at this address, which has the first letters of its digest. */
  hasPicture(address: string): boolean {
    const [, digest = ''] = /^\/media\/([0-9a-f]+)\./.exec(address) ?? [];
    return [...this.#of('media').values()].some((row) => asText(row['digest']).startsWith(digest));
  }

  /** Throws unless there is such a row. */
  expect(table: TableName, identity: readonly Value[]): null {
    const key = identityOf(identity);
    if (this.#has(table, key)) return null;
    throw this.#unknown(table, key, () =>
      because(`unknown.${table as BySeveral}`, { written: identity.map(asText).join(' '), file: `${table}.csv` }),
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

  #unknown(table: TableName, written: string, describe: () => Reason): CellProblem | KnownProblem {
    if (this.#incomplete.has(table)) return new KnownProblem();
    const reference = `${table}\0${written}`;
    const reported = this.#reported.get(reference);
    if (reported) return new KnownProblem(reported);
    const reason = describe();
    this.#reported.set(reference, reason);
    return new CellProblem(reason);
  }

  #didYouMean(table: ByKey, written: string): Reason {
    const reason = because(`unknown.${table}`, { written: cut(written) });
    const key = nearestTo(written, this.#of(table).keys());
    const names = this.#names.get(table);
    const name = nearestTo(written, names?.names() ?? []);
    const meant = key ?? name;
    if (meant === null) return reason;
    const found = (name === null ? key : names?.find(name)[0]) ?? meant;
    return withHint(reason, `; did you mean "${meant}"?`, [this.#suggest(table, found)]);
  }

  /** By name if only one row has it, or by key with the name beside it. */
  #suggest(table: TableName, key: string, value?: string): Suggestion {
    const { name, birthdate } = this.#of(table).get(key) ?? {};
    const isOnly = value === undefined && this.#names.get(table)?.find(asText(name)).length === 1;
    if (isOnly) return { value: asText(name) };
    const label = [name, birthdate].map(asText).filter(Boolean).join(', ');
    return { value: value ?? key, ...(label !== '' && { label }) };
  }
}
