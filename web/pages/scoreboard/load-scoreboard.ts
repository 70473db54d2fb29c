import type { QueryClient } from '@tanstack/react-query';
import { prefetchOwn, prefetchQuery } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { weekend } from '#web/api/match-day-queries.ts';

/** The matches, and the scorers of the one that is shown first. */
export async function loadScoreboard(client: QueryClient): Promise<unknown> {
  const [list] = await Promise.all([prefetchQuery(client, liveAndUpcoming), prefetchOwn(client, weekend)]);
  const first = list?.live[0];
  return first && prefetchQuery(client, matchDetails(first.id));
}
