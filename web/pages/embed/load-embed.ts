import type { QueryClient } from '@tanstack/react-query';
import { fill, idIn, type Asked } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { featured } from '#web/api/queries.ts';

export async function loadEmbeddedMatch(client: QueryClient, { params }: Asked): Promise<unknown> {
  const id = idIn(params);
  return id !== null && fill(client, matchDetails(id));
}

export async function loadEmbeddedStandings(client: QueryClient, { params }: Asked): Promise<unknown> {
  const id = idIn(params);
  return id !== null && fill(client, featured(id));
}
