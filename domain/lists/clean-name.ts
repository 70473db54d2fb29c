/** Latin letters that look like Cyrillic ones, and the Cyrillic ones. */
const [LATIN, CYRILLIC] = ['ABCEHKMOPTXYaceopxykmt', 'АВСЕНКМОРТХУасеорхукмт'];
const toCyrillic = new Map(Array.from(LATIN, (letter, at) => [letter, CYRILLIC.charAt(at)]));
const toLatin = new Map(Array.from(CYRILLIC, (letter, at) => [letter, LATIN.charAt(at)]));
/** Digits that were typed for a letter. */
const DIGITS = new Map([
  ['0', 'О'],
  ['3', 'З'],
]);

const LATIN_LETTER = /\p{Script=Latin}/u;
const CYRILLIC_LETTER = /\p{Script=Cyrillic}/u;
const WORD = /[\p{L}\p{M}\d'’]+/gu;
/** Parts of surnames that are written small. */
const SMALL = new Set([
  'ван',
  'фон',
  'де',
  'да',
  'ди',
  'дос',
  'ал',
  'ел',
  'бин',
  'van',
  'von',
  'de',
  'da',
  'di',
  'dos',
]);

/** Which of two people of one name, behind it. */
const GENERATION = /(?<=\s)(мл|ст|jr|sr)\.?$/iu;
const TITLE = /^(?:инж|арх|адв|проф|доц|д-р|г-н|dr|mr|eng)\.?\s+(?=\p{L}+\s)/iu;

const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** Without what nobody sees: other spaces than one, invisible characters, quotation marks around. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/^["„“”«»']+|["„“”«»']+$/gu, '')
    .trim();

/** [IM11] A word in one alphabet: letters of the other that only look alike are replaced. */
export function mendLetters(text: string, isCyrillic = CYRILLIC_LETTER.test(text)): string {
  return text.replaceAll(WORD, (word) => mendWord(word, isCyrillic));
}

function mendWord(word: string, isCyrillicAround: boolean): string {
  const letters = Array.from(word).filter((letter) => /\p{L}/u.test(letter));
  const [latin, cyrillic] = [LATIN_LETTER, CYRILLIC_LETTER].map((script) => letters.filter((one) => script.test(one)));
  if (!latin || !cyrillic || latin.length === 0) return word;
  const isLikeCyrillic = latin.every((letter) => toCyrillic.has(letter));
  if (cyrillic.length === 0)
    return isCyrillicAround && isLikeCyrillic && letters.length > 2 ? swap(word, toCyrillic) : word;
  if (isLikeCyrillic) return swap(word, toCyrillic);
  return cyrillic.every((letter) => toLatin.has(letter)) ? swap(word, toLatin) : word;
}

const swap = (word: string, letters: ReadonlyMap<string, string>) =>
  Array.from(word, (letter) => letters.get(letter) ?? letter).join('');

const isShouted = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
const isWhispered = (word: string) => word === word.toLowerCase() && word !== word.toUpperCase();
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Digits for letters, within a Cyrillic word. */
const mendDigits = (text: string): string =>
  text.replaceAll(WORD, (word) =>
    CYRILLIC_LETTER.test(word) && /[03]/.test(word) && !/[1245-9]/.test(word)
      ? Array.from(word, (letter) => DIGITS.get(letter) ?? letter).join('')
      : word,
  );

/** [IM12] A person's name as it is printed: „ПЕТРОВ,  cтефан“ is „Стефан Петров“. */
export function cleanName(written: string): string {
  const text = mendDigits(mendLetters(tidy(written)).replace(TITLE, '')).replaceAll(
    /^[\s.,;:*\-–—]+|[\s,;:*\-–—]+$/gu,
    '',
  );
  const joined = text.replaceAll(/(?<=\p{L})(?:\s+[-‐‑]\s*|[-‐‑]\s+)(?=\p{L})/gu, '-');
  const [surname = '', first = '', ...more] = joined.split(/\s*,\s*/u);
  const ordered = first !== '' && more.length === 0 ? `${first} ${surname}` : joined;
  const isSmall = isWhispered(ordered.replaceAll(/[^\p{L}]/gu, ''));
  return ordered
    .replaceAll(/[\p{L}\p{M}'’]+/gu, (word) => {
      if (isShouted(word)) return capitalised(word);
      return isWhispered(word) && (isSmall || !SMALL.has(word)) ? capitalised(word) : word;
    })
    .replace(GENERATION, (generation) => `${generation.replace('.', '').toLowerCase()}.`);
}

const VOWELS = /[аъоуеиюяaeiouy]/giu;

/** [IM13] A team's name as it is printed: ВИХЪР is Вихър, but ЦСКА and ФК stay capitals. */
export function cleanTeam(written: string): string {
  const text = mendLetters(tidy(written)).replaceAll(/^[\s.,;:*\-–—]+|[\s,;:*\-–—]+$/gu, '');
  const named = text.replaceAll(/["„“”«»]/gu, '');
  const isSmall = isWhispered(named.replaceAll(/[^\p{L}]/gu, ''));
  return named.replaceAll(/[\p{L}\p{M}'’]+/gu, (word, at: number) => {
    if (isSmall && at === 0) return capitalised(word);
    return isShouted(word) && !isAbbreviation(word) ? capitalised(word) : word;
  });
}

const isAbbreviation = (word: string) =>
  word.length <= 3 || (word.length === 4 && (word.match(VOWELS) ?? []).length < 2);

/** What two spellings of a heading or a team have in common. */
export const plainText = (text: string): string =>
  mendLetters(tidy(text))
    .toLowerCase()
    .replaceAll('№', ' no ')
    .replaceAll('#', ' no ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
