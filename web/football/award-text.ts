import { capitalised } from '#domain/formatting/capitalised.ts';
import { dottedDate, parseDate } from '#domain/formatting/date.ts';
import { OCCASION_AWARDS, SEASON_AWARDS, TEAM_AWARDS } from '#domain/player/award.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Award } from './award-model.ts';

const KNOWN_AWARDS = [...TEAM_AWARDS, ...SEASON_AWARDS, ...OCCASION_AWARDS];

/** „Златна обувка“; an unknown award is shown as its code in words: BEST_CAPTAIN → „Best captain“. */
export function awardText(subtype: string, t: Translate): string {
  const known = KNOWN_AWARDS.find((award) => award === subtype);
  if (known) return t(`award.${known}`);
  const words = subtype.replaceAll('_', ' ').toLowerCase();
  return capitalised(words);
}

/** 01.03.2025; null for an invalid date. */
export function awardDate({ awardedOn }: Award): string | null {
  const date = parseDate(awardedOn);
  return date.kind === 'known' ? dottedDate(date.date) : null;
}
