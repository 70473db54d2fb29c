import type { QueryClient } from '@tanstack/react-query';
import { leagueOf, activeCompetitions, teams } from '#web/api/league-queries.ts';
import { isOwnBackend, prefetchOwn, prefetchQuery } from '#web/api/load.ts';
import { nextMatches, recentMatches } from '#web/api/gameweek-queries.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { matchDay } from '#web/api/match-day-queries.ts';
import { latestNews } from '#web/api/news-queries.ts';
import { featuredAtHome } from '#web/api/standings-queries.ts';
import { findHomeLeague } from '#web/football/home-league.ts';
import { loadLiveTable } from '#web/live/table/load-live-table.ts';

export const loadHome = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    prefetchQuery(client, liveAndUpcoming),
    prefetchQuery(client, latestNews),
    prefetchQuery(client, teams),
    loadLeague(client),
    loadDays(client),
  ]);

async function loadDays(client: QueryClient): Promise<unknown> {
  const today = await prefetchOwn(client, matchDay(null));
  return today?.previous && prefetchOwn(client, matchDay(today.previous));
}

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
