import { createContext, use } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { deskBg } from '#i18n/desk/bg.ts';
import { createTranslate, type TranslateOf } from '#i18n/translate.ts';
import { importTwice } from '#ui/load-script.ts';

export type DeskTranslate = TranslateOf<typeof deskBg>;

export interface Texts {
  language: Language;
  t: DeskTranslate;
}

const STORED = 'desk-language';

const BULGARIAN: Texts = { language: 'bg', t: createTranslate<typeof deskBg>('bg', deskBg) };

/** Bulgarian comes with the app; English is downloaded by those who read it. */
export async function loadTexts(language: Language): Promise<Texts> {
  if (language === 'bg') return BULGARIAN;
  const { deskEn } = await importTwice(() => import('#i18n/desk/en.ts'));
  return { language, t: createTranslate<typeof deskBg>(language, deskEn) };
}

export const rememberedLanguage = (): Language => (localStorage.getItem(STORED) === 'en' ? 'en' : 'bg');
export const rememberLanguage = (language: Language) => localStorage.setItem(STORED, language);

const TextsContext = createContext(BULGARIAN);
export const TextsProvider = TextsContext.Provider;
/** Fails where the texts could not be downloaded. */
export const ChangeLanguage = createContext<(language: Language) => Promise<void>>(async () => {});

export const useTexts = (): Texts => use(TextsContext);
