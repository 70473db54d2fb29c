import type { TeamCompetition } from '#web/football/team-model.ts';

type Season = TeamCompetition['seasons'][number];

/** The season that is being played, else the first. */
export const usualSeason = ({ seasons }: TeamCompetition): Season | null =>
  seasons.find(({ isCurrent }) => isCurrent) ?? seasons[0] ?? null;

/** The table to open with: of the first competition. */
export function firstChoice([competition]: TeamCompetition[]) {
  return competition ? { competition, season: usualSeason(competition) } : null;
}
