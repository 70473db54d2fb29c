import { serverNow } from '#desk/api/server-clock.ts';
import type { Refusal } from '#desk/kit/refusal.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import type { OfficeTranslate } from '#desk/office/texts.ts';
import { timeOrDate, type Language } from '#domain/formatting/date.ts';

/** Who was faster, and how he decided. [CB2] */
export function refusalText(t: OfficeTranslate, { reason, about, outcome }: Refusal, language: Language): string {
  if (!outcome) return wrongText(t, reason, about);
  const { state, by, at } = outcome;
  return t(`requests.decided.${state}`, { name: by ?? t('requests.somebody'), when: agoText(t, at, language) });
}

function agoText(t: OfficeTranslate, at: string, language: Language): string {
  const count = Math.floor((serverNow().getTime() - Date.parse(at)) / 60_000);
  if (count < 1) return t('requests.justNow');
  return count < 60 ? t('requests.minutesAgo', { count }) : timeOrDate(new Date(at), serverNow(), language);
}
