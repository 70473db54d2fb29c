import { asText, type Row } from '#server/db/league-tables/league-table.ts';
import { slug } from '#domain/formatting/plain-latin.ts';
import { CellProblem, cut } from './cells.ts';
import { NameIndex, spelling } from './name-index.ts';
import { because, withHint, type Reason, type Suggestion } from './problems.ts';
import type { Membership } from './squad-book.ts';

/** The row that a row without a key means. */
interface Identified {
  key: string;
  /** It was already in the league when the import began. */
  isStored: boolean;
  /** Its current name, where the file has a former one. */
  current: Row | null;
}

/** For whom the players of a list play. */
export interface Squads {
  /** What the row says; null without a team that is known. */
  member: Membership | null;
  of: (player: string) => readonly Membership[];
  nameOf: (team: string) => string;
}

/**
 * [IM22] Who is meant by a row without a key: the row with its name. A player of the same name with another birth date, or in
 * the squad of another team, may be somebody else: whoever wrote the file says so by a key.
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

  identify(row: Row, squads: Squads | null = null): Identified {
    const name = asText(row['name']);
    const made = slug(name);
    const named = this.#names.find(name);
    const known = named.length > 0 ? named : this.#rows.has(made) ? [made] : [];
    const key = known.length > 0 ? this.#choose(row, known, squads) : made;
    const found = this.#rows.get(key);
    return { key, isStored: this.#stored.has(key), current: found && hadName(found, name) ? found : null };
  }

  /** The stored rows with the name of a row that is new. */
  storedBeside(key: string, name: string): string[] {
    if (this.#stored.has(key)) return [];
    return this.#names.find(name).filter((other) => other !== key && this.#stored.has(other));
  }

  /** A key that nobody has yet. */
  freeKey(wanted: string): string {
    let key = wanted;
    for (let number = 2; this.#rows.has(key); number++) key = `${wanted}-${number}`;
    return key;
  }

  #choose(row: Row, keys: readonly string[], squads: Squads | null): string {
    const birthdate = row['birthdate'] ?? null;
    const bornOn = (key: string) => this.#rows.get(key)?.['birthdate'] ?? null;
    const [same, ...more] = keys.filter((key) => birthdate !== null && bornOn(key) === birthdate);
    if (same !== undefined && more.length === 0) return same;
    const possible = keys.filter((key) => birthdate === null || bornOn(key) === null);
    const found = squads?.member ? this.#inSquads(possible, squads.member, squads) : possible;
    const [only] = found;
    const isSure = found.length === 1 && (keys.length === 1 || squads?.member);
    if (isSure && only !== undefined) return only;
    throw new CellProblem(this.#ask(row, keys, squads));
  }

  /** Those in the squad of this team, of several the one with the number; else those who are in no squad. */
  #inSquads(keys: readonly string[], { team, shirtNumber }: Membership, { of }: Squads): string[] {
    const inTeam = keys.filter((key) => of(key).some((one) => one.team === team));
    const withNumber = inTeam.filter((key) =>
      of(key).some((one) => one.team === team && one.shirtNumber === shirtNumber),
    );
    if (inTeam.length > 1 && withNumber.length > 0) return withNumber;
    return inTeam.length > 0 ? inTeam : keys.filter((key) => of(key).length === 0);
  }

  #ask(row: Row, keys: readonly string[], squads: Squads | null): Reason {
    const name = asText(row['name']);
    const teamsOf = (key: string) =>
      squads ? [...new Set(squads.of(key).map(({ team }) => squads.nameOf(team)))].join(', ') : '';
    const known = keys.map((key) => ({
      key,
      born: asText(this.#rows.get(key)?.['birthdate'] ?? null),
      teams: teamsOf(key),
    }));
    const others = known.map(({ key, born, teams }) =>
      [`"${key}"`, born && `born ${born}`, teams && `plays for ${teams}`].filter(Boolean).join(', '),
    );
    const year = asText(row['birthdate'] ?? null).slice(0, 4);
    const own = this.freeKey([slug(name), year].filter(Boolean).join('-'));
    const reason = because(keys.length === 1 ? 'namesake' : 'namesakes', {
      name: cut(name),
      others: others.join('; '),
      own,
    });
    const suggestions: Suggestion[] = [
      ...known.map(({ key, born, teams }) => ({ value: key, label: born, ...(teams !== '' && { teams }) })),
      { value: own, isNew: true },
    ];
    return withHint(reason, '', suggestions);
  }
}

const hadName = ({ name, former_names: former }: Row, written: string): boolean =>
  spelling(asText(name)) !== spelling(written) &&
  ((former ?? []) as readonly string[]).some((each) => spelling(each) === spelling(written));
