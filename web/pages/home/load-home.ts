import type { QueryClient } from '@tanstack/react-query';
import { leagueOf } from '#web/api/league-query.ts';
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
import { findHomeLeague } from '#web/football/home-league.ts';
import { loadLiveTable } from '#web/live/table/load-live-table.ts';

export const loadHome = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    prefetchQuery(client, liveAndUpcoming),
    prefetchQuery(client, latestNews),
    prefetchQuery(client, teams),
    loadLeague(client),
  ]);

async function loadLeague(client: QueryClient): Promise<unknown> {
  const competitions = (await prefetchQuery(client, activeCompetitions)) ?? [];
  const competition = findHomeLeague(competitions, leagueOf(client).homeLeague);
  return (
    competition &&
    Promise.all([
      prefetchQuery(client, featuredAtHome(competition.id, isOwnBackend(client))),
      prefetchQuery(client, recentMatches(competition.id)),
      prefetchOwn(client, nextMatches(competition.id)),
      loadLiveTable(client, competition.id),
    ])
  );
}
