import type { QueryClient } from '@tanstack/react-query';
import type { PageLocation } from '#ui/router/match-route.ts';
import { idFromParams, pageFromQuery, prefetchQuery } from '#web/api/load.ts';
import { pitch, pitchMatches } from '#web/api/pitch-queries.ts';

export async function loadPitch(client: QueryClient, { params, query }: PageLocation): Promise<unknown> {
  const id = idFromParams(params);
  if (id === null) return null;
  return Promise.all([prefetchQuery(client, pitch(id)), prefetchQuery(client, pitchMatches(id, pageFromQuery(query)))]);
}
