import type { TeamStandings } from '#contract/http/team.ts';
import type { Tag } from '#server/db/tags.ts';
import type { Reader } from '#server/db/queryable.ts';
import { findCompetitionSeason } from '#server/db/competitions/competition.ts';
import { findEnteredSeason } from '#server/db/teams/team.ts';
import { ApiError } from '#server/errors.ts';
import { presentAdjustments, presentStandings, presentZones } from '#server/api/competition/standings-presenter.ts';
import { readTableRows } from '#server/standings/read-table-rows.ts';
import { requireTeam } from './require-team.ts';

interface TeamStandingsContext {
  params: { id: number };
  query: { competition_id?: number | undefined; season_id?: number | undefined };
  reader: Reader;
  now: Date;
  tag(...tags: Tag[]): void;
}

/** The requested table, else that of the team's first competition in its current or latest season. */
export async function readTeamStandings({
  params: { id },
  query,
  reader,
  now,
  tag,
}: TeamStandingsContext): Promise<TeamStandings> {
  tag(`team:${id}`, 'competitions');
  const { competition_id: competitionId = null, season_id: seasonId = null } = query;
  const [entry] = await Promise.all([
    findEnteredSeason(reader, id, { competitionId, seasonId }),
    requireTeam(reader, id, { competitionId, seasonId }),
  ]);
  if (!entry && (competitionId !== null || seasonId !== null)) {
    throw new ApiError('not_found', `Team ${id} was not entered for that competition in that season`);
  }
  const season = entry && (await findCompetitionSeason(reader, entry.competitionId, now, entry.seasonId));
  if (!season) return { standings: [], format: null, zones: [], adjustments: [] };
  tag(`competition:${season.id}`);
  const rows = await readTableRows(reader, season);
  return {
    standings: presentStandings(rows),
    format: season.format,
    zones: presentZones(season),
    adjustments: presentAdjustments(rows.adjustments),
  };
}
