import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { fill, idIn, soon, type Asked } from '#web/api/load.ts';
import {
  competition,
  competitionsByStatus,
  gameweekMatches,
  gameweeks,
  liveStatus,
  trendingPlayers,
} from '#web/api/queries.ts';
import type { Gameweek } from '#web/football/model.ts';

export const loadHub = (client: QueryClient): Promise<unknown> =>
  soon(Promise.all([fill(client, competitionsByStatus), fill(client, trendingPlayers), fill(client, liveStatus)]));

export async function loadCompetition(client: QueryClient, { params }: Asked): Promise<unknown> {
  const id = idIn(params);
  return id === null ? null : soon(Promise.all([fill(client, competition(id)), loadMatches(client, id, params)]));
}

async function loadMatches(client: QueryClient, id: number, params: Params): Promise<unknown> {
  const gameweek = askedGameweek((await fill(client, gameweeks(id))) ?? [], params);
  return gameweek && fill(client, gameweekMatches(id, gameweek.id));
}

/** The gameweek in the address; without one there, the current, else the first. */
export function askedGameweek(all: Gameweek[], { gameweek }: Params): Gameweek | undefined {
  if (gameweek !== undefined) return all.find(({ number }) => String(number) === gameweek);
  return all.find(({ isCurrent }) => isCurrent) ?? all[0];
}
