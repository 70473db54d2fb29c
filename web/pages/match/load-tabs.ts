import type { QueryClient } from '@tanstack/react-query';
import { prefetchOwn, prefetchQuery } from '#web/api/load.ts';
import {
  headToHeadMatches,
  headToHead,
  matchNews,
  matchPreview,
  matchStandings,
  matchTopAssisters,
  matchTopScorers,
  sideCompetitions,
} from '#web/api/match-context-queries.ts';
import { matchPhotos } from '#web/api/photo-queries.ts';
import { matchLineups, matchStats } from '#web/api/match-queries.ts';
import { PHOTO_STRIP } from '#web/photos/strip-part.ts';

/** How many past matches each request adds. */
export const PAST_MATCHES = 5;

/** Loaded for every tab. */
export const loadMatchParts = (client: QueryClient, matchId: number): Promise<unknown> =>
  Promise.all([
    prefetchQuery(client, matchStats(matchId)),
    prefetchQuery(client, matchLineups(matchId)),
    prefetchQuery(client, headToHead(matchId)),
    prefetchQuery(client, matchStandings(matchId)),
    prefetchOwn(client, matchPreview(matchId)),
    loadStrip(client, matchId),
  ]);

async function loadStrip(client: QueryClient, matchId: number): Promise<unknown> {
  const strip = await prefetchOwn(client, matchPhotos(matchId));
  // Without its code it appears a moment later.
  return strip?.gallery && PHOTO_STRIP.load().catch(() => {});
}

export async function loadMatchTab(client: QueryClient, matchId: number, tab: string | null): Promise<unknown> {
  switch (tab) {
    case 'h2h':
      return Promise.all([
        prefetchQuery(client, headToHeadMatches(matchId, PAST_MATCHES)),
        prefetchQuery(client, sideCompetitions(matchId, 'home')),
        prefetchQuery(client, sideCompetitions(matchId, 'away')),
      ]);
    case 'standings':
      return Promise.all([
        prefetchQuery(client, matchTopScorers(matchId)),
        prefetchQuery(client, matchTopAssisters(matchId)),
      ]);
    case 'news':
      return prefetchQuery(client, matchNews(matchId));
    default:
      return null;
  }
}
