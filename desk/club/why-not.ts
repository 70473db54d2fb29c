import type { Refusal } from '#desk/kit/refusal.ts';
import { clubBg } from '#i18n/club/bg.ts';
import type { ClubTranslate } from './texts.ts';

/** Why it was not done, in the words of the club. */
export function whyNot(t: ClubTranslate, { reason, about }: Pick<Refusal, 'reason' | 'about'>): string {
  if (reason === 'no_network') return t('club.noNetwork');
  if (reason === 'number_taken')
    return about === undefined ? t('wrong.number_takenPlain') : t('wrong.number_taken', { about });
  const key = `wrong.${reason}`;
  return key in clubBg ? t(key as 'wrong.full_team') : t('club.notDone');
}
