import { openTexts } from '#desk/open/texts.ts';
import { openBg } from '#i18n/open/bg.ts';
import { registrationBg } from '#i18n/registration/bg.ts';

const bulgarian = { ...openBg, ...registrationBg };

export const { load: loadTexts, useTexts } = openTexts<typeof bulgarian>(bulgarian, async () => {
  const [{ openEn }, { registrationEn }] = await Promise.all([
    import('#i18n/open/en.ts'),
    import('#i18n/registration/en.ts'),
  ]);
  return { ...openEn, ...registrationEn };
});
