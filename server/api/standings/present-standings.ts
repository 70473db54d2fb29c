import type { Featured, Standing, Standings } from '#contract/http/competition.ts';
import { buildStandings } from '#domain/standings/build-standings.ts';
import type {
  AdjustmentRow,
  CompetitionSeasonRow,
  TableResultRow,
  TableTeamRow,
} from '../../db/queries/competition.ts';
import { presentTeam } from '../presenters.ts';

export interface StandingsRows {
  season: CompetitionSeasonRow;
  teams: TableTeamRow[];
  results: TableResultRow[];
  adjustments: AdjustmentRow[];
}

/** One table for a league, one a group where there are groups, none for a pure knockout. */
export function presentStandings(rows: StandingsRows): Standings {
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

function presentTable({ season, results, adjustments }: StandingsRows, members: TableTeamRow[]): Standing[] {
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

type Zones = Featured['competition']['zones'];
type Adjustments = Featured['competition']['adjustments'];

export const presentZones = ({ zones }: Pick<CompetitionSeasonRow, 'zones'>): Zones =>
  zones.map(({ from, to, kind, labelBg, labelEn }) => ({ from, to, kind, label_bg: labelBg, label_en: labelEn }));

export const presentAdjustments = (rows: AdjustmentRow[]): Adjustments =>
  rows.map(({ team, points, reasonBg, reasonEn }) => ({
    team: presentTeam(team),
    points,
    reason_bg: reasonBg,
    reason_en: reasonEn,
  }));
