import type { Language } from '#contract/language.ts';
import { createTranslate, type Translate } from '#i18n/translate.ts';

// Imported on demand, so that nobody downloads the language he does not read.
const catalogues = {
  bg: async () => (await import('#i18n/bg.ts')).bg,
  en: async () => (await import('#i18n/en.ts')).en,
};

/** The source file of a catalogue, by which the build knows its chunk. */
export const catalogueModule = (language: Language): string => `i18n/${language}.ts`;

/** What `<html lang>` and the plural rules say. */
export const localeOf = (language: Language): string => (language === 'bg' ? 'bg-BG' : 'en');

export const loadTranslate = async (language: Language): Promise<Translate> =>
  createTranslate(localeOf(language), await catalogues[language]());
