import type { QueryClient } from '@tanstack/react-query';
import { gameweekForResults } from '#domain/gameweeks/gameweeks.ts';
import { teamOfTheWeek } from '#web/api/competition-queries.ts';
import { fill, soon, type Asked } from '#web/api/load.ts';
import { activeCompetitions, gameweeks } from '#web/api/queries.ts';
import { homeLeague } from '#web/football/home-league.ts';
import type { Competition, Gameweek } from '#web/football/model.ts';

export const loadTotw = (client: QueryClient, { query }: Asked): Promise<unknown> => soon(load(client, query));

async function load(client: QueryClient, query: URLSearchParams): Promise<unknown> {
  const competition = competitionOf((await fill(client, activeCompetitions)) ?? [], query);
  if (!competition) return undefined;
  const gameweek = gameweekOf((await fill(client, gameweeks(competition.id))) ?? [], query);
  return gameweek && fill(client, teamOfTheWeek({ id: competition.id, season: null }, gameweek.id));
}

/** The competition in the address, else the league of the home page. */
export const competitionOf = (competitions: Competition[], query: URLSearchParams): Competition | undefined =>
  competitions.find(({ id }) => String(id) === query.get('competition')) ?? homeLeague(competitions);

/** The gameweek in the address, by its number, else the latest that is over: its team has been chosen. */
export const gameweekOf = (all: Gameweek[], query: URLSearchParams): Gameweek | null =>
  all.find(({ number }) => String(number) === query.get('gameweek')) ?? gameweekForResults(all);
