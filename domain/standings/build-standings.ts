import { byAlphabet } from '#domain/formatting/alphabet.ts';
import { resultLetter, type ResultLetter } from '#domain/match/score.ts';
import { FORM_LENGTH } from './format.ts';
import { orderTable } from './order-table.ts';
import type { TableResult, TableRow, TableRules, TableTeam } from './order-table.ts';

interface StandingsInput<Id> {
  teams: readonly TableTeam<Id>[];
  /** Oldest first. */
  results: readonly (TableResult<Id> & { gameweek: number })[];
  adjustments: readonly { team: Id; points: number }[];
  rules: TableRules;
}

export interface GroupStandingsInput<Id> extends StandingsInput<Id> {
  teams: readonly (TableTeam<Id> & { group: string | null })[];
}

export interface StandingsRow<Id> extends TableRow<Id> {
  position: number;
  /** [ST7] The position before the latest gameweek; null if there was none. */
  previousPosition: number | null;
  /** Oldest first, at most five. */
  form: ResultLetter[];
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

/** [ST13] A table for each group, by name; one without a name where there are no groups. */
export const buildGroupStandings = <Id extends string | number>(
  input: GroupStandingsInput<Id>,
): { group: string | null; rows: StandingsRow<Id>[] }[] =>
  splitGroups(input).map(({ group, table }) => ({ group, rows: buildStandings(table) }));

/** [ST13] What each of the tables is made from. */
export function splitGroups<Id extends string | number>(
  input: GroupStandingsInput<Id>,
): { group: string | null; table: GroupStandingsInput<Id> }[] {
  const names = [...new Set(input.teams.map(({ group }) => group))].filter((group) => group !== null);
  if (names.length === 0) return [{ group: null, table: input }];
  return names.toSorted(byAlphabet).map((name) => {
    const teams = input.teams.filter(({ group }) => group === name);
    const members = new Set(teams.map(({ id }) => id));
    const results = input.results.filter(({ home, away }) => members.has(home) && members.has(away));
    return { group: name, table: { ...input, teams, results } };
  });
}

function formOf<Id>(team: Id, results: readonly TableResult<Id>[]): ResultLetter[] {
  return results
    .filter(
      ({ home, away, countsFor }) => (home === team && countsFor !== 'away') || (away === team && countsFor !== 'home'),
    )
    .slice(-FORM_LENGTH)
    .map(({ home, homeGoals, awayGoals }) =>
      home === team ? resultLetter(homeGoals, awayGoals) : resultLetter(awayGoals, homeGoals),
    );
}
