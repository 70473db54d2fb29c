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

export const pageAddress = ({ language, publicUrl }: Site, path: string): string =>
  publicUrl + inLanguage(path, language);

export const leagueId = ({ publicUrl }: Site): string => `${publicUrl}/#league`;

/** Absolute URLs are returned unchanged. */
export const pictureAddress = ({ publicUrl }: Site, picture: string): string => new URL(picture, publicUrl).href;
