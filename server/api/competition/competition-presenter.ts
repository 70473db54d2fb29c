import type { Competition, Featured, RecentMatch, Standing, Standings } from '#contract/http/competition.ts';
import { buildStandings } from '#domain/standings/build-standings.ts';
import type {
  AdjustmentRow,
  CompetitionRow,
  CompetitionSeasonRow,
  LeaderRow,
  TableResultRow,
  TableTeamRow,
} from '../../db/queries/competition.ts';
import type { RecentMatchRow } from '../../db/queries/match.ts';
import { presentInstant, presentMatchTeam, presentPlayer, presentTeam } from '../presenters.ts';

const englishCountries = new Intl.DisplayNames(['en'], { type: 'region' });

export function presentCompetition(row: CompetitionRow): Competition {
  return {
    id: row.id,
    name: row.name,
    logo_url: row.logo,
    city: row.city,
    country: englishCountries.of(row.country) ?? row.country,
    current_gameweek: row.currentGameweek,
    format: row.format,
    start_date: row.startsOn,
    end_date: row.endsOn,
  };
}

interface FeaturedRows {
  season: CompetitionSeasonRow;
  teams: TableTeamRow[];
  results: TableResultRow[];
  adjustments: AdjustmentRow[];
  scorers: LeaderRow[];
  assisters: LeaderRow[];
  rated: LeaderRow[];
}

export function presentFeatured(rows: FeaturedRows): Featured {
  const leader = ({ player, team }: LeaderRow) => ({ player: presentPlayer(player), team: presentTeam(team) });
  return {
    competition: {
      ...presentCompetition(rows.season),
      season: { id: rows.season.seasonId, year_start: rows.season.yearStart, year_end: rows.season.yearEnd },
      zones: rows.season.zones.map(({ from, to, kind, labelBg, labelEn }) => ({
        from,
        to,
        kind,
        label_bg: labelBg,
        label_en: labelEn,
      })),
      adjustments: rows.adjustments.map(({ team, points, reasonBg, reasonEn }) => ({
        team: presentTeam(team),
        points,
        reason_bg: reasonBg,
        reason_en: reasonEn,
      })),
    },
    standings: presentStandings(rows),
    topScorers: { top_scorers: rows.scorers.map((row) => ({ ...leader(row), goals: row.value })) },
    topAssisters: { top_assisters: rows.assisters.map((row) => ({ ...leader(row), assists: row.value })) },
    topRatedPlayers: rows.rated.map((row) => ({ ...leader(row), avg_rating: row.value })),
  };
}

/** One table for a league, one a group where there are groups, none for a pure knockout. */
function presentStandings(rows: FeaturedRows): Standings {
  if (rows.season.format === 'KNOCKOUT') return [];
  const groups = [...new Set(rows.teams.map(({ groupName }) => groupName))].filter((name) => name !== null).toSorted();
  if (groups.length === 0) return presentTable(rows, rows.teams);
  return Object.fromEntries(
    groups.map((group) => [
      group,
      presentTable(
        rows,
        rows.teams.filter(({ groupName }) => groupName === group),
      ),
    ]),
  );
}

function presentTable({ season, results, adjustments }: FeaturedRows, members: TableTeamRow[]): Standing[] {
  const byId = new Map(members.map((member) => [member.team.id, member]));
  const table = buildStandings({
    teams: members.map(({ team }) => ({ id: team.id, name: team.name })),
    results: results.filter(({ home, away }) => byId.has(home) && byId.has(away)),
    adjustments: adjustments.map(({ team, points }) => ({ team: team.id, points })),
    rules: {
      points: { win: season.pointsWin, draw: season.pointsDraw, loss: season.pointsLoss },
      tieBreakers: season.tieBreakers,
    },
  });
  return table.flatMap((row) => {
    const member = byId.get(row.team);
    if (!member) return [];
    return {
      position: row.position,
      previous_position: row.previousPosition,
      team: presentTeam(member.team),
      group_name: member.groupName,
      matches_played: row.matches,
      wins: row.wins,
      draws: row.draws,
      losses: row.losses,
      goals_scored: row.goalsScored,
      goals_conceded: row.goalsConceded,
      goal_difference: row.goalDifference,
      points: row.points,
      points_adjustment: row.adjustment,
      form: row.form,
    };
  });
}

export const presentRecentMatch = (row: RecentMatchRow): RecentMatch => ({
  id: row.id,
  status: row.status,
  start_time: presentInstant(row.startTime),
  team1_score: row.homeGoals,
  team2_score: row.awayGoals,
  home_team: presentMatchTeam(row.home),
  away_team: presentMatchTeam(row.away),
});
