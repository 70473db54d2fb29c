import type { QueryClient } from '@tanstack/react-query';
import { fill } from '#web/api/load.ts';
import { matchLineups, matchStats } from '#web/api/match-queries.ts';

export const loadMatchParts = (client: QueryClient, matchId: number): Promise<unknown> =>
  Promise.all([fill(client, matchStats(matchId)), fill(client, matchLineups(matchId))]);
