import { gameweekForResults, gameweekForTeamOfTheWeek, gameweeksForFixtures } from '#domain/gameweeks/gameweeks.ts';
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
