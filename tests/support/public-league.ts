import { startingLeague } from '#server/league/current-league.ts';
import { presentAbout, presentLeague } from '#server/league/league-presenter.ts';

/** What a fresh league says about itself. */
export const publicLeague = presentLeague(startingLeague());
export const leagueAbout = presentAbout(startingLeague());
