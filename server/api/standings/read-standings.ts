import type { Reader } from '../../db/reader.ts';
import type { CompetitionSeasonRow } from '../../db/queries/competition.ts';
import { listAdjustments, listTableCards, listTableMatches, listTableTeams } from '../../db/queries/standings.ts';
import type { StandingsRows } from './present-standings.ts';

/** All that the tables of a competition season are made of. */
export async function readStandings(reader: Reader, season: CompetitionSeasonRow): Promise<StandingsRows> {
  const id = season.competitionSeasonId;
  const [teams, matches, cards, adjustments] = await Promise.all([
    listTableTeams(reader, id),
    listTableMatches(reader, id),
    season.tieBreakers.includes('fair_play') ? listTableCards(reader, id) : [],
    listAdjustments(reader, id),
  ]);
  return { season, teams, matches, cards, adjustments };
}
