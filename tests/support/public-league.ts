import { demoSettings } from '#demo/load-demo.ts';
import { presentAbout, presentLeague } from '#server/league/league-presenter.ts';

/** What the demo league says about itself. */
export const publicLeague = presentLeague(demoSettings());
export const leagueAbout = presentAbout(demoSettings());
