import type { PublicLeague } from '#contract/http/league-settings.ts';
import type { Language } from '#contract/language.ts';
import { inLanguage } from '#contract/paths.ts';

export interface Site {
  language: Language;
  publicUrl: string;
}

/** For what says whose site it is. */
export interface LeagueSite extends Site {
  league: PublicLeague;
}

export const SPORTS: Record<PublicLeague['game'], string> = { football: 'Football', mini: 'Mini football' };

/** What is known of where the league plays; nothing otherwise. */
export function addressOf({ league, language }: LeagueSite, more: { streetAddress?: string } = {}) {
  const address = Object.entries({
    addressLocality: league.city[language],
    ...more,
    addressCountry: league.country,
  }).filter(([, value]) => value !== '');
  return address.length === 0 ? {} : { address: { '@type': 'PostalAddress' as const, ...Object.fromEntries(address) } };
}

export const pageAddress = ({ language, publicUrl }: Site, path: string): string =>
  publicUrl + inLanguage(path, language);

export const leagueId = ({ publicUrl }: Site): string => `${publicUrl}/#league`;

/** Absolute URLs are returned unchanged. */
export const pictureAddress = ({ publicUrl }: Site, picture: string): string => new URL(picture, publicUrl).href;
