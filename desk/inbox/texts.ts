import { areaTexts } from '#desk/shell/area-texts.ts';
import { deskBg } from '#i18n/desk/bg.ts';
import { inboxBg } from '#i18n/inbox/bg.ts';
import type { TranslateOf } from '#i18n/translate.ts';

const bulgarian = { ...deskBg, ...inboxBg };
export type InboxTranslate = TranslateOf<typeof bulgarian>;

/** The texts of the desk and of the inbox, which come with its first screen. */
export const useTexts = areaTexts<typeof bulgarian>(bulgarian, async () => {
  const [{ deskEn }, { inboxEn }] = await Promise.all([import('#i18n/desk/en.ts'), import('#i18n/inbox/en.ts')]);
  return { ...deskEn, ...inboxEn };
});
