import { transliterate } from './transliterate.ts';

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

/** For addresses and keys: "Щерьо Жечев" is "shteryo-zhechev". */
export const slug = (name: string): string =>
  plainLatin(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
