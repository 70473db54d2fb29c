import { LATIN_LETTERS } from './latin-letters.ts';

/** Cyrillic letters that Bulgarian does not have. */
const FOREIGN_LETTERS: Readonly<Record<string, string>> = {
  ѝ: 'i',
  ё: 'e',
  ы: 'i',
  э: 'e',
  і: 'i',
  ї: 'i',
  є: 'e',
  ј: 'i',
  љ: 'l',
  њ: 'n',
  ћ: 'ch',
  ђ: 'dzh',
  џ: 'dzh',
};

/** How ъ is written in Latin letters: by the Transliteration Act, and as people do. */
const SPELLINGS_OF_ER = ['a', 'i', 'u'] as const;

const CYRILLIC = /\p{Script=Cyrillic}/gu;
/** [SE3] Word separators; % and _ are ordinary characters. */
const BETWEEN_WORDS = /[^\p{L}\p{N}%_]+/u;
/** 6umen, Ivan4o: a digit that stands for a letter, in a word with no other digits. */
const SPELT_WITH_DIGITS = /^(?=.*\p{L})[^0-35789]*$/u;

/** Latin spellings that mean the same Bulgarian letter, in the order in which they are read. */
const SAME_SOUND: readonly [RegExp, string][] = [
  [/tch/g, 'ch'],
  [/tz/g, 'ts'],
  [/kh/g, 'h'],
  [/ck/g, 'k'],
  [/w/g, 'v'],
  [/q/g, 'ia'],
  [/x/g, 'h'],
  [/(?<=[bcdfghiklmnpqrstvyz])j(?=[aou])/g, 'i'],
  [/j/g, 'zh'],
  [/c(?!h)/g, 'ts'],
  [/y/g, 'i'],
  [/ii+/g, 'i'],
];

/**
 * A text reduced to what all its spellings share, in lower-case Latin letters, words separated by one space: "Яница", "Yanitsa",
 * "qnica" and "Ianitza" are all "ianitsa".
 */
export function searchKey(text: string, er: (typeof SPELLINGS_OF_ER)[number] = 'a'): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(CYRILLIC, (letter) =>
      letter === 'ъ' ? er : (LATIN_LETTERS[letter] ?? FOREIGN_LETTERS[letter] ?? letter),
    )
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map(spellWord)
    .join(' ');
}

function spellWord(word: string): string {
  const spelt = SPELT_WITH_DIGITS.test(word) ? word.replaceAll('4', 'ch').replaceAll('6', 'sh') : word;
  return SAME_SOUND.reduce((rest, [spelling, letter]) => rest.replaceAll(spelling, letter), spelt);
}

/** All search keys of something with these names, one for each spelling. */
export function searchKeys(...names: readonly string[]): string[] {
  const spellings = new Set(names.flatMap((name) => [name, withJ(name), withX(name), withX(withJ(name))]));
  return [...new Set([...spellings].flatMap(withEr))];
}

const withEr = (name: string) =>
  /ъ/i.test(name) ? SPELLINGS_OF_ER.map((er) => searchKey(name, er)) : [searchKey(name)];

/**
 * Jordan, Stojan, Nikolaj: [SE7] a typed j is read as ж, so a name needs that key too. After a consonant
 * (Petja) and after и (Ilijan) it is read correctly.
 */
const withJ = (name: string) => name.normalize('NFC').replaceAll(/й|(?<![бвгджзклмнпрстфхцчшщи])[яю]/giu, likeJ);

const likeJ = (letter: string) => ({ й: 'j', я: 'ja', ю: 'ju' })[letter.toLowerCase()] ?? letter;

/** [SE7] Alexander: a typed x is read as х. */
const withX = (name: string) => name.replaceAll(/кс/giu, 'x');

const LETTERS_COMPARED = 7;
/** [SE5] Short words are too similar to guess, and numbers must match exactly. */
const ALLOWS_MISSPELLING = /^\p{L}{4,}$/u;

export const allowsMisspelling = (word: string): boolean => ALLOWS_MISSPELLING.test(word);

/**
 * Two words of which one is a misspelling of the other share a key: the first letters, whole or with one of them missing.
 * Of longer words only the beginning is compared, so that a half-typed word is found.
 */
export function misspellingKeys(key: string): string[] {
  const starts = key.split(' ').filter(allowsMisspelling);
  return [...new Set(starts.map((word) => word.slice(0, LETTERS_COMPARED)).flatMap(withOneMissing))];
}

const withOneMissing = (start: string) => [
  start,
  ...Array.from(start, (_, at) => start.slice(0, at) + start.slice(at + 1)),
];
