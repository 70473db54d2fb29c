import type { QueryClient } from '@tanstack/react-query';
import { prefetchOwn, prefetchQuery } from '#web/api/load.ts';
import { activeCompetitions, currentSeason, leagueRecords, sponsors } from '#web/api/league-queries.ts';
import { liveStatus } from '#web/api/live-queries.ts';

export const loadShell = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    prefetchQuery(client, activeCompetitions),
    prefetchQuery(client, currentSeason),
    prefetchQuery(client, leagueRecords),
    prefetchQuery(client, liveStatus),
    prefetchOwn(client, sponsors),
  ]);
