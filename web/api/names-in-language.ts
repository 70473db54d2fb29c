import type { Language } from '#contract/language.ts';
import { importTwice } from '#ui/load-script.ts';

type NamesInLatin = (value: unknown) => unknown;

let namesInLatin: NamesInLatin | undefined;

/** Awaited before an English page is shown; visitors of Bulgarian ones do not download it. */
async function loadLatin(): Promise<NamesInLatin> {
  return (namesInLatin ??= (await importTwice(() => import('./names-in-latin.ts'))).namesInLatin);
}

/** In the browser the page says its language. */
const pageLanguage = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'en' ? 'en' : 'bg';

/** [LN1] A response with the names of its language. */
export const namesInLanguage = async (value: unknown, language = pageLanguage()): Promise<unknown> =>
  language === 'en' ? (await loadLatin())(value) : value;

/** [LN1] The same for a message of the live socket, which must not wait. */
export const pushedNames = (value: unknown): unknown =>
  pageLanguage() === 'en' && namesInLatin ? namesInLatin(value) : value;

export const loadNames = async (language: Language): Promise<void> => {
  if (language === 'en') await loadLatin();
};
