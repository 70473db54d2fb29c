import { use } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { useTexts as useDeskTexts } from '#desk/shell/texts.ts';
import { deskBg } from '#i18n/desk/bg.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { createTranslate, type Arguments, type TranslateOf } from '#i18n/translate.ts';
import { importOnce } from '#ui/load-script.ts';

const bulgarian = { ...deskBg, ...officeBg };
type OfficeCatalogue = typeof bulgarian;
export type OfficeTranslate = TranslateOf<OfficeCatalogue>;
/** The texts that need nothing filled in. */
export type PlainText = {
  [Key in keyof OfficeCatalogue]: Arguments<OfficeCatalogue[Key]> extends [] ? Key : never;
}[keyof OfficeCatalogue];

const inBulgarian = createTranslate<OfficeCatalogue>('bg', bulgarian);
const loadEnglish = importOnce(async () => {
  const [{ deskEn }, { officeEn }] = await Promise.all([import('#i18n/desk/en.ts'), import('#i18n/office/en.ts')]);
  return createTranslate<OfficeCatalogue>('en', { ...deskEn, ...officeEn });
});

/** The texts of the desk and of the office, which come with the first screen of the office. */
export function useTexts(): { language: Language; t: OfficeTranslate } {
  const { language } = useDeskTexts();
  return { language, t: language === 'bg' ? inBulgarian : use(loadEnglish()) };
}
