import type { QueryClient } from '@tanstack/react-query';
import {
  STATISTICS,
  competitionNews,
  competitionSeasons,
  eliminationMatches,
  enteredTeams,
  gameweekGoals,
  leaders,
  teamOfTheSeason,
  teamOfTheWeek,
  totalMatches,
  type CompetitionEdition,
} from '#web/api/competition-queries.ts';
import { isOwnBackend, prefetchOwn, prefetchQuery, idFromParams, pageFromQuery } from '#web/api/load.ts';
import type { PageLocation } from '#ui/router/match-route.ts';
import { competitionCharts, competitionHistory, competitionRecords } from '#web/api/history-queries.ts';
import { gameweekMatches, gameweeks, nextMatches } from '#web/api/gameweek-queries.ts';
import { leagueRecords } from '#web/api/league-queries.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { featured } from '#web/api/standings-queries.ts';
import type { Gameweek } from '#web/football/model.ts';
import { loadLiveTable } from '#web/live/table/load-live-table.ts';
import { tabInQuery } from '#web/shell/page-tabs.tsx';
import { chosenFixturesGameweek, chosenResultsGameweek, chosenTotwGameweek, lastWithTeam } from './chosen-gameweek.ts';
import { seasonIn } from './competition-address.ts';
import { loadedTabs, type Tab } from './competition-tabs.ts';
import { loadTabCode } from './lazy-tabs.ts';

export async function loadCompetition(client: QueryClient, { params, query }: PageLocation): Promise<unknown> {
  const id = idFromParams(params);
  return id === null ? null : loadPage(client, id, query);
}

async function loadPage(client: QueryClient, id: number, query: URLSearchParams): Promise<unknown> {
  const season = seasonIn((await prefetchQuery(client, competitionSeasons(id))) ?? [], query)?.id ?? null;
  const loadTab = async () => {
    // The format, and what the league records, say which tabs there are, and which is the first.
    await Promise.all([prefetchQuery(client, featured(id, season)), prefetchQuery(client, leagueRecords)]);
    const tab = tabInQuery(loadedTabs(client, id, query), query);
    // A failed download is shown by the page itself.
    await Promise.all([loadTabCode(tab)?.catch(() => {}), TAB_LOADERS[tab](client, { id, season }, query)]);
  };
  return Promise.all([prefetchQuery(client, gameweeks(id, season)), loadTab()]);
}

type LoadTab = (client: QueryClient, edition: CompetitionEdition, query: URLSearchParams) => Promise<unknown>;

const loadMatches =
  (choose: (all: Gameweek[], query: URLSearchParams) => Gameweek | null): LoadTab =>
  async (client, { id, season }, query) => {
    const chosen = choose((await prefetchQuery(client, gameweeks(id, season))) ?? [], query);
    return chosen && prefetchQuery(client, gameweekMatches(id, chosen.id));
  };

async function loadRounds(client: QueryClient, { id, season }: CompetitionEdition): Promise<unknown> {
  const all = (await prefetchQuery(client, gameweeks(id, season))) ?? [];
  const shown = all.some(({ isCurrent }) => isCurrent) ? all.filter((week) => week.isCurrent || week.isPrevious) : [];
  return Promise.all(shown.map((week) => prefetchQuery(client, gameweekMatches(id, week.id))));
}

async function loadChampion(client: QueryClient, edition: CompetitionEdition): Promise<unknown> {
  const history = await prefetchOwn(client, competitionHistory);
  const decided = history?.find(({ id }) => id === edition.id)?.seasons.find(({ id }) => id === edition.season);
  return decided?.champion && prefetchQuery(client, eliminationMatches(edition));
}

const TAB_LOADERS: Record<Tab, LoadTab> = {
  home: (client, edition) =>
    Promise.all([
      prefetchQuery(client, enteredTeams(edition)),
      prefetchQuery(client, totalMatches(edition)),
      prefetchQuery(client, gameweekGoals(edition)),
      prefetchQuery(client, competitionCharts(edition)),
      prefetchQuery(client, liveAndUpcoming),
      loadRounds(client, edition),
      loadLiveTable(client, edition.id),
      loadChampion(client, edition),
    ]),
  standings: (client, { id }) =>
    Promise.all([loadLiveTable(client, id, { inView: true }), prefetchOwn(client, nextMatches(id))]),
  statistics: (client, edition) =>
    Promise.all(STATISTICS.map((statistic) => prefetchQuery(client, leaders(edition, statistic, 'season')))),
  playoffs: (client, edition) => prefetchQuery(client, eliminationMatches(edition)),
  teams: (client, edition) => prefetchQuery(client, enteredTeams(edition)),
  results: loadMatches(chosenResultsGameweek),
  fixtures: loadMatches(chosenFixturesGameweek),
  news: (client, { id }, query) => prefetchQuery(client, competitionNews(id, pageFromQuery(query))),
  totw: async (client, edition, query) => {
    const all = (await prefetchQuery(client, gameweeks(edition.id, edition.season))) ?? [];
    const chosen = chosenTotwGameweek(all, query);
    const week = chosen && (await prefetchQuery(client, teamOfTheWeek(edition, chosen.id)));
    const last = isOwnBackend(client) && week ? lastWithTeam(all, query, { week, season: edition.season }) : null;
    return last && prefetchQuery(client, teamOfTheWeek(edition, last.id));
  },
  tots: (client, edition) => prefetchQuery(client, teamOfTheSeason(edition)),
  records: (client, { id }) => prefetchOwn(client, competitionRecords(id)),
};
