import { TEAM_TABS } from '#contract/page-routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchOwn, prefetchQuery, idFromParams } from '#web/api/load.ts';
import { teamRecords } from '#web/api/history-queries.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { teamAbsences } from '#web/api/match-context-queries.ts';
import type { PageLocation } from '#ui/router/match-route.ts';
import {
  CURRENT_SQUAD,
  teamAwards,
  teamCompetitions,
  teamStatistics,
  teamFixtures,
  teamNews,
  teamProfile,
  teamResults,
  teamSquad,
  teamStandings,
  teamTransfers,
} from '#web/api/team-queries.ts';
import { tabInQuery } from '#web/shell/page-tabs.tsx';
import { records } from './lazy-records.ts';
import { defaultChoice } from './standings-choice.ts';
import { hasLive } from './team-games.ts';
import type { TeamTab } from './team-tabs.ts';

const PARTS: Record<TeamTab, (client: QueryClient, id: number) => Promise<unknown>> = {
  Summary: (client, id) =>
    Promise.all([
      loadFixtures(client, id),
      prefetchQuery(client, teamResults(id)),
      loadStandings(client, id),
      prefetchQuery(client, teamSquad(id, CURRENT_SQUAD)),
      prefetchQuery(client, teamStatistics(id)),
    ]),
  Squad: (client, id) =>
    Promise.all([prefetchQuery(client, teamSquad(id, CURRENT_SQUAD)), prefetchOwn(client, teamAbsences(id))]),
  Fixtures: (client, id) => prefetchQuery(client, teamFixtures(id)),
  Results: (client, id) => prefetchQuery(client, teamResults(id)),
  Standings: loadStandings,
  Transfers: (client, id) => prefetchQuery(client, teamTransfers(id)),
  Stats: (client, id) => prefetchQuery(client, teamStatistics(id)),
  Records: (client, id) =>
    // A failed download is shown by the page itself.
    Promise.all([prefetchOwn(client, teamRecords(id)), records.load().catch(() => {})]),
  Awards: (client, id) => prefetchQuery(client, teamAwards(id)),
  News: (client, id) => prefetchQuery(client, teamNews(id)),
};

async function loadFixtures(client: QueryClient, id: number): Promise<unknown> {
  const fixtures = (await prefetchQuery(client, teamFixtures(id))) ?? [];
  return fixtures.some(hasLive) && prefetchQuery(client, liveAndUpcoming);
}

async function loadStandings(client: QueryClient, id: number): Promise<unknown> {
  const choice = defaultChoice((await prefetchQuery(client, teamCompetitions(id))) ?? []);
  return choice && prefetchQuery(client, teamStandings(id, choice.competition.id, choice.season?.id ?? null));
}

export async function loadTeam(client: QueryClient, { params, query }: PageLocation): Promise<unknown> {
  const id = idFromParams(params);
  if (id === null) return null;
  return Promise.all([prefetchQuery(client, teamProfile(id)), PARTS[tabInQuery(TEAM_TABS, query)](client, id)]);
}
