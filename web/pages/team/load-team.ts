import type { QueryClient } from '@tanstack/react-query';
import { fill, idIn, soon, type Asked } from '#web/api/load.ts';
import {
  teamAwards,
  teamCompetitions,
  teamFigures,
  teamFixtures,
  teamNews,
  teamProfile,
  teamResults,
  teamSquad,
  teamStandings,
  teamTransfers,
} from '#web/api/team-queries.ts';
import { tabIn } from '#web/ui/tabs.tsx';
import { firstChoice } from './standings-choice.ts';
import { TEAM_TABS, type TeamTab } from './team-tabs.ts';

/** What each tab shows beyond the head of the page. */
const PARTS: Record<TeamTab, (client: QueryClient, id: number) => Promise<unknown>> = {
  Summary: (client, id) => fill(client, teamFigures(id)),
  Squad: (client, id) => fill(client, teamSquad(id, { competition: null, season: 'current' })),
  Fixtures: (client, id) => fill(client, teamFixtures(id)),
  Results: (client, id) => fill(client, teamResults(id)),
  Standings: loadStandings,
  Transfers: (client, id) => fill(client, teamTransfers(id)),
  Stats: (client, id) => fill(client, teamFigures(id)),
  Awards: (client, id) => fill(client, teamAwards(id)),
  News: (client, id) => fill(client, teamNews(id)),
};

async function loadStandings(client: QueryClient, id: number): Promise<unknown> {
  const choice = firstChoice((await fill(client, teamCompetitions(id))) ?? []);
  return choice && fill(client, teamStandings(id, choice.competition.id, choice.season?.id ?? null));
}

export async function loadTeam(client: QueryClient, { params, query }: Asked): Promise<unknown> {
  const id = idIn(params);
  if (id === null) return null;
  return soon(Promise.all([fill(client, teamProfile(id)), PARTS[tabIn(TEAM_TABS, query)](client, id)]));
}
