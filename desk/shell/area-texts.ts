import { use } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { createTranslate, type Translated, type TranslateOf } from '#i18n/translate.ts';
import { importOnce } from '#ui/load-script.ts';
import { useTexts } from './texts.ts';

/** The texts of a part of the desk, which come with its first screen: Bulgarian at once, English for those who read it. */
export function areaTexts<Texts>(
  bulgarian: Translated<Texts>,
  importEnglish: () => Promise<Translated<Texts>>,
): () => { language: Language; t: TranslateOf<Texts> } {
  const inBulgarian = createTranslate<Texts>('bg', bulgarian);
  const loadEnglish = importOnce(async () => createTranslate<Texts>('en', await importEnglish()));
  return function useAreaTexts() {
    const { language } = useTexts();
    return { language, t: language === 'bg' ? inBulgarian : use(loadEnglish()) };
  };
}
