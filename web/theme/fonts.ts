import type { Language } from '#contract/language.ts';
import textCyrillic from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-wght-normal.woff2?url';
import textLatin from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url';
import displayCyrillic from '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-cyrillic-wght-normal.woff2?url';
import displayLatin from '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2?url';

/** The two files that the first screen is mostly written in; more would delay each other. */
export const fontsToPreload = (language: Language): string[] =>
  language === 'bg' ? [textCyrillic, displayCyrillic] : [textLatin, displayLatin];
