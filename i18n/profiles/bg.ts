import { countdownBg } from '#i18n/countdown/bg.ts';
import { competitionsBg } from '#i18n/profiles/competitions/bg.ts';
import { matchesBg } from '#i18n/profiles/matches/bg.ts';
import { playersBg } from '#i18n/profiles/players/bg.ts';
import { teamsBg } from '#i18n/profiles/teams/bg.ts';

/** Texts of the pages of matches, competitions, teams and players. */
export const profilesBg = { ...countdownBg, ...playersBg, ...teamsBg, ...competitionsBg, ...matchesBg };
