import type { countdownBg } from '#i18n/countdown/bg.ts';
import type { Translated } from '#i18n/translate.ts';

/** How long it is until a match, on the card of a team. */
export const countdownEn: Translated<typeof countdownBg> = {
  'team.noMatches': 'No match is scheduled yet.',
  'countdown.days': { one: '{count} day', other: '{count} days' },
  'countdown.hours': 'h',
  'countdown.minutes': 'min',
};
