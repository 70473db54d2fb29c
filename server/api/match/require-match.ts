import type { Tag } from '#server/db/tags.ts';
import type { Reader } from '#server/db/queryable.ts';
import { findMatchPlace, type MatchPlaceRow } from '#server/db/matches/match-past.ts';
import { ApiError } from '#server/errors.ts';

export interface MatchContext {
  params: { matchId: number };
  reader: Reader;
  now: Date;
  tag(...tags: Tag[]): void;
}

interface SideContext extends MatchContext {
  params: { matchId: number; side: 'home' | 'away' };
}

export const noMatch = ({ matchId }: { matchId: number }) => new ApiError('not_found', `There is no match ${matchId}`);

export async function requireMatchPlace({ params, reader, tag }: MatchContext): Promise<MatchPlaceRow> {
  tag(`match:${params.matchId}`);
  const place = await findMatchPlace(reader, params.matchId);
  if (!place) throw noMatch(params);
  return place;
}

/** The team on one side of a match; null while it is not decided. */
export async function requireSide(context: SideContext): Promise<number | null> {
  const { homeTeamId, awayTeamId } = await requireMatchPlace(context);
  const teamId = context.params.side === 'home' ? homeTeamId : awayTeamId;
  if (teamId !== null) context.tag(`team:${teamId}`);
  return teamId;
}
