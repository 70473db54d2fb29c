import { competitions } from './profiles/competitions.ts';
import { matches } from './profiles/matches.ts';
import { players } from './profiles/players.ts';
import { teams } from './profiles/teams.ts';

/** Texts of the pages of matches, competitions, teams and players. */
export const profiles = { ...players, ...teams, ...competitions, ...matches };
