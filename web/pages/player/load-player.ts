import type { QueryClient } from '@tanstack/react-query';
import { fill, idIn, soon, type Asked } from '#web/api/load.ts';
import {
  playerCareer,
  playerCompositions,
  playerLastMatches,
  playerMatches,
  playerProfile,
  playerSeasonGoals,
  playerSeasons,
  playerTeams,
} from '#web/api/player-queries.ts';
import { tabIn } from '#web/ui/tabs.tsx';
import { PLAYER_TABS, type PlayerTab } from './player-tabs.ts';

/** What each tab shows beyond the head of the page. */
const PARTS: Record<PlayerTab, (client: QueryClient, id: number) => Promise<unknown>[]> = {
  Summary: (client, id) => [
    fill(client, playerCareer(id)),
    fill(client, playerLastMatches(id)),
    fill(client, playerSeasonGoals(id)),
  ],
  Stats: () => [],
  Matches: (client, id) => [fill(client, playerTeams(id)), fill(client, playerMatches(id, null, 1))],
  Transfers: () => [],
  Awards: (client, id) => [fill(client, playerCompositions(id))],
  Rates: () => [],
};

export async function loadPlayer(client: QueryClient, { params, query }: Asked): Promise<unknown> {
  const id = idIn(params);
  if (id === null) return null;
  const parts = PARTS[tabIn(PLAYER_TABS, query)](client, id);
  return soon(Promise.all([fill(client, playerProfile(id)), fill(client, playerSeasons(id)), ...parts]));
}
