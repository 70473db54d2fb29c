import { openTexts } from '#desk/open/texts.ts';
import { applicationBg } from '#i18n/application/bg.ts';
import { openBg } from '#i18n/open/bg.ts';

const bulgarian = { ...openBg, ...applicationBg };

export const { load: loadTexts, useTexts } = openTexts<typeof bulgarian>(bulgarian, async () => {
  const [{ openEn }, { applicationEn }] = await Promise.all([
    import('#i18n/open/en.ts'),
    import('#i18n/application/en.ts'),
  ]);
  return { ...openEn, ...applicationEn };
});

export type ApplyTranslate = ReturnType<typeof useTexts>['t'];
