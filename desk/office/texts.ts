import { use } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { memoize } from '#domain/formatting/memoize.ts';
import { useTexts as useDeskTexts } from '#desk/shell/texts.ts';
import { deskBg } from '#i18n/desk/bg.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { createTranslate, type TranslateOf } from '#i18n/translate.ts';

const bulgarian = { ...deskBg, ...officeBg };
type OfficeCatalogue = typeof bulgarian;
export type OfficeTranslate = TranslateOf<OfficeCatalogue>;

async function loadEnglish() {
  const [{ deskEn }, { officeEn }] = await Promise.all([import('#i18n/desk/en.ts'), import('#i18n/office/en.ts')]);
  return { ...deskEn, ...officeEn };
}

const loadTranslate = memoize(async (language: Language): Promise<OfficeTranslate> =>
  createTranslate<OfficeCatalogue>(language, language === 'bg' ? bulgarian : await loadEnglish()),
);

/** The texts of the desk and of the office, which come with the first screen of the office. */
export function useTexts(): { language: Language; t: OfficeTranslate } {
  const { language } = useDeskTexts();
  return { language, t: use(loadTranslate(language)) };
}
