import { createContext, use } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { deskBg } from '#i18n/desk/bg.ts';
import { deskEn } from '#i18n/desk/en.ts';
import { createTranslate, type TranslateOf } from '#i18n/translate.ts';

export type DeskTranslate = TranslateOf<typeof deskBg>;

interface Texts {
  language: Language;
  t: DeskTranslate;
}

const STORED = 'desk-language';

export const textsIn = (language: Language): Texts => ({
  language,
  t: createTranslate<typeof deskBg>(language, language === 'bg' ? deskBg : deskEn),
});

export const rememberedLanguage = (): Language => (localStorage.getItem(STORED) === 'en' ? 'en' : 'bg');
export const rememberLanguage = (language: Language) => localStorage.setItem(STORED, language);

const TextsContext = createContext<Texts>(textsIn('bg'));
export const TextsProvider = TextsContext.Provider;
export const useTexts = (): Texts => use(TextsContext);

/** People and teams have their names in both alphabets. */
export const nameIn = (language: Language, { name, nameLatin }: { name: string; nameLatin: string }): string =>
  language === 'bg' ? name : nameLatin;
