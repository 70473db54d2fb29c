import { idsOf } from '#domain/following/following.ts';
import type { MatchSummary } from '#web/football/model.ts';
import { useFollowing } from './followed.ts';

/** Whether a followed team plays in a match. */
export function useIsMine(): (match: MatchSummary) => boolean {
  const teams = idsOf(useFollowing(), 'team');
  return ({ home, away }) => [home?.id, away?.id].some((id) => typeof id === 'number' && teams.includes(id));
}
