import type { QueryClient } from '@tanstack/react-query';
import { isOwnBackend, prefetchOwn, prefetchQuery } from '#web/api/load.ts';
import {
  activeCompetitions,
  featuredAtHome,
  latestNews,
  liveAndUpcoming,
  nextMatches,
  recentMatches,
  teams,
} from '#web/api/queries.ts';
import { homeLeague } from '#web/football/home-league.ts';

export const loadHome = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    prefetchQuery(client, liveAndUpcoming),
    prefetchQuery(client, latestNews),
    prefetchQuery(client, teams),
    loadLeague(client),
  ]);

async function loadLeague(client: QueryClient): Promise<unknown> {
  const competition = homeLeague((await prefetchQuery(client, activeCompetitions)) ?? []);
  return (
    competition &&
    Promise.all([
      prefetchQuery(client, featuredAtHome(competition.id, isOwnBackend(client))),
      prefetchQuery(client, recentMatches(competition.id)),
      prefetchOwn(client, nextMatches(competition.id)),
    ])
  );
}
