import { PAGE_PARAMETERS, type PageParameter } from '#contract/page-routes.ts';
import { pagePaths } from '#contract/paths.ts';
import type { CompetitionSeason } from '#web/football/competition-model.ts';

/** Changes parameters of the competition page's address; null removes one. */
export function competitionAddress(
  id: number,
  current: URLSearchParams,
  change: Partial<Record<PageParameter, string | number | null>> = {},
): string {
  const query = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    const value = change[name] === undefined ? current.get(name) : change[name];
    if (value !== null) query.set(name, String(value));
  }
  return query.size === 0 ? pagePaths.competition(id) : `${pagePaths.competition(id)}?${query}`;
}

/** The season in the address, else the current one, else the first. */
export const seasonIn = (seasons: CompetitionSeason[], query: URLSearchParams): CompetitionSeason | undefined =>
  seasons.find(({ id }) => String(id) === query.get('season')) ?? defaultSeason(seasons);

export const defaultSeason = (seasons: CompetitionSeason[]): CompetitionSeason | undefined =>
  seasons.find(({ isCurrent }) => isCurrent) ?? seasons[0];

/** The gameweek in the address, if it exists. */
export const gameweekIn = <G extends { number: number }>(gameweeks: G[], query: URLSearchParams): G | undefined =>
  gameweeks.find(({ number }) => String(number) === query.get('gameweek'));
