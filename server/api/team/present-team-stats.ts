import { teamStatsSchema, type TeamStats } from '#contract/http/team.ts';
import type { TeamHistoryRow, TeamSumsRow } from '../../db/queries/team-history.ts';
import { createJsonWriter } from '../../json-writer.ts';

const NOTHING: TeamSumsRow = {
  matches: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  cleanSheets: 0,
  ratedMatches: 0,
  ratingSum: 0,
};

const writeHead = createJsonWriter(teamStatsSchema.omit({ allSeasons: true }));

/** The seasons are put in as the text that is kept of them. */
export function writeTeamStats({ allTime, currentSeason, competitions, seasons }: TeamHistoryRow): string {
  const head = writeHead({
    currentSeason: presentSums(currentSeason ?? NOTHING),
    allTime: presentSums(allTime ?? NOTHING),
    competitions,
  });
  return `${head.slice(0, -1)},"allSeasons":${seasons}}`;
}

const presentSums = (sums: TeamSumsRow): TeamStats['allTime'] => ({
  wins: sums.wins,
  draws: sums.draws,
  losses: sums.losses,
  matchesPlayed: sums.matches,
  goalsFor: sums.goalsFor,
  goalsAgainst: sums.goalsAgainst,
  goalDifference: sums.goalsFor - sums.goalsAgainst,
  cleanSheets: sums.cleanSheets,
  avgRating: averageOf(sums),
});

/** A team's rating in a match has two decimals; in hundredths the sum is a whole number, so that no tie is decided by binary dust. */
const averageOf = ({ ratingSum, ratedMatches }: TeamSumsRow): number | null =>
  ratedMatches === 0 ? null : Math.round(Math.round(ratingSum * 100) / ratedMatches) / 100;
