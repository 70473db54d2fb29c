import type { TeamCompetition } from '#web/football/team-model.ts';

type Season = TeamCompetition['seasons'][number];

/** The current season, else the first. */
export const defaultSeason = ({ seasons }: TeamCompetition): Season | null =>
  seasons.find(({ isCurrent }) => isCurrent) ?? seasons[0] ?? null;

export function defaultChoice([competition]: TeamCompetition[]) {
  return competition ? { competition, season: defaultSeason(competition) } : null;
}
