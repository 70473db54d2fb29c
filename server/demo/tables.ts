import type { TableResult, TableRow } from '#domain/standings/order-table.ts';
import { orderTable } from '#domain/standings/order-table.ts';
import type { CompetitionSeasonEntry, MatchEntry, Pair } from '#server/league-files/league.ts';
import { CLUBS } from './clubs.ts';

const clubNames = new Map(CLUBS.map(({ key, name }) => [key, name]));

/** What counts: the official result where there is one, a live match not yet. */
function countingScore(match: MatchEntry): Pair | null {
  if (match.status === 'AWARDED') return match.official?.score ?? null;
  return match.status === 'FINISHED' ? match.score : null;
}

export function cardPointsOf(team: string, matches: readonly MatchEntry[]): number {
  return matches
    .flatMap(({ teamStats }) => teamStats)
    .filter((stats) => stats.team === team)
    .reduce((sum, { yellowCards, redCards }) => sum + yellowCards + 3 * redCards, 0);
}

/** The table of a league or of one group, from its matches outside the knockout. */
export function tableOf(
  season: Pick<CompetitionSeasonEntry, 'teams' | 'adjustments' | 'points' | 'tieBreakers'>,
  matches: readonly MatchEntry[],
  group: string | null = null,
): TableRow<string>[] {
  const counted = matches.filter((match) => match.bracketSlot === null && match.group === group);
  const results = counted.flatMap((match): TableResult<string>[] => {
    const score = countingScore(match);
    if (!score || match.home === null || match.away === null) return [];
    return [{ home: match.home, away: match.away, homeGoals: score[0], awayGoals: score[1] }];
  });
  return orderTable({
    teams: season.teams
      .filter((entry) => entry.group === group)
      .map(({ team }) => ({ id: team, name: clubNames.get(team) ?? team, cardPoints: cardPointsOf(team, counted) })),
    results,
    adjustments: season.adjustments,
    rules: season,
  });
}

/** The team that goes on, or null while nobody knows. */
export function winnerOf(match: MatchEntry): string | null {
  const score = countingScore(match);
  if (!score) return null;
  const [home, away] = score[0] === score[1] ? (match.penalties ?? score) : score;
  if (home === away) return null;
  return home > away ? match.home : match.away;
}

export const loserOf = (match: MatchEntry): string | null => {
  const winner = winnerOf(match);
  return winner === null ? null : winner === match.home ? match.away : match.home;
};
