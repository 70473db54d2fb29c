import type { ManagerList } from '#contract/desk/managers.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { isSameDay, longDate, type Language } from '#domain/formatting/date.ts';
import type { managersBg } from '#i18n/club/managers/bg.ts';
import type { TranslateOf } from '#i18n/translate.ts';

type Manager = ManagerList['managers'][number];

/** Whether a manager has come, and when he was here last. */
export function managerState(
  { isYou, lastUsedAt, invitedUntil }: Pick<Manager, 'isYou' | 'lastUsedAt' | 'invitedUntil'>,
  t: TranslateOf<typeof managersBg>,
  language: Language,
): string {
  if (isYou) return t('managers.you');
  if (lastUsedAt !== null) {
    const at = new Date(lastUsedAt);
    return t('managers.lastUse', { date: isSameDay(at, serverNow()) ? t('managers.today') : longDate(at, language) });
  }
  if (invitedUntil === null) return t('managers.away');
  return t('managers.invitedUntil', { date: longDate(new Date(invitedUntil), language) });
}
