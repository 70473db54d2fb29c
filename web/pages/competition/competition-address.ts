import { PAGE_PARAMETERS, pagePaths } from '#contract/paths.ts';
import type { CompetitionSeason } from '#web/football/competition-model.ts';

type Parameter = (typeof PAGE_PARAMETERS)[number];

/** The page of a competition with some of its address said anew; null takes a parameter away. */
export function competitionAddress(
  id: number,
  now: URLSearchParams,
  change: Partial<Record<Parameter, string | number | null>> = {},
): string {
  const query = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    const value = change[name] === undefined ? now.get(name) : change[name];
    if (value !== null) query.set(name, String(value));
  }
  return query.size === 0 ? pagePaths.competition(id) : `${pagePaths.competition(id)}?${query}`;
}

/** The season that an address asks for, else the current one, else the first. */
export const seasonIn = (seasons: CompetitionSeason[], query: URLSearchParams): CompetitionSeason | undefined =>
  seasons.find(({ id }) => String(id) === query.get('season')) ?? usualSeason(seasons);

export const usualSeason = (seasons: CompetitionSeason[]): CompetitionSeason | undefined =>
  seasons.find(({ isCurrent }) => isCurrent) ?? seasons[0];

/** The gameweek that an address asks for by its number, if it is one of these. */
export const gameweekIn = <G extends { number: number }>(gameweeks: G[], query: URLSearchParams): G | undefined =>
  gameweeks.find(({ number }) => String(number) === query.get('gameweek'));
