import { dayInWords, type Language } from '#domain/formatting/date.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Absence } from './match-context-model.ts';

/** Why somebody misses a match, and until when: „удар без топка, още 2 мача, решение 14“. */
export function suspensionText(
  { cause, matches, until, reason, decision }: Omit<Absence, 'player'>,
  { t, language, near }: { t: Translate; language: Language; near: Date | null },
): string {
  const isLong = cause === 'ban' || (matches ?? 0) > 1;
  return [
    reason?.[language] ?? t(`suspension.${cause}`),
    ...(until === null ? [] : [t('suspension.until', { day: dayInWords(new Date(until), language, near) })]),
    ...(matches !== null && isLong ? [t('suspension.matches', { count: matches })] : []),
    ...(decision === null ? [] : [t('suspension.decision', { number: decision })]),
  ].join(', ');
}
