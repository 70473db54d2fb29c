import type { QueryClient } from '@tanstack/react-query';
import { gameweekForResults } from '#domain/gameweeks/gameweeks.ts';
import { teamOfTheWeek } from '#web/api/competition-queries.ts';
import { leagueOf, activeCompetitions } from '#web/api/league-queries.ts';
import { prefetchQuery } from '#web/api/load.ts';
import type { PageLocation } from '#ui/router/match-route.ts';
import { gameweeks } from '#web/api/gameweek-queries.ts';
import { findHomeLeague } from '#web/football/home-league.ts';
import type { Competition, Gameweek } from '#web/football/model.ts';

export async function loadTotw(client: QueryClient, { query }: PageLocation): Promise<unknown> {
  const competitions = (await prefetchQuery(client, activeCompetitions)) ?? [];
  const competition = competitionOf(competitions, leagueOf(client), query);
  if (!competition) return undefined;
  const gameweek = gameweekOf((await prefetchQuery(client, gameweeks(competition.id))) ?? [], query);
  return gameweek && prefetchQuery(client, teamOfTheWeek({ id: competition.id, season: null }, gameweek.id));
}

/** The competition in the address, else the home page's. */
export const competitionOf = (
  competitions: Competition[],
  { homeLeague }: { homeLeague: string },
  query: URLSearchParams,
): Competition | undefined =>
  competitions.find(({ id }) => String(id) === query.get('competition')) ?? findHomeLeague(competitions, homeLeague);

/** The gameweek in the address, else the latest finished one. */
export const gameweekOf = (all: Gameweek[], query: URLSearchParams): Gameweek | null =>
  all.find(({ number }) => String(number) === query.get('gameweek')) ?? gameweekForResults(all);
