import { dottedDate, readDate } from '#domain/formatting/date.ts';
import { OCCASION_AWARDS, SEASON_AWARDS, TEAM_AWARDS } from '#domain/player/award.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Award } from './award-model.ts';

const KNOWN = [...TEAM_AWARDS, ...SEASON_AWARDS, ...OCCASION_AWARDS];

/** „Златна обувка“; one that only another backend knows is read off its code: BEST_CAPTAIN is „Best captain“. */
export function awardText(subtype: string, t: Translate): string {
  const known = KNOWN.find((award) => award === subtype);
  if (known) return t(`award.${known}`);
  const words = subtype.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 01.03.2025; nothing for a day that is none. */
export function awardDate({ awardedOn }: Award): string | null {
  const read = readDate(awardedOn);
  return read.kind === 'known' ? dottedDate(read.date) : null;
}
