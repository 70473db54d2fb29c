import type { Language } from '#contract/language.ts';
import { publicBg } from '#i18n/public/bg.ts';
import { publicEn } from '#i18n/public/en.ts';
import { createTranslate, type Translate } from '#i18n/translate.ts';

export const texts: Record<Language, Translate> = {
  bg: createTranslate('bg-BG', publicBg),
  en: createTranslate('en', publicEn),
};
