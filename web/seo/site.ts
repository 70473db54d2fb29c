import type { Language } from '#contract/language.ts';
import { inLanguage } from '#contract/paths.ts';

/** What structured data of every page is written for. */
export interface Site {
  language: Language;
  publicUrl: string;
}

/** The address of a page in the language of this one. */
export const pageAddress = ({ language, publicUrl }: Site, path: string): string =>
  publicUrl + inLanguage(path, language);

export const leagueId = ({ publicUrl }: Site): string => `${publicUrl}/#league`;

/** Pictures come as whole addresses or from this site. */
export const pictureAddress = ({ publicUrl }: Site, picture: string): string => new URL(picture, publicUrl).href;
