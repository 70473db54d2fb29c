import { idsOf } from '#domain/following/following.ts';
import type { LiveListMatch } from '#web/football/model.ts';
import { useFollowing } from './followed.ts';

/** Takes the matches of followed teams and competitions out of lists, in their order. */
export function useMyMatches(lists: LiveListMatch[][]): { mine: LiveListMatch[]; others: LiveListMatch[][] } {
  const following = useFollowing();
  const teams = idsOf(following, 'team');
  const competitions = idsOf(following, 'competition');
  const isMine = ({ home, away, competition }: LiveListMatch) =>
    competitions.includes(competition.id) || [home.id, away.id].some((id) => id !== null && teams.includes(id));
  return {
    mine: lists.flat().filter(isMine),
    others: lists.map((list) => list.filter((match) => !isMine(match))),
  };
}
