import type { DeskSuspension } from '#contract/desk/bans.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { dayInWords, type Language } from '#domain/formatting/date.ts';
import type { DeskTranslate } from './texts.ts';

/** Until when: „до 12 март“, „още 2 мача“. */
export function suspensionEnd({ t, language }: Words, { matches, until }: Pick<DeskSuspension, 'matches' | 'until'>) {
  if (until !== null) return t('suspension.until', { day: dayInWords(new Date(until), language, serverNow()) });
  return t('suspension.matches', { count: matches ?? 1 });
}

interface Words {
  t: DeskTranslate;
  language: Language;
}

/** Why and until when, in words; a match that an older app kept says neither. */
export function suspensionText(words: Words, suspension: DeskSuspension | null | undefined): string {
  if (!suspension) return words.t('lineups.suspended');
  const { cause, reason } = suspension;
  return `${reason?.[words.language] ?? words.t(`suspension.${cause}`)}, ${suspensionEnd(words, suspension)}`;
}
