import type { QueryClient } from '@tanstack/react-query';
import type { Params, PageLocation } from '#ui/router/match-route.ts';
import { teams } from '#web/api/league-queries.ts';
import { idFromParams, prefetchOwn } from '#web/api/load.ts';
import { playerMeetings, teamMeetings } from '#web/api/match-context-queries.ts';
import { playerCareer, playerLastMatches, playerProfile, playerSeasons } from '#web/api/player-queries.ts';
import { trendingPlayers } from '#web/api/results-queries.ts';
import { teamProfile, teamStatistics } from '#web/api/team-queries.ts';

/** `other` is undefined where nobody else is chosen yet, and null if it is malformed. */
export function comparedIds(params: Params): { id: number | null; other: number | null | undefined } {
  const id = idFromParams(params);
  if (params.other === undefined) return { id, other: undefined };
  const other = idFromParams({ id: params.other });
  return { id, other: other === id && id !== null ? undefined : other };
}

export async function loadComparedPlayers(client: QueryClient, { params }: PageLocation): Promise<unknown> {
  const { id, other } = comparedIds(params);
  if (id === null || other === null) return null;
  if (other === undefined)
    return Promise.all([prefetchOwn(client, playerProfile(id)), prefetchOwn(client, trendingPlayers)]);
  return Promise.all([
    prefetchOwn(client, playerMeetings(id, other)),
    ...[id, other].flatMap((one) => [
      prefetchOwn(client, playerProfile(one)),
      prefetchOwn(client, playerSeasons(one)),
      prefetchOwn(client, playerCareer(one)),
      prefetchOwn(client, playerLastMatches(one)),
    ]),
  ]);
}

export async function loadComparedTeams(client: QueryClient, { params }: PageLocation): Promise<unknown> {
  const { id, other } = comparedIds(params);
  if (id === null || other === null) return null;
  if (other === undefined) return Promise.all([prefetchOwn(client, teamProfile(id)), prefetchOwn(client, teams)]);
  return Promise.all([
    prefetchOwn(client, teamMeetings(id, other)),
    ...[id, other].flatMap((one) => [prefetchOwn(client, teamProfile(one)), prefetchOwn(client, teamStatistics(one))]),
  ]);
}
