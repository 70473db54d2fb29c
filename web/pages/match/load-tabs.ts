import type { QueryClient } from '@tanstack/react-query';
import { fill } from '#web/api/load.ts';
import {
  headToHeadMatches,
  matchBalance,
  matchNews,
  matchStandings,
  matchTopAssisters,
  matchTopScorers,
  sideCompetitions,
} from '#web/api/match-context-queries.ts';
import { matchLineups, matchStats } from '#web/api/match-queries.ts';

/** Of earlier matches, how many are asked for at first, and how many more each time. */
export const PAST_MATCHES = 5;

/** What every visit to a match brings with it. */
export const loadMatchParts = (client: QueryClient, matchId: number): Promise<unknown> =>
  Promise.all([
    fill(client, matchStats(matchId)),
    fill(client, matchLineups(matchId)),
    fill(client, matchBalance(matchId)),
    fill(client, matchStandings(matchId)),
  ]);

/** What only one tab shows. */
export async function loadMatchTab(client: QueryClient, matchId: number, tab: string | null): Promise<unknown> {
  switch (tab) {
    case 'h2h':
      return Promise.all([
        fill(client, headToHeadMatches(matchId, PAST_MATCHES)),
        fill(client, sideCompetitions(matchId, 'home')),
        fill(client, sideCompetitions(matchId, 'away')),
      ]);
    case 'standings':
      return Promise.all([fill(client, matchTopScorers(matchId)), fill(client, matchTopAssisters(matchId))]);
    case 'news':
      return fill(client, matchNews(matchId));
    default:
      return null;
  }
}
