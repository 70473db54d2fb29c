import { byAlphabet } from './alphabet.ts';
import { allowsMisspelling } from './search-key.ts';

/** [SE6] What can be found by name, in the order of equally good matches. */
export const SEARCH_KINDS = ['competition', 'team', 'player', 'referee'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

const WHOLE_NAME = 0;
const START_OF_NAME = 1;
const START_OF_WORD = 2;
const INSIDE_A_WORD = 3;
const NEAR_MISS = 4;

/** Found only because misspellings are allowed. */
export const isNearMiss = (rank: number): boolean => rank >= NEAR_MISS;

interface Findable {
  kind: SearchKind;
  id: number;
  name: string;
  /** From searchKeys(). */
  keys: readonly string[];
}

/** The best matches, best first: by rank, then by kind, then alphabetically. */
export function bestMatches<Entry extends Findable>(entries: readonly Entry[], wanted: string, most: number): Entry[] {
  return entries
    .flatMap((entry) => {
      const rank = rankMatch(entry.keys, wanted);
      return rank === null ? [] : { entry, rank };
    })
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        kindOrder(a.entry.kind) - kindOrder(b.entry.kind) ||
        byAlphabet(a.entry.name, b.entry.name) ||
        a.entry.id - b.entry.id,
    )
    .slice(0, most)
    .map(({ entry }) => entry);
}

const kindOrder = (kind: SearchKind) => SEARCH_KINDS.indexOf(kind);

/** [SE4] How well a name matches: 0 is best, null is not at all. Misspellings rank by their number of errors. */
export function rankMatch(keys: readonly string[], wanted: string): number | null {
  if (wanted === '') return null;
  const ranks = keys.map((key) => rankKey(key, wanted)).filter((rank) => rank !== null);
  return ranks.length === 0 ? null : Math.min(...ranks);
}

function rankKey(key: string, wanted: string): number | null {
  if (key === wanted) return WHOLE_NAME;
  if (key.startsWith(wanted)) return START_OF_NAME;
  const words = key.split(' ');
  const wantedWords = wanted.split(' ');
  // "Kolev Ivan" and "iv kol" are about Ivan Kolev too.
  if (key.includes(` ${wanted}`) || wantedWords.every((start) => words.some((word) => word.startsWith(start))))
    return START_OF_WORD;
  if (key.includes(wanted)) return INSIDE_A_WORD;
  let off = 0;
  for (const word of wantedWords) {
    const distance = Math.min(...words.map((other) => wordDistance(word, other)));
    if (distance > slipsAllowed(word)) return null;
    off += distance;
  }
  return NEAR_MISS + off;
}

const slipsAllowed = (word: string) => (allowsMisspelling(word) ? (word.length < 8 ? 1 : 2) : 0);

/** From the fifth letter on a word may be half-typed. */
const wordDistance = (wanted: string, word: string) =>
  wanted.length < 5 ? slips(wanted, word) : Math.min(slips(wanted, word), slips(wanted, word.slice(0, wanted.length)));

/** [SE5] Letters added, lost or changed, or two neighbours swapped. */
function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
