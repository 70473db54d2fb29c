import type { Reader } from '../../db/open.ts';
import {
  listAdjustments,
  listTableResults,
  listTableTeams,
  type CompetitionSeasonRow,
} from '../../db/queries/competition.ts';
import type { StandingsRows } from './present-standings.ts';

/** All that the tables of a competition season are made of. */
export async function readStandings(reader: Reader, season: CompetitionSeasonRow): Promise<StandingsRows> {
  const id = season.competitionSeasonId;
  const [teams, results, adjustments] = await Promise.all([
    listTableTeams(reader, id),
    listTableResults(reader, id),
    listAdjustments(reader, id),
  ]);
  return { season, teams, results, adjustments };
}
