import type { TeamStandings } from '#contract/http/team.ts';
import type { Tag } from '../../changes/tags.ts';
import type { Reader } from '../../db/reader.ts';
import { findCompetitionSeason } from '../../db/queries/competition.ts';
import { findTeamEntry } from '../../db/queries/team.ts';
import { ApiError } from '../../errors.ts';
import { presentAdjustments, presentStandings, presentZones } from '../standings/present-standings.ts';
import { readStandings } from '../standings/read-standings.ts';
import { requireTeam } from './require-team.ts';

interface AskedForStandings {
  params: { id: number };
  query: { competition_id?: number | undefined; season_id?: number | undefined };
  reader: Reader;
  now: Date;
  tag(...tags: Tag[]): void;
}

/** The table that a team stands in: the one asked for, else that of its first competition of the current or latest season. */
export async function readTeamStandings({
  params: { id },
  query,
  reader,
  now,
  tag,
}: AskedForStandings): Promise<TeamStandings> {
  tag(`team:${id}`, 'competitions');
  const { competition_id: competitionId = null, season_id: seasonId = null } = query;
  const [entry] = await Promise.all([
    findTeamEntry(reader, id, { competitionId, seasonId }),
    requireTeam(reader, id, { competitionId, seasonId }),
  ]);
  if (!entry && (competitionId !== null || seasonId !== null)) {
    throw new ApiError('not_found', `Team ${id} was not entered for that competition in that season`);
  }
  const season = entry && (await findCompetitionSeason(reader, entry.competitionId, now, entry.seasonId));
  if (!season) return { standings: [], format: null, zones: [], adjustments: [] };
  tag(`competition:${season.id}`);
  const rows = await readStandings(reader, season);
  return {
    standings: presentStandings(rows),
    format: season.format,
    zones: presentZones(season),
    adjustments: presentAdjustments(rows.adjustments),
  };
}
