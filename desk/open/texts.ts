import { createContext, useContext } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { createTranslate, type Translated, type TranslateOf } from '#i18n/translate.ts';
import { importTwice } from '#ui/load-script.ts';

const STORED = 'desk-language';

/** `?lang=en` in a link decides, then what this device chose last. */
export function chosenLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  return (asked ?? localStorage.getItem(STORED)) === 'en' ? 'en' : 'bg';
}

export const rememberLanguage = (language: Language) => localStorage.setItem(STORED, language);

interface Spoken {
  language: Language;
  /** Fails where the texts could not be downloaded. */
  change: (language: Language) => Promise<void>;
}

const SpokenContext = createContext<Spoken>({ language: 'bg', change: async () => {} });
export const SpokenProvider = SpokenContext.Provider;
export const useSpoken = (): Spoken => useContext(SpokenContext);

/** Downloads the texts of a page: nothing is shown before. */
export type LoadTexts = (language: Language) => Promise<void>;

/** The texts of an open page: Bulgarian comes with its script, English is downloaded by those who read it. */
export function openTexts<Texts>(
  bulgarian: Translated<Texts>,
  importEnglish: () => Promise<Translated<Texts>>,
): { load: LoadTexts; useTexts: () => { language: Language; t: TranslateOf<Texts> } } {
  const inBulgarian = createTranslate<Texts>('bg', bulgarian);
  let inEnglish: TranslateOf<Texts> | undefined;
  return {
    load: async (language) => {
      if (language === 'en') inEnglish ??= createTranslate<Texts>('en', await importTwice(importEnglish));
    },
    useTexts: () => {
      const { language } = useSpoken();
      return { language, t: language === 'en' && inEnglish ? inEnglish : inBulgarian };
    },
  };
}
