import { findExisting } from '#server/db/teams/team.ts';
import type { Reader } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';

interface Choice {
  competitionId?: number | null;
  seasonId?: number | null;
}

/** Throws a 404 that names what does not exist. */
export async function requireTeam(
  reader: Reader,
  teamId: number,
  { competitionId = null, seasonId = null }: Choice = {},
): Promise<void> {
  const known = await findExisting(reader, teamId, competitionId, seasonId);
  if (!known.team) throw new ApiError('not_found', `There is no team ${teamId}`);
  if (!known.competition) throw new ApiError('not_found', `There is no competition ${competitionId}`);
  if (!known.season) throw new ApiError('not_found', `There is no season ${seasonId}`);
}
