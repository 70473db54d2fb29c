import type { QueryClient } from '@tanstack/react-query';
import { monthOf } from '#domain/gameweeks/match-day.ts';
import { idFromParams, isOwnBackend, prefetchOwn, prefetchQuery } from '#web/api/load.ts';
import { matchDay, matchDays } from '#web/api/match-day-queries.ts';
import type { PageLocation, Params } from '#ui/router/match-route.ts';
import { competitionHistory, competitionRules } from '#web/api/history-queries.ts';
import { gameweekMatches, gameweeks } from '#web/api/gameweek-queries.ts';
import { liveAndUpcoming, liveStatus } from '#web/api/live-queries.ts';
import { competition, competitionsByStatus, trendingPlayers } from '#web/api/results-queries.ts';
import { dayIn } from './day/day-address.ts';
import type { Gameweek } from '#web/football/model.ts';

export const loadHub = (client: QueryClient, { query }: PageLocation): Promise<unknown> =>
  Promise.all([
    loadDay(client, dayIn(query)),
    prefetchQuery(client, competitionsByStatus),
    prefetchQuery(client, trendingPlayers),
    prefetchQuery(client, liveStatus),
  ]);

/** Another backend has no list of a day. */
async function loadDay(client: QueryClient, date: string | null): Promise<unknown> {
  const live = date === null ? prefetchOwn(client, liveAndUpcoming) : null;
  const day = await prefetchOwn(client, matchDay(date));
  return Promise.all([live, day && prefetchQuery(client, matchDays(monthOf(day.date)))]);
}

export const loadHistory = (client: QueryClient): Promise<unknown> => prefetchQuery(client, competitionHistory);

export async function loadDetails(client: QueryClient, { params }: PageLocation): Promise<unknown> {
  const id = idFromParams(params);
  if (id === null) return null;
  return Promise.all([
    prefetchQuery(client, competition(id)),
    prefetchQuery(client, competitionRules({ id, season: null })),
  ]);
}

export async function loadCompetition(client: QueryClient, { params }: PageLocation): Promise<unknown> {
  const id = idFromParams(params);
  return id === null ? null : Promise.all([prefetchQuery(client, competition(id)), loadMatches(client, id, params)]);
}

async function loadMatches(client: QueryClient, id: number, params: Params): Promise<unknown> {
  const gameweek = gameweekInParams((await prefetchQuery(client, gameweeks(id))) ?? [], params, isOwnBackend(client));
  return gameweek && prefetchQuery(client, gameweekMatches(id, gameweek.id));
}

/** The gameweek in the address, else the current one, else the first; of our own server the last that was played (TB5). */
export function gameweekInParams(all: Gameweek[], { gameweek }: Params, fromOwnBackend: boolean): Gameweek | undefined {
  if (gameweek !== undefined) return all.find(({ number }) => String(number) === gameweek);
  const last = fromOwnBackend ? all.find(({ isPrevious }) => isPrevious) : undefined;
  return all.find(({ isCurrent }) => isCurrent) ?? last ?? all[0];
}
