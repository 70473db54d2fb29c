import { asText, type Row } from '#server/db/league-tables/league-table.ts';
import { slug } from '#domain/formatting/plain-latin.ts';
import { CellProblem, cut } from './cells.ts';
import { NameIndex, spelling } from './name-index.ts';
import { because, withHint, type Suggestion } from './problems.ts';

/** The row that a row without a key means. */
interface Identified {
  key: string;
  /** It was already in the league when the import began. */
  isStored: boolean;
  /** Its current name, where the file has a former one. */
  current: Row | null;
}

/**
 * Who is meant by a row without a key: the row with its name. A player of the same name with another birth date is somebody
 * else, and the file must distinguish them by keys.
 */
export class Namesakes {
  readonly #names = new NameIndex();
  readonly #rows = new Map<string, Row>();
  readonly #stored = new Set<string>();

  add(key: string, row: Row, isStored: boolean) {
    this.#names.add(key, row);
    this.#rows.set(key, row);
    if (isStored) this.#stored.add(key);
  }

  identify(row: Row): Identified {
    const name = asText(row['name']);
    const made = slug(name);
    const named = this.#names.find(name);
    const known = named.length > 0 ? named : this.#rows.has(made) ? [made] : [];
    const key = known.length > 0 ? this.#choose(name, row['birthdate'] ?? null, known) : made;
    const found = this.#rows.get(key);
    return { key, isStored: this.#stored.has(key), current: found && hadName(found, name) ? found : null };
  }

  /** The stored rows with the name of a row that is new. */
  storedBeside(key: string, name: string): string[] {
    if (this.#stored.has(key)) return [];
    return this.#names.find(name).filter((other) => other !== key && this.#stored.has(other));
  }

  #choose(name: string, birthdate: Row[string], keys: readonly string[]): string {
    const birthdates = keys.map((key) => this.#rows.get(key)?.['birthdate'] ?? null);
    const same = keys.filter((_, at) => birthdate !== null && birthdates[at] === birthdate);
    if (same.length === 1 && same[0] !== undefined) return same[0];
    const [only] = keys;
    if (keys.length === 1 && only !== undefined && (birthdate === null || birthdates[0] === null)) return only;
    const others = keys.map((key, at) => `"${key}"${birthdates[at] ? `, born ${asText(birthdates[at])}` : ''}`);
    const own = [slug(name), asText(birthdate).slice(0, 4)].filter(Boolean).join('-');
    const reason = because(keys.length === 1 ? 'namesake' : 'namesakes', {
      name: cut(name),
      others: others.join('; '),
      own,
    });
    const known = keys.map((key, at) => ({ value: key, label: asText(birthdates[at] ?? null) }));
    const suggestions: Suggestion[] = [
      ...known,
      ...(this.#rows.has(own) ? [] : [{ value: own, isNew: true as const }]),
    ];
    throw new CellProblem(withHint(reason, '', suggestions));
  }
}

const hadName = ({ name, former_names: former }: Row, written: string): boolean =>
  spelling(asText(name)) !== spelling(written) &&
  ((former ?? []) as readonly string[]).some((each) => spelling(each) === spelling(written));
