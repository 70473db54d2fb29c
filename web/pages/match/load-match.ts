import type { QueryClient } from '@tanstack/react-query';
import { fill, idIn, soon, type Asked } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { loadMatchParts } from './load-tabs.ts';

/** The details alone decide whether there is a page. What failed of the rest shows its own emptiness. */
export async function loadMatch(client: QueryClient, { params }: Asked): Promise<unknown> {
  const id = idIn(params);
  return id === null ? null : soon(Promise.all([fill(client, matchDetails(id)), loadMatchParts(client, id)]));
}
