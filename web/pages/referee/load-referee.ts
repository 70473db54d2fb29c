import type { QueryClient } from '@tanstack/react-query';
import { prefetchQuery, idFromParams, pageFromQuery } from '#web/api/load.ts';
import type { PageLocation } from '#ui/router/match-route.ts';
import { referee, refereedMatches } from '#web/api/referee-queries.ts';

export async function loadReferee(client: QueryClient, { params, query }: PageLocation): Promise<unknown> {
  const id = idFromParams(params);
  if (id === null) return null;
  return Promise.all([
    prefetchQuery(client, referee(id)),
    prefetchQuery(client, refereedMatches(id, pageFromQuery(query))),
  ]);
}
