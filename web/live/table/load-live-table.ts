import type { QueryClient } from '@tanstack/react-query';
import type { LiveTable } from '#contract/http/live-table.ts';
import { prefetchOwn, prefetchQuery } from '#web/api/load.ts';
import { liveAndUpcoming, liveTable } from '#web/api/queries.ts';
import { lazyPart } from '#web/shell/lazy-part.tsx';

/** Downloaded only while matches of the table are live. */
export const LIVE_STANDINGS = lazyPart(
  'web/live/table/live-standings.tsx',
  async () => (await import('./live-standings.tsx')).LiveStandings,
);

/** The table as it stands and, if there is one, what it is shown with. */
export async function loadLiveTable(client: QueryClient, competitionId: number): Promise<LiveTable | null> {
  const table = (await prefetchOwn(client, liveTable(competitionId))) ?? null;
  if (table) await Promise.all([LIVE_STANDINGS.load(), prefetchQuery(client, liveAndUpcoming)]);
  return table;
}

/** The code to preload with a page that shows such a table. */
export const liveTableModules = (client: QueryClient): string[] =>
  client
    .getQueryCache()
    .getAll()
    .some(({ queryKey: [path], state }) => String(path).endsWith('/live-table') && state.data)
    ? [LIVE_STANDINGS.file]
    : [];
