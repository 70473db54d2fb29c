import { gameweekForResults, gameweekForTeamOfTheWeek, gameweeksForFixtures } from '#domain/gameweeks/gameweeks.ts';
import type { TeamOfTheWeek } from '#web/football/competition-model.ts';
import type { Gameweek } from '#web/football/model.ts';
import { gameweekIn } from './competition-address.ts';

/** The gameweek in the address, else the tab's default. */
export const chosenResultsGameweek = (all: Gameweek[], query: URLSearchParams): Gameweek | null =>
  gameweekIn(all, query) ?? gameweekForResults(all);

export function chosenFixturesGameweek(all: Gameweek[], query: URLSearchParams): Gameweek | null {
  const offered = gameweeksForFixtures(all);
  return gameweekIn(offered, query) ?? offered[0] ?? null;
}

export const chosenTotwGameweek = (all: Gameweek[], query: URLSearchParams): Gameweek | null =>
  gameweekIn(all, query) ?? gameweekForTeamOfTheWeek(all);

/** [TB2] The last gameweek of the season that has a team, if the default has none; null if the default stays. */
export function lastWithTeam(
  all: Gameweek[],
  query: URLSearchParams,
  { week, season }: { week: TeamOfTheWeek; season: number | null },
): Gameweek | null {
  if (gameweekIn(all, query) || week.players.length > 0 || week.latest?.season !== season) return null;
  return all.find(({ number }) => number === week.latest?.gameweek) ?? null;
}
