import type { Tag } from '../../changes/tags.ts';
import type { Reader } from '../../db/reader.ts';
import { findMatchPlace, type MatchPlaceRow } from '../../db/queries/match-past.ts';
import { ApiError } from '../../errors.ts';

export interface AskedOfMatch {
  params: { matchId: number };
  reader: Reader;
  tag(...tags: Tag[]): void;
}

interface AskedOfSide extends AskedOfMatch {
  params: { matchId: number; side: 'home' | 'away' };
}

export const noMatch = ({ matchId }: { matchId: number }) => new ApiError('not_found', `There is no match ${matchId}`);

export async function requireMatchPlace({ params, reader, tag }: AskedOfMatch): Promise<MatchPlaceRow> {
  tag(`match:${params.matchId}`);
  const place = await findMatchPlace(reader, params.matchId);
  if (!place) throw noMatch(params);
  return place;
}

/** The team on one side of a match; null while nobody knows it. */
export async function requireSide(asked: AskedOfSide): Promise<number | null> {
  const { homeTeamId, awayTeamId } = await requireMatchPlace(asked);
  const teamId = asked.params.side === 'home' ? homeTeamId : awayTeamId;
  if (teamId !== null) asked.tag(`team:${teamId}`);
  return teamId;
}
