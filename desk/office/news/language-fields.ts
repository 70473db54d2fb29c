import type { Language } from '#domain/formatting/date.ts';
import { plainText } from '#domain/formatting/excerpt.ts';

const NAMES = {
  bg: { title: 'titleBg', summary: 'summaryBg', content: 'contentBg', alt: 'altBg' },
  en: { title: 'titleEn', summary: 'summaryEn', content: 'contentEn', alt: 'altEn' },
} as const;

/** The fields of an article in one language. */
export const namesOf = (language: Language) => NAMES[language];

export const countWords = (html: string): number => plainText(html).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
