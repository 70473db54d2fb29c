import type { Featured, Standing, Standings } from '#contract/http/competition.ts';
import type { TableInputs } from '#contract/http/outlook.ts';
import { englishOr } from '#domain/league/texts.ts';
import { buildGroupStandings, type StandingsRow } from '#domain/standings/build-standings.ts';
import type { TablePoints } from '#domain/standings/order-table.ts';
import type { CompetitionSeasonRow } from '#server/db/competitions/competition.ts';
import type { AdjustmentRow, TableTeamRow } from '#server/db/standings/table-rows.ts';
import { settledResults, tableInput, type TableRows } from '#server/standings/table-input.ts';
import { presentTeam } from '#server/api/presenters.ts';

/** One table for a league, one per group for group formats, none for a pure knockout. */
export const presentStandings = (rows: TableRows): Standings =>
  rows.season.format === 'KNOCKOUT' ? [] : presentTables(rows, buildGroupStandings(tableInput(rows)));

export function presentTables(rows: TableRows, built: ReturnType<typeof buildGroupStandings<number>>): Standings {
  const { struckOut } = settledResults(rows);
  const members = new Map(rows.teams.map((row) => [row.team.id, row]));
  const tables = built.map(
    ({ group, rows: table }) =>
      [
        group,
        table.flatMap((row) =>
          presentRow(row, members.get(row.team), { struckOut, leavingGoals: rows.season.leavingGoals }),
        ),
      ] as const,
  );
  const [first] = tables;
  if (first?.[0] === null) return first[1];
  return Object.fromEntries(tables);
}

function presentRow(
  row: StandingsRow<number>,
  member: TableTeamRow | undefined,
  { struckOut, leavingGoals }: { struckOut: ReadonlySet<number>; leavingGoals: number },
): Standing[] {
  if (!member) return [];
  return [
    {
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
      withdrawn:
        member.withdrawnOn === null
          ? null
          : {
              on: member.withdrawnOn,
              annulled: struckOut.has(row.team),
              goals_awarded: leavingGoals,
            },
    },
  ];
}

/** [ST19] */
export const presentPoints = ({ win, draw, loss, shootOut }: TablePoints): TableInputs['points'] => ({
  win,
  draw,
  loss,
  shoot_out: shootOut ?? null,
});

type Zones = Featured['competition']['zones'];
type Adjustments = Featured['competition']['adjustments'];

export const presentZones = ({ zones }: Pick<CompetitionSeasonRow, 'zones'>): Zones =>
  zones.map(({ from, to, kind, labelBg, labelEn }) => ({
    from,
    to,
    kind,
    label_bg: labelBg,
    label_en: englishOr(labelEn, labelBg),
  }));

export const presentAdjustments = (rows: AdjustmentRow[]): Adjustments =>
  rows.map(({ team, points, reasonBg, reasonEn }) => ({
    team: presentTeam(team),
    points,
    reason_bg: reasonBg,
    reason_en: englishOr(reasonEn, reasonBg),
  }));
