import { cardPoints } from '#domain/standings/card-points.ts';
import type { TablePoints } from '#domain/standings/order-table.ts';
import { remainingMatches } from '#domain/standings/remaining-matches.ts';
import { settleResults } from '#domain/standings/settle-results.ts';
import type { CompetitionSeasonRow } from '#server/db/competitions/competition.ts';
import type { AdjustmentRow, CardsRow, TableMatchRow, TableTeamRow } from '#server/db/standings/table-rows.ts';

/** What a table depends on, of the competition in its season. */
export type TableSeason = Pick<
  CompetitionSeasonRow,
  | 'competitionSeasonId'
  | 'format'
  | 'pointsWin'
  | 'pointsDraw'
  | 'pointsLoss'
  | 'shootOuts'
  | 'pointsShootOutWin'
  | 'pointsShootOutLoss'
  | 'tieBreakers'
  | 'leavingResults'
  | 'leavingGoals'
>;

export interface TableRows {
  season: TableSeason;
  teams: TableTeamRow[];
  matches: TableMatchRow[];
  /** Loaded only where fair play breaks ties. */
  cards: CardsRow[];
  adjustments: AdjustmentRow[];
}

export const pointsOf = (season: TableSeason): TablePoints => ({
  win: season.pointsWin,
  draw: season.pointsDraw,
  loss: season.pointsLoss,
  shootOut: season.shootOuts ? { win: season.pointsShootOutWin, loss: season.pointsShootOutLoss } : null,
});

/** Rows as the domain orders them. */
export function tableInput({ season, teams, matches, cards, adjustments }: TableRows) {
  const cardsOf = new Map(cards.map((row) => [row.team, cardPoints(row)]));
  const settled = settledResults({ season, teams, matches });
  return {
    teams: teams.map((row) => ({
      id: row.team.id,
      name: row.team.name,
      group: row.groupName,
      withdrawn: row.withdrawnOn !== null,
      cardPoints: cardsOf.get(row.team.id) ?? 0,
      lot: row.lot,
    })),
    results: settled.results,
    adjustments: adjustments.map(({ team, points }) => ({ team: team.id, points })),
    rules: {
      points: pointsOf(season),
      tieBreakers: season.tieBreakers,
    },
  };
}

/** [WI1] In the order of the calendar. */
export const matchesLeft = ({ teams, matches }: Pick<TableRows, 'teams' | 'matches'>) =>
  remainingMatches(matches, withdrawals(teams));

export const settledResults = ({ season, teams, matches }: Pick<TableRows, 'season' | 'teams' | 'matches'>) =>
  settleResults(matches, withdrawals(teams), season);

const withdrawals = (teams: TableTeamRow[]) =>
  new Map(
    teams
      .filter(({ withdrawnOn }) => withdrawnOn !== null)
      .map(({ team, resultsAnnulled }) => [team.id, resultsAnnulled]),
  );
