import type { QueryClient } from '@tanstack/react-query';
import { prefetchQuery } from '#web/api/load.ts';
import { tableInputs } from '#web/api/outlook-queries.ts';
import { loadLiveTable } from './load-live-table.ts';

/** For a screen that shows the table at once, and so follows its matches at once. */
export async function loadTableInView(client: QueryClient, competitionId: number): Promise<unknown> {
  const table = await loadLiveTable(client, competitionId);
  return table && prefetchQuery(client, tableInputs({ id: competitionId, season: null }));
}
