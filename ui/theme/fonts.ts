import displayCyrillic from './fonts/sofia-sans-condensed-cyrillic.woff2?url';
import displayLatin from './fonts/sofia-sans-condensed-latin.woff2?url';
import textCyrillic from './fonts/sofia-sans-cyrillic.woff2?url';
import textLatin from './fonts/sofia-sans-latin.woff2?url';

/** Used on every page of a language, so they are preloaded before the style sheet that names them. */
export const fontsToPreload: Record<'bg' | 'en', string[]> = {
  bg: [textCyrillic, displayCyrillic],
  en: [textLatin, displayLatin],
};
