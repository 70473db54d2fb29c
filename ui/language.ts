import { createContext, use } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import type { Translate } from '#i18n/translate.ts';

interface LanguageValue {
  language: Language;
  t: Translate;
  changeLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageValue | null>(null);

export const LanguageProvider = LanguageContext.Provider;

export function useLanguage(): LanguageValue {
  const value = use(LanguageContext);
  if (!value) throw new Error('No language is provided');
  return value;
}
