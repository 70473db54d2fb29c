import { PLAYER_TABS } from '#contract/page-routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchOwn, prefetchQuery, idFromParams } from '#web/api/load.ts';
import { playerBans, teamAbsences } from '#web/api/match-context-queries.ts';
import type { PageLocation } from '#ui/router/match-route.ts';
import {
  playerCareer,
  playerCompositions,
  playerLastMatches,
  playerMatches,
  playerProfile,
  playerRatings,
  playerSeasonGoals,
  playerSeasons,
  playerTeams,
} from '#web/api/player-queries.ts';
import { tabInQuery } from '#web/shell/page-tabs.tsx';
import type { PlayerTab } from './player-tabs.ts';

const PARTS: Record<PlayerTab, (client: QueryClient, id: number) => Promise<unknown>[]> = {
  Summary: (client, id) => [
    prefetchQuery(client, playerCareer(id)),
    prefetchQuery(client, playerLastMatches(id)),
    prefetchQuery(client, playerSeasonGoals(id)),
    loadAbsences(client, id),
    prefetchOwn(client, playerBans(id)),
  ],
  Stats: () => [],
  Matches: (client, id) => [prefetchQuery(client, playerTeams(id)), prefetchQuery(client, playerMatches(id, null, 1))],
  Transfers: () => [],
  Awards: (client, id) => [prefetchQuery(client, playerCompositions(id))],
  Rates: (client, id) => [prefetchOwn(client, playerRatings(id))],
};

async function loadAbsences(client: QueryClient, id: number): Promise<unknown> {
  const teamId = (await prefetchQuery(client, playerProfile(id)))?.team?.id ?? null;
  return teamId === null ? null : prefetchOwn(client, teamAbsences(teamId));
}

export async function loadPlayer(client: QueryClient, { params, query }: PageLocation): Promise<unknown> {
  const id = idFromParams(params);
  if (id === null) return null;
  const parts = PARTS[tabInQuery(PLAYER_TABS, query)](client, id);
  return Promise.all([prefetchQuery(client, playerProfile(id)), prefetchQuery(client, playerSeasons(id)), ...parts]);
}
