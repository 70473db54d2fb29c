import { areaTexts } from '#desk/shell/area-texts.ts';
import { deskBg } from '#i18n/desk/bg.ts';
import { officeBg } from '#i18n/office/bg.ts';
import type { Arguments, TranslateOf } from '#i18n/translate.ts';

const bulgarian = { ...deskBg, ...officeBg };
type OfficeCatalogue = typeof bulgarian;
export type OfficeTranslate = TranslateOf<OfficeCatalogue>;
/** The texts that need nothing filled in. */
export type PlainText = {
  [Key in keyof OfficeCatalogue]: Arguments<OfficeCatalogue[Key]> extends [] ? Key : never;
}[keyof OfficeCatalogue];

/** The texts of the desk and of the office, which come with the first screen of the office. */
export const useTexts = areaTexts<OfficeCatalogue>(bulgarian, async () => {
  const [{ deskEn }, { officeEn }] = await Promise.all([import('#i18n/desk/en.ts'), import('#i18n/office/en.ts')]);
  return { ...deskEn, ...officeEn };
});
