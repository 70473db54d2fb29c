import type { Translated } from '#i18n/translate.ts';
import type { openBg } from './bg.ts';

export const openEn: Translated<typeof openBg> = {
  'open.title': 'Sign up',
  'open.back': 'Back',
  'open.tryAgain': 'Try again',
  'open.looking': 'Opening the link…',
  'open.noNetwork': 'No network',
  'open.noNetworkText': 'The link opens with a network. Try again when there is one.',
  'open.otherLanguage': 'Български',
};
