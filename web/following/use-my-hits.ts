import { useQuery } from '@tanstack/react-query';
import { isFollowed, type Followed } from '#domain/following/following.ts';
import type { SearchResult } from '#web/football/model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { useFollowing } from './followed.ts';
import { followedThings } from './following-query.ts';
import type { FollowedThings } from './parse-followed.ts';

/** What is followed comes first among the results, and is offered before anything is typed. */
export function useMyHits(typed: string, results: SearchResult[] | null): SearchResult[] {
  const following = useFollowing();
  const isEmpty = typed.trim() === '';
  const isAsked = useIsOwnBackend() && isEmpty && following.length > 0;
  const { data } = useQuery({ ...followedThings(following), enabled: isAsked });
  if (isEmpty) return isAsked && data ? asHits(data) : [];
  const isMine = ({ type, id }: SearchResult) =>
    type !== 'referee' && type !== 'other' && isFollowed(following, { kind: type, id } satisfies Followed);
  return (results ?? []).toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)));
}

const asHits = ({ teams, players, competitions }: FollowedThings): SearchResult[] => [
  ...teams.map(({ team: { badge, ...team } }) => ({ ...team, type: 'team' as const, subtitle: null, image: badge })),
  ...players.map(({ id, name, picture, team }) => ({
    type: 'player' as const,
    id,
    name,
    subtitle: team?.name ?? null,
    image: picture,
  })),
  ...competitions.map(({ id, name, logo }) => ({
    type: 'competition' as const,
    id,
    name,
    subtitle: null,
    image: logo,
  })),
];
