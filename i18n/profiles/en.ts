import { countdownEn } from '#i18n/countdown/en.ts';
import { competitionsEn } from '#i18n/profiles/competitions/en.ts';
import { matchesEn } from '#i18n/profiles/matches/en.ts';
import { playersEn } from '#i18n/profiles/players/en.ts';
import { teamsEn } from '#i18n/profiles/teams/en.ts';

/** Texts of the pages of matches, competitions, teams and players. */
export const profilesEn = { ...countdownEn, ...playersEn, ...teamsEn, ...competitionsEn, ...matchesEn };
