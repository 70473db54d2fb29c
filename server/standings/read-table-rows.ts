import type { Reader } from '#server/db/queryable.ts';
import { listAdjustments, listTableCards, listTableMatches, listTableTeams } from '#server/db/standings/table-rows.ts';
import type { TableRows, TableSeason } from './table-input.ts';

export async function readTableRows<Season extends TableSeason>(
  reader: Reader,
  season: Season,
): Promise<TableRows & { season: Season }> {
  const id = season.competitionSeasonId;
  const [teams, matches, cards, adjustments] = await Promise.all([
    listTableTeams(reader, id),
    listTableMatches(reader, id),
    season.tieBreakers.includes('fair_play') ? listTableCards(reader, id) : [],
    listAdjustments(reader, id),
  ]);
  return { season, teams, matches, cards, adjustments };
}
