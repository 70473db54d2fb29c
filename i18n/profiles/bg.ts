import { careersBg } from '#i18n/profiles/careers/bg.ts';
import { competitionsBg } from '#i18n/profiles/competitions/bg.ts';
import { matchesBg } from '#i18n/profiles/matches/bg.ts';
import { playersBg } from '#i18n/profiles/players/bg.ts';
import { rulesBg } from '#i18n/profiles/rules/bg.ts';
import { sharedBg } from '#i18n/profiles/shared/bg.ts';
import { teamsBg } from '#i18n/profiles/teams/bg.ts';

/** Texts of the pages of matches, competitions, teams and players, of which each page loads its own. */
export const profilesBg = {
  ...sharedBg,
  ...careersBg,
  ...playersBg,
  ...teamsBg,
  ...competitionsBg,
  ...rulesBg,
  ...matchesBg,
};
