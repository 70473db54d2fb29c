import type { Translated } from '#i18n/translate.ts';
import type { overtakenBg } from './bg.ts';

export const overtakenEn: Translated<typeof overtakenBg> = {
  text: 'Somebody else has changed this match since. Recorded is {score}.',
  takeTheirs: 'Take what is recorded',
  keepMine: 'Keep mine',
};
