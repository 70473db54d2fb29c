import type { QueryClient } from '@tanstack/react-query';
import { prefetchOwn, prefetchQuery } from '#web/api/load.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { liveTable } from '#web/api/standings-queries.ts';
import { lazyPart } from '#web/shell/lazy-part.tsx';

/** Downloaded only while matches of the table are live. */
export const LIVE_STANDINGS = lazyPart(
  'web/live/table/live-standings.tsx',
  async () => (await import('./live-standings.tsx')).LiveStandings,
);

interface LoadOptions {
  /** The screen shows the table at once, and so follows its matches at once. */
  inView?: boolean;
}

/** The table as it stands and, if there is one, what it is shown with. */
export async function loadLiveTable(client: QueryClient, competitionId: number, { inView = false }: LoadOptions = {}) {
  if (!(await prefetchOwn(client, liveTable(competitionId)))) return;
  await Promise.all([
    LIVE_STANDINGS.load(),
    prefetchQuery(client, liveAndUpcoming),
    inView && loadInputs(client, competitionId),
  ]);
}

// On demand: home, which everybody downloads, does not compute the table.
async function loadInputs(client: QueryClient, id: number): Promise<unknown> {
  const { tableInputs } = await import('#web/api/outlook-queries.ts');
  return prefetchQuery(client, tableInputs({ id, season: null }));
}

/** The code to preload with a page that shows such a table. */
export const liveTableModules = (client: QueryClient): string[] =>
  client
    .getQueryCache()
    .getAll()
    .some(({ queryKey: [path], state }) => String(path).endsWith('/live-table') && state.data)
    ? [LIVE_STANDINGS.file]
    : [];
