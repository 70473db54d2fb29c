import { createContext, use } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { deskBg } from '#i18n/desk/bg.ts';
import { createTranslate, type TranslateOf } from '#i18n/translate.ts';

export type DeskTranslate = TranslateOf<typeof deskBg>;

export interface Texts {
  language: Language;
  t: DeskTranslate;
}

const STORED = 'desk-language';

/** Bulgarian comes with the app; English is downloaded by those who read it. */
export async function loadTexts(language: Language): Promise<Texts> {
  const catalogue = language === 'bg' ? deskBg : (await import('#i18n/desk/en.ts')).deskEn;
  return { language, t: createTranslate<typeof deskBg>(language, catalogue) };
}

export const rememberedLanguage = (): Language => (localStorage.getItem(STORED) === 'en' ? 'en' : 'bg');
export const rememberLanguage = (language: Language) => localStorage.setItem(STORED, language);

const TextsContext = createContext<Texts>({ language: 'bg', t: createTranslate<typeof deskBg>('bg', deskBg) });
export const TextsProvider = TextsContext.Provider;
export const useTexts = (): Texts => use(TextsContext);

/** People and teams have their names in both alphabets. */
export const nameIn = (language: Language, { name, nameLatin }: { name: string; nameLatin: string }): string =>
  language === 'bg' ? name : nameLatin;
