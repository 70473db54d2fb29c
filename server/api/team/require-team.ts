import { findKnown } from '../../db/queries/team.ts';
import type { Reader } from '../../db/reader.ts';
import { ApiError } from '../../errors.ts';

interface Choice {
  competitionId?: number | null;
  seasonId?: number | null;
}

/** A 404 that names what there is not. */
export async function requireTeam(
  reader: Reader,
  teamId: number,
  { competitionId = null, seasonId = null }: Choice = {},
): Promise<void> {
  const known = await findKnown(reader, teamId, competitionId, seasonId);
  if (!known.team) throw new ApiError('not_found', `There is no team ${teamId}`);
  if (!known.competition) throw new ApiError('not_found', `There is no competition ${competitionId}`);
  if (!known.season) throw new ApiError('not_found', `There is no season ${seasonId}`);
}
