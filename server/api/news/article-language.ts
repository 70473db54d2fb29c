import type { Language } from '#contract/language.ts';

interface Titles {
  titleBg: string;
  titleEn: string;
}

/** The language of the texts that a page in this language shows: its own, unless the article has none in it. */
export function shownLanguage({ titleBg, titleEn }: Titles, language: Language): Language {
  if (language === 'bg') return titleBg === '' ? 'en' : 'bg';
  return titleEn === '' ? 'bg' : 'en';
}

/** Null for an article in both. */
export function onlyLanguage(titles: Titles): Language | null {
  const language = shownLanguage(titles, 'bg');
  return language === shownLanguage(titles, 'en') ? language : null;
}

interface TextRow extends Titles {
  contentBg: string;
  contentEn: string;
  summaryBg: string | null;
  summaryEn: string | null;
}

export const textsIn = (row: TextRow, language: Language) =>
  shownLanguage(row, language) === 'bg'
    ? { title: row.titleBg, content: row.contentBg, summary: row.summaryBg }
    : { title: row.titleEn, content: row.contentEn, summary: row.summaryEn };
