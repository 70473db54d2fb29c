import type { TeamStats } from '#contract/http/team.ts';
import type { TeamSeasonStatsRow } from '../../db/queries/team-history.ts';
import type { EntryRow } from '../../db/queries/team.ts';

type Sums = Omit<TeamSeasonStatsRow, keyof EntryRow>;

const NOTHING: Sums = {
  matches: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
  cleanSheets: 0,
  yellowCards: 0,
  redCards: 0,
  ratedMatches: 0,
  ratingSum: 0,
};

/** From rows with the newest season first and its competitions by rank. */
export function presentTeamStats(rows: TeamSeasonStatsRow[]): TeamStats {
  const competitions = new Map(rows.map(({ competition }) => [competition.id, competition]));
  return {
    currentSeason: presentPeriod(rows.filter(({ isCurrent }) => isCurrent)),
    allTime: presentPeriod(rows),
    competitions: [...competitions.values()],
    allSeasons: groupBySeason(rows).flatMap(presentSeason),
  };
}

function presentPeriod(rows: TeamSeasonStatsRow[]): TeamStats['allTime'] {
  const sums = addUp(rows);
  return { ...presentRecord(sums), cleanSheets: sums.cleanSheets, avgRating: averageOf(sums) };
}

function presentSeason(rows: TeamSeasonStatsRow[]): TeamStats['allSeasons'] {
  const [first] = rows;
  if (!first) return [];
  const { id, yearStart, yearEnd, isCurrent } = first;
  const sums = rows.length === 1 ? first : addUp(rows);
  return [
    {
      season: { id, year_start: yearStart, year_end: yearEnd, is_current: isCurrent },
      totals: { ...presentRecord(sums), points: sums.points },
      competitions: rows.map((row) => ({
        competition: row.competition,
        stats: {
          ...presentRecord(row),
          points: row.points,
          cleanSheets: row.cleanSheets,
          totalYellowCards: row.yellowCards,
          totalRedCards: row.redCards,
        },
      })),
    },
  ];
}

const presentRecord = ({ wins, draws, losses, matches, goalsFor, goalsAgainst }: Sums) => ({
  wins,
  draws,
  losses,
  matchesPlayed: matches,
  goalsFor,
  goalsAgainst,
  goalDifference: goalsFor - goalsAgainst,
});

const SUMMED = Object.keys(NOTHING) as (keyof Sums)[];

function addUp(rows: readonly Sums[]): Sums {
  const sums = { ...NOTHING };
  for (const row of rows) for (const name of SUMMED) sums[name] += row[name];
  return sums;
}

/** A team's rating in a match has two decimals; in hundredths the sum is a whole number, so that no tie is decided by binary dust. */
const averageOf = ({ ratingSum, ratedMatches }: Sums): number | null =>
  ratedMatches === 0 ? null : Math.round(Math.round(ratingSum * 100) / ratedMatches) / 100;

function groupBySeason(rows: TeamSeasonStatsRow[]): TeamSeasonStatsRow[][] {
  const groups = new Map<number, TeamSeasonStatsRow[]>();
  for (const row of rows) {
    const group = groups.get(row.id);
    if (group) group.push(row);
    else groups.set(row.id, [row]);
  }
  return [...groups.values()];
}
