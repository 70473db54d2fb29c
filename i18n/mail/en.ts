import type { Translated } from '#i18n/translate.ts';
import type { mailBg } from './bg.ts';

export const mailEn: Translated<typeof mailBg> = {
  from: '{league}. A program has sent this mail; nobody reads an answer.',
  fromWithChoices:
    '{league}. A program has sent this mail; nobody reads an answer.\nChoose here what comes by e-mail: {choicesUrl}',
  codeSubject: 'The code for your e-mail: {code}',
  codeText:
    'The code is {code}. Enter it within a day where you choose what to get. If you did not ask for e-mail, do nothing.',
};
