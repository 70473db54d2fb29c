import type { QueryClient } from '@tanstack/react-query';
import { prefetchQuery, idFromParams } from '#web/api/load.ts';
import type { PageLocation } from '#ui/router/match-route.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { featured } from '#web/api/standings-queries.ts';
import { loadLiveTable } from '#web/live/table/load-live-table.ts';

export async function loadEmbeddedMatch(client: QueryClient, { params }: PageLocation): Promise<unknown> {
  const id = idFromParams(params);
  return id !== null && prefetchQuery(client, matchDetails(id));
}

export async function loadEmbeddedStandings(client: QueryClient, { params }: PageLocation): Promise<unknown> {
  const id = idFromParams(params);
  return id !== null && Promise.all([prefetchQuery(client, featured(id)), loadLiveTable(client, id, { inView: true })]);
}
