import { asText, type Row } from '#server/db/league-tables/league-table.ts';
import { plainLatin } from '#domain/formatting/plain-latin.ts';

/** Keys by the names of their rows, in both alphabets. A former name counts where nobody has it now. */
export class NameIndex {
  readonly #current = new Map<string, Set<string>>();
  readonly #former = new Map<string, Set<string>>();

  add(key: string, { name, name_latin: latin, former_names: former }: Row) {
    for (const each of [name, latin]) put(this.#current, asText(each), key);
    for (const each of (former ?? []) as readonly string[]) put(this.#former, each, key);
  }

  /** The keys of the rows with this name. */
  find(name: string): string[] {
    const [spelled, inLatin] = [spelling(name), spelling(plainLatin(name))];
    for (const names of [this.#current, this.#former]) {
      const found = names.get(spelled) ?? names.get(inLatin);
      if (found) return [...found];
    }
    return [];
  }

  names(): Iterable<string> {
    return this.#current.keys();
  }
}

function put(names: Map<string, Set<string>>, name: string, key: string) {
  const spelled = spelling(name);
  const keys = names.get(spelled);
  if (keys) keys.add(key);
  else if (spelled !== '') names.set(spelled, new Set([key]));
}

export const spelling = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
