import { careersEn } from '#i18n/profiles/careers/en.ts';
import { competitionsEn } from '#i18n/profiles/competitions/en.ts';
import { matchesEn } from '#i18n/profiles/matches/en.ts';
import { playersEn } from '#i18n/profiles/players/en.ts';
import { rulesEn } from '#i18n/profiles/rules/en.ts';
import { sharedEn } from '#i18n/profiles/shared/en.ts';
import { teamsEn } from '#i18n/profiles/teams/en.ts';

/** Texts of the pages of matches, competitions, teams and players, of which each page loads its own. */
export const profilesEn = {
  ...sharedEn,
  ...careersEn,
  ...playersEn,
  ...teamsEn,
  ...competitionsEn,
  ...rulesEn,
  ...matchesEn,
};
