import type { Reader } from '#server/db/reader.ts';
import type { CompetitionSeasonRow } from '#server/db/queries/competition.ts';
import { listAdjustments, listTableCards, listTableMatches, listTableTeams } from '#server/db/queries/standings.ts';
import type { StandingsRows } from './standings-presenter.ts';

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
