import type { Language } from '#contract/language.ts';
import { bg } from '#i18n/bg.ts';
import { en } from '#i18n/en.ts';
import { createTranslate, type Translate } from '#i18n/translate.ts';

export const texts: Record<Language, Translate> = { bg: createTranslate('bg-BG', bg), en: createTranslate('en', en) };
