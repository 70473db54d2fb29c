import { LATIN_LETTERS } from './latin-letters.ts';

const COUNTRY = /българия(?!\p{L})/giu;
const FINAL_IYA = /ия(?!\p{L})/giu;
const CYRILLIC = /\p{Script=Cyrillic}/gu;

/**
 * Bulgarian in Latin letters by the Transliteration Act: "Щерьо Жечев" is "Shteryo Zhechev". Two exceptions of the
 * Act are kept: -ия at the end of a word is -ia, and България is Bulgaria. Letters that are not Bulgarian stay.
 */
export function transliterate(text: string): string {
  return text
    .replace(COUNTRY, (word) => likeCase(word, 'bulgaria'))
    .replace(FINAL_IYA, (ending) => likeCase(ending, 'ia'))
    .replace(CYRILLIC, (letter, at: number, whole: string) => {
      const latin = LATIN_LETTERS[letter.toLowerCase()];
      if (latin === undefined) return letter;
      if (letter === letter.toLowerCase()) return latin;
      return standsAmongCapitals(whole, at) ? latin.toUpperCase() : capitalise(latin);
    });
}

const capitalise = (latin: string) => latin.charAt(0).toUpperCase() + latin.slice(1);

function likeCase(pattern: string, latin: string): string {
  const head = pattern.charAt(0);
  const capital = head !== head.toLowerCase();
  if (pattern === pattern.toLowerCase()) return latin;
  return capital && pattern.slice(1) !== pattern.slice(1).toLowerCase() ? latin.toUpperCase() : capitalise(latin);
}

/** ЖИТНИЦА is ZHITNITSA, but Житница is Zhitnitsa: a capital letter follows the case of its neighbour. */
function standsAmongCapitals(text: string, at: number): boolean {
  const isCapital = (letter: string) => letter !== letter.toLowerCase();
  const next = text.charAt(at + 1);
  if (/\p{L}/u.test(next)) return isCapital(next);
  const previous = text.charAt(at - 1);
  return /\p{L}/u.test(previous) && isCapital(previous);
}
