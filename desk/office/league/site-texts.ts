import { site as bg } from '#i18n/bg/site.ts';
import { site as en } from '#i18n/en/site.ts';
import { createTranslate } from '#i18n/translate.ts';

/** The words of the public site, for the previews. */
export const siteTexts = {
  bg: createTranslate<typeof bg>('bg-BG', bg),
  en: createTranslate<typeof bg>('en', en),
};
