import { orderTable } from './order-table.ts';
import type { TableResult, TableRow, TableRules, TableTeam } from './order-table.ts';

export type FormLetter = 'W' | 'D' | 'L';
const FORM_LENGTH = 5;

interface StandingsInput<Id> {
  teams: readonly TableTeam<Id>[];
  /** Oldest first. */
  results: readonly (TableResult<Id> & { gameweek: number })[];
  adjustments: readonly { team: Id; points: number }[];
  rules: TableRules;
}

export interface StandingsRow<Id> extends TableRow<Id> {
  position: number;
  /** Where the team stood before the latest gameweek; null while there was none before. */
  previousPosition: number | null;
  /** Oldest first, at most five. */
  form: FormLetter[];
}

export function buildStandings<Id extends string | number>(input: StandingsInput<Id>): StandingsRow<Id>[] {
  const latest = Math.max(...input.results.map(({ gameweek }) => gameweek));
  const before = input.results.filter(({ gameweek }) => gameweek < latest);
  const previous = before.length > 0 ? orderTable({ ...input, results: before }).map(({ team }) => team) : null;
  return orderTable(input).map((row, index) => ({
    ...row,
    position: index + 1,
    previousPosition: previous && previous.indexOf(row.team) + 1,
    form: formOf(row.team, input.results),
  }));
}

function formOf<Id>(team: Id, results: readonly TableResult<Id>[]): FormLetter[] {
  return results
    .filter(({ home, away }) => home === team || away === team)
    .slice(-FORM_LENGTH)
    .map(({ home, homeGoals, awayGoals }) => {
      if (homeGoals === awayGoals) return 'D';
      return homeGoals > awayGoals === (home === team) ? 'W' : 'L';
    });
}
