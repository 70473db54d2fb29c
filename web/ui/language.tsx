import { createContext, use } from 'react';
import type { Language } from '#contract/language.ts';
import type { Translate } from '#i18n/translate.ts';

interface LanguageInUse {
  language: Language;
  t: Translate;
  changeLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageInUse | null>(null);

export const LanguageProvider = LanguageContext.Provider;

export function useLanguage(): LanguageInUse {
  const inUse = use(LanguageContext);
  if (!inUse) throw new Error('No language is provided');
  return inUse;
}
