import type { H2h, MatchStandings, PastMatch } from '#contract/http/match-context.ts';
import type { Standing } from '#contract/http/competition.ts';
import type { CompetitionSeasonRow } from '#server/db/competitions/competition.ts';
import type { BalanceRow, PastMatchRow } from '#server/db/matches/match-past.ts';
import type { LeaderRow } from '#server/db/players/leaders.ts';
import { presentInstant, presentListedCompetition, presentTeam } from '#server/api/presenters.ts';
import { type TableRows } from '#server/standings/table-input.ts';
import { presentAdjustments, presentStandings, presentZones } from '#server/api/competition/standings-presenter.ts';

export const presentPastMatch = (row: PastMatchRow): PastMatch => ({
  id: row.id,
  status: row.status,
  start_time: presentInstant(row.startTime),
  team1: presentTeam(row.home),
  team2: presentTeam(row.away),
  team1_score: row.homeGoals,
  team2_score: row.awayGoals,
  penalty_score:
    row.penaltiesHome === null || row.penaltiesAway === null
      ? null
      : { team1: row.penaltiesHome, team2: row.penaltiesAway },
  competition: presentListedCompetition(row.competition),
});

export const presentH2h = (balance: BalanceRow | null, meetings: readonly PastMatchRow[]): H2h => ({
  total: balance?.total ?? 0,
  team1_wins: balance?.firstWins ?? 0,
  team2_wins: balance?.secondWins ?? 0,
  draws: balance?.draws ?? 0,
  team1_goals: balance?.firstGoals ?? 0,
  team2_goals: balance?.secondGoals ?? 0,
  matches: meetings.map(presentPastMatch),
});

export function presentMatchStandings(rows: TableRows & { season: CompetitionSeasonRow }): MatchStandings {
  const standings = presentStandings(rows);
  const presentRow = ({ matches_played, ...row }: Standing) => ({ ...row, matches: matches_played });
  return {
    standings: Array.isArray(standings)
      ? standings.map(presentRow)
      : Object.fromEntries(Object.entries(standings).map(([group, table]) => [group, table.map(presentRow)])),
    format: rows.season.format,
    zones: presentZones(rows.season),
    adjustments: presentAdjustments(rows.adjustments),
  };
}

export const presentLeader = ({ player, team }: LeaderRow) => ({
  player_id: player.id,
  player_name: player.name,
  player_name_latin: player.nameLatin,
  ...(player.private && { private: true as const }),
  player_picture: player.picture,
  team_id: team.id,
  team_name: team.name,
  team_name_latin: team.nameLatin,
});
