import { lockSquads } from '#server/db/squads/squads.ts';
import { findSharedPlayer } from '#server/db/squads/shared-players.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';

/** [SQ6] Nobody would be in two squads of one competition. Says who is, and where. */
export async function refuseSharedPlayers(
  tx: Queryable,
  teams: Parameters<typeof findSharedPlayer>[1],
  days: { startsOn: string; endsOn: string },
  { field, involving = null }: { field: string; involving?: number | null },
): Promise<void> {
  await lockSquads(tx);
  const shared = await findSharedPlayer(tx, teams, days, involving);
  if (!shared) return;
  const { name, team, otherTeam } = shared;
  const about = `${name}: ${team}, ${otherTeam}`;
  throw new ApiError('bad_request', `A player would be in two squads (${about})`, {
    reason: 'shared_player',
    field,
    about,
  });
}
