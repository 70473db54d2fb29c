import type { Language } from '#domain/formatting/date.ts';

/** Where teams apply, in the language of the page; null where the desk has no public address. */
export const applyLink = (link: string | null, language: Language): string | null =>
  link && (language === 'en' ? `${link}?lang=en` : link);
