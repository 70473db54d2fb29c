import type { QueryClient } from '@tanstack/react-query';
import {
  competitionNews,
  competitionSeasons,
  eliminationMatches,
  enteredTeams,
  gameweekGoals,
  leaders,
  teamOfTheSeason,
  teamOfTheWeek,
  totalMatches,
  type InSeason,
} from '#web/api/competition-queries.ts';
import { fill, idIn, pageIn, soon, type Asked } from '#web/api/load.ts';
import { featured, gameweekMatches, gameweeks } from '#web/api/queries.ts';
import { STATISTICS } from '#web/api/read-competition.ts';
import type { Gameweek } from '#web/football/model.ts';
import { tabIn } from '#web/ui/tabs.tsx';
import { chosenFixtures, chosenResults, chosenWeek } from './chosen-gameweek.ts';
import { seasonIn } from './competition-address.ts';
import { TABS, type Tab } from './competition-tabs.ts';

export async function loadCompetition(client: QueryClient, { params, query }: Asked): Promise<unknown> {
  const id = idIn(params);
  return id === null ? null : soon(loadPage(client, id, query));
}

async function loadPage(client: QueryClient, id: number, query: URLSearchParams): Promise<unknown> {
  const season = seasonIn((await fill(client, competitionSeasons(id))) ?? [], query)?.id ?? null;
  return Promise.all([
    fill(client, featured(id, season)),
    fill(client, gameweeks(id, season)),
    LOADS[tabIn(TABS, query)](client, { id, season }, query),
  ]);
}

type LoadTab = (client: QueryClient, of: InSeason, query: URLSearchParams) => Promise<unknown>;

const loadMatches =
  (choose: (all: Gameweek[], query: URLSearchParams) => Gameweek | null): LoadTab =>
  async (client, { id, season }, query) => {
    const chosen = choose((await fill(client, gameweeks(id, season))) ?? [], query);
    return chosen && fill(client, gameweekMatches(id, chosen.id));
  };

const LOADS: Record<Tab, LoadTab> = {
  home: (client, of) =>
    Promise.all([fill(client, enteredTeams(of)), fill(client, totalMatches(of)), fill(client, gameweekGoals(of))]),
  standings: () => Promise.resolve(),
  statistics: (client, of) =>
    Promise.all(STATISTICS.map((statistic) => fill(client, leaders(of, statistic, 'season')))),
  playoffs: (client, of) => fill(client, eliminationMatches(of)),
  teams: (client, of) => fill(client, enteredTeams(of)),
  results: loadMatches(chosenResults),
  fixtures: loadMatches(chosenFixtures),
  news: (client, { id }, query) => fill(client, competitionNews(id, pageIn(query))),
  totw: async (client, of, query) => {
    const chosen = chosenWeek((await fill(client, gameweeks(of.id, of.season))) ?? [], query);
    return chosen && fill(client, teamOfTheWeek(of, chosen.id));
  },
  tots: (client, of) => fill(client, teamOfTheSeason(of)),
};
