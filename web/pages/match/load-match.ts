import type { QueryClient } from '@tanstack/react-query';
import { fill, idIn, soon, type Asked } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { loadMatchParts, loadMatchTab } from './load-tabs.ts';

/** The details alone decide whether there is a page. What failed of the rest shows its own emptiness. */
export async function loadMatch(client: QueryClient, { params, query }: Asked): Promise<unknown> {
  const id = idIn(params);
  if (id === null) return null;
  const tab = loadMatchTab(client, id, query.get('tab'));
  return soon(Promise.all([fill(client, matchDetails(id)), loadMatchParts(client, id), tab]));
}
