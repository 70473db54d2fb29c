import type { Translated } from '#i18n/translate.ts';
import type { registrationBg } from './bg.ts';

export const registrationEn: Translated<typeof registrationBg> = {
  'registration.title': 'Sign up',
};
