import type { Featured, Standing, Standings } from '#contract/http/competition.ts';
import { buildGroupStandings, type StandingsRow } from '#domain/standings/build-standings.ts';
import { cardPoints } from '#domain/standings/card-points.ts';
import { remainingMatches } from '#domain/standings/remaining-matches.ts';
import { settleResults } from '#domain/standings/settle-results.ts';
import type { CompetitionSeasonRow } from '#server/db/competitions/competition.ts';
import type { AdjustmentRow, CardsRow, TableMatchRow, TableTeamRow } from '#server/db/standings/table-rows.ts';
import { presentTeam } from '#server/api/presenters.ts';

/** What a table depends on, of the competition in its season. */
export type TableSeason = Pick<
  CompetitionSeasonRow,
  'competitionSeasonId' | 'format' | 'pointsWin' | 'pointsDraw' | 'pointsLoss' | 'tieBreakers'
>;

export interface StandingsRows {
  season: TableSeason;
  teams: TableTeamRow[];
  matches: TableMatchRow[];
  /** Loaded only where fair play breaks ties. */
  cards: CardsRow[];
  adjustments: AdjustmentRow[];
}

/** One table for a league, one per group for group formats, none for a pure knockout. */
export const presentStandings = (rows: StandingsRows): Standings =>
  rows.season.format === 'KNOCKOUT' ? [] : presentTables(rows, buildGroupStandings(tableInput(rows)));

export function presentTables(rows: StandingsRows, built: ReturnType<typeof buildGroupStandings<number>>): Standings {
  const { struckOut } = settleTables(rows);
  const members = new Map(rows.teams.map((row) => [row.team.id, row]));
  const tables = built.map(
    ({ group, rows: table }) =>
      [group, table.flatMap((row) => presentRow(row, members.get(row.team), struckOut))] as const,
  );
  const [first] = tables;
  if (first?.[0] === null) return first[1];
  return Object.fromEntries(tables);
}

export function tableInput({ season, teams, matches, cards, adjustments }: StandingsRows) {
  const cardsOf = new Map(cards.map((row) => [row.team, cardPoints(row)]));
  const settled = settleTables({ teams, matches });
  return {
    teams: teams.map((row) => ({
      id: row.team.id,
      name: row.team.name,
      group: row.groupName,
      withdrawn: row.withdrawnOn !== null,
      cardPoints: cardsOf.get(row.team.id) ?? 0,
    })),
    results: settled.results,
    adjustments: adjustments.map(({ team, points }) => ({ team: team.id, points })),
    rules: {
      points: { win: season.pointsWin, draw: season.pointsDraw, loss: season.pointsLoss },
      tieBreakers: season.tieBreakers,
    },
  };
}

/** [WI1] In the order of the calendar. */
export const matchesLeft = ({ teams, matches }: Pick<StandingsRows, 'teams' | 'matches'>) =>
  remainingMatches(matches, withdrawals(teams));

export const settleTables = ({ teams, matches }: Pick<StandingsRows, 'teams' | 'matches'>) =>
  settleResults(matches, withdrawals(teams));

const withdrawals = (teams: TableTeamRow[]) =>
  new Map(
    teams
      .filter(({ withdrawnOn }) => withdrawnOn !== null)
      .map(({ team, resultsAnnulled }) => [team.id, resultsAnnulled]),
  );

function presentRow(
  row: StandingsRow<number>,
  member: TableTeamRow | undefined,
  struckOut: ReadonlySet<number>,
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
      withdrawn: member.withdrawnOn === null ? null : { on: member.withdrawnOn, annulled: struckOut.has(row.team) },
    },
  ];
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
