import type { Language } from '#contract/language.ts';
import { createTranslate, type Catalogue, type Translate } from '#i18n/translate.ts';

/** What a page says: with the words of the site, or with those of the profiles too, which are as many again. */
export type Texts = 'site' | 'profiles';

// Imported on demand, so that nobody downloads the language he does not read, or words of pages he does not open.
const parts: Record<Language, Record<Texts, () => Promise<Partial<Catalogue>>>> = {
  bg: {
    site: async () => (await import('#i18n/bg/site.ts')).site,
    profiles: async () => (await import('#i18n/bg/profiles.ts')).profiles,
  },
  en: {
    site: async () => (await import('#i18n/en/site.ts')).site,
    profiles: async () => (await import('#i18n/en/profiles.ts')).profiles,
  },
};

/** A server says everything in both languages; a browser learns as it goes. */
const needed = new Set<Texts>(typeof document === 'undefined' ? ['site', 'profiles'] : ['site']);
const known: Record<Language, Partial<Catalogue>> = { bg: {}, en: {} };
let spoken: Language | null = null;

/** The source files of catalogues, by which the build knows their chunks. */
export const catalogueModules = (language: Language, texts: Texts): string[] =>
  (texts === 'site' ? (['site'] as const) : (['site', 'profiles'] as const)).map(
    (part) => `i18n/${language}/${part}.ts`,
  );

/** What `<html lang>` and the plural rules say. */
export const localeOf = (language: Language): string => (language === 'bg' ? 'bg-BG' : 'en');

export async function loadTranslate(language: Language): Promise<Translate> {
  spoken = language;
  await learn(language);
  return createTranslate(localeOf(language), known[language]);
}

/** Before a page is shown that says more than the site does. */
export async function needTexts(texts: Texts): Promise<void> {
  needed.add(texts);
  if (spoken) await learn(spoken);
}

const learn = (language: Language): Promise<unknown> =>
  Promise.all([...needed].map(async (part) => Object.assign(known[language], await parts[language][part]())));
