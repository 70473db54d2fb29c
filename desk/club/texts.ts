import { areaTexts } from '#desk/shell/area-texts.ts';
import { clubBg } from '#i18n/club/bg.ts';
import { deskBg } from '#i18n/desk/bg.ts';
import type { TranslateOf } from '#i18n/translate.ts';

const bulgarian = { ...deskBg, ...clubBg };
export type ClubTranslate = TranslateOf<typeof bulgarian>;

/** The texts of the desk and of the club, which come with the first screen of the club. */
export const useTexts = areaTexts<typeof bulgarian>(bulgarian, async () => {
  const [{ deskEn }, { clubEn }] = await Promise.all([import('#i18n/desk/en.ts'), import('#i18n/club/en.ts')]);
  return { ...deskEn, ...clubEn };
});
