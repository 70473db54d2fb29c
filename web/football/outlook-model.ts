import type { RemainingMatch } from '#domain/standings/what-if.ts';
import type { GroupStandingsInput } from '#domain/standings/build-standings.ts';
import type { Named, Team } from './model.ts';

export interface Chances {
  runs: number;
  counted: number;
  left: number;
  tables: { group: string | null; teams: TeamChances[] }[];
}

export interface TeamChances {
  team: Named<Team>;
  points: number;
  /** The share of simulated seasons at each place, from the first. */
  places: number[];
}

/** What a table is made from, and the matches that are left. */
export interface TableInputs extends GroupStandingsInput<number> {
  remaining: RemainingMatch[];
}
