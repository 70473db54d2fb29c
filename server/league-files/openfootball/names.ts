import { memoize } from '#domain/formatting/memoize.ts';
import { nationName, nationOf } from '#domain/player/nationality.ts';
import { distinctiveWords } from '#domain/team/short-name.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';

/** Letters that are not a plain letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gi');
const MARKS = /\p{Mark}/gu;

/** "Julián Álvarez" is "Julian Alvarez". */
export const plainLatin = (name: string): string =>
  transliterate(name)
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => {
      const plain = LETTERS[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? plain : plain.toUpperCase();
    });

export const slug = (name: string): string =>
  plainLatin(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Three unique capitals for every name: the first of the name (EVE) unless another team of the list would have the same, then
 * one letter of the first word and two of the second (MCI, MUN), then any that are unique.
 */
export function shortNames(names: readonly string[]): Map<string, string> {
  const waiting = new Map(names.map((name) => [name, candidates(name)]));
  const given = new Map<string, string>();
  const taken = new Set<string>();
  for (let turn = 0; waiting.size > 0; turn++) {
    const wishes = [...waiting].map(([name, wanted]) => [name, wanted[turn] ?? `${wanted[0]}${turn}`] as const);
    for (const [name, wish] of wishes) {
      const isAlone = wishes.every(([other, theirs]) => other === name || theirs !== wish);
      if (taken.has(wish) || !(isAlone || waiting.get(name)?.[turn] === undefined)) continue;
      given.set(name, wish);
      taken.add(wish);
      waiting.delete(name);
    }
  }
  return given;
}

function candidates(name: string): string[] {
  const words = distinctiveWords(name);
  const letters = words.join('');
  const [first = '', second] = words;
  const acrossWords = second === undefined ? [] : [first.slice(0, 1) + second.slice(0, 2)];
  const others = letters
    .slice(3)
    .split('')
    .map((letter) => letters.slice(0, 2) + letter);
  return [...new Set([letters.slice(0, 3), ...acrossWords, ...others])];
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** DD has become DE, and YU RS. */
const isInUse = (code: string) => new Intl.Locale(`und-${code}`).region === code;
const listCountries = () => ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second)).filter(isInUse);
const codeByNation = memoize(() => {
  const codes = ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS', ...listCountries()];
  return new Map(
    codes.flatMap((code) => {
      const nation = nationOf(code);
      return [nation.name, nationName(nation, 'bg')].map((name) => [name.toLowerCase(), code] as const);
    }),
  );
});

/** The code of a nation by its English or Bulgarian name; empty for other names, such as a club's. */
export const nationCodeOf = (name: string): string => codeByNation().get(name.toLowerCase()) ?? '';
