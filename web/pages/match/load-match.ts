import type { QueryClient } from '@tanstack/react-query';
import { prefetchQuery, idFromParams } from '#web/api/load.ts';
import type { PageLocation } from '#ui/router/match-route.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { loadPartCode } from './lazy-tabs.ts';
import { loadMatchParts, loadMatchTab } from './load-tabs.ts';

/** Only a failure of the details fails the page; other parts show their own empty states. */
export async function loadMatch(client: QueryClient, { params, query }: PageLocation): Promise<unknown> {
  const id = idFromParams(params);
  if (id === null) return null;
  const tab = loadMatchTab(client, id, query.get('tab'));
  // Without its code a tab shows a skeleton; a failure shows when it is rendered.
  const code = loadPartCode(query)?.catch(() => {});
  return Promise.all([prefetchQuery(client, matchDetails(id)), loadMatchParts(client, id), tab, code]);
}
