import type { QueryClient } from '@tanstack/react-query';
import { idFromParams, prefetchQuery } from '#web/api/load.ts';
import type { PageLocation } from '#ui/router/match-route.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { liveCompetitionOf, type MatchDetails } from '#web/football/match-model.ts';
import { loadLiveTable } from '#web/live/table/load-live-table.ts';
import { loadPartCode } from './lazy-tabs.ts';
import { loadMatchParts, loadMatchTab } from './load-tabs.ts';

/** Only a failure of the details fails the page; other parts show their own empty states. */
export async function loadMatch(client: QueryClient, { params, query }: PageLocation): Promise<unknown> {
  const id = idFromParams(params);
  if (id === null) return null;
  const tab = loadMatchTab(client, id, query.get('tab'));
  // Without its code a tab shows a skeleton; a failure shows when it is rendered.
  const code = loadPartCode(query).catch(() => {});
  const details = prefetchQuery(client, matchDetails(id));
  const codeOfMatch = details.then((match) => loadPartCode(query, match)).catch(() => {});
  const table = query.get('tab') === 'standings' && details.then((match) => match && loadTable(client, match));
  return Promise.all([details, loadMatchParts(client, id), tab, table, code, codeOfMatch]);
}

async function loadTable(client: QueryClient, match: MatchDetails): Promise<unknown> {
  const competition = liveCompetitionOf(match);
  return competition !== null && loadLiveTable(client, competition, { inView: true });
}
