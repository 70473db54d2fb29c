import { gameweekForResults, gameweekForTeamOfTheWeek, gameweeksForFixtures } from '#domain/gameweeks/gameweeks.ts';
import type { Gameweek } from '#web/football/model.ts';
import { gameweekIn } from './competition-address.ts';

/** Which gameweek each tab shows: the one in the address, else the one that it opens with. */
export const chosenResults = (all: Gameweek[], query: URLSearchParams): Gameweek | null =>
  gameweekIn(all, query) ?? gameweekForResults(all);

export function chosenFixtures(all: Gameweek[], query: URLSearchParams): Gameweek | null {
  const offered = gameweeksForFixtures(all);
  return gameweekIn(offered, query) ?? offered[0] ?? null;
}

export const chosenWeek = (all: Gameweek[], query: URLSearchParams): Gameweek | null =>
  gameweekIn(all, query) ?? gameweekForTeamOfTheWeek(all);
