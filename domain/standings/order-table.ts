import { byAlphabet } from '#domain/formatting/alphabet.ts';
import type { TieBreaker } from './format.ts';
import { byMainCriteria } from './main-criteria.ts';

export interface TableResult<Id> {
  home: Id;
  away: Id;
  homeGoals: number;
  awayGoals: number;
}

export interface TableTeam<Id> {
  id: Id;
  name: string;
  /** Fewer is better; feeds the fair-play tie-breaker. */
  cardPoints?: number;
  /** [ST10] Left the competition. */
  withdrawn?: boolean;
}

export interface TableRules {
  points: { win: number; draw: number; loss: number };
  tieBreakers: readonly TieBreaker[];
}

export interface TableRow<Id> {
  team: Id;
  matches: number;
  wins: number;
  draws: number;
  losses: number;
  goalsScored: number;
  goalsConceded: number;
  goalDifference: number;
  /** Adjustments included. */
  points: number;
  adjustment: number;
}

export interface TableInput<Id> {
  teams: readonly TableTeam<Id>[];
  results: readonly TableResult<Id>[];
  adjustments?: readonly { team: Id; points: number }[];
  rules: TableRules;
}

/** [ST2] [ST3] [ST4] */
export function orderTable<Id extends string | number>({
  teams,
  results,
  adjustments = [],
  rules,
}: TableInput<Id>): TableRow<Id>[] {
  const rows = tally(teams, results, rules);
  for (const { team, points } of adjustments) {
    const row = rows.get(team);
    if (!row) continue;
    row.points += points;
    row.adjustment += points;
  }
  const teamById = new Map(teams.map((team) => [team.id, team]));
  const left = (row: TableRow<Id>) => (teamById.get(row.team)?.withdrawn ? 1 : 0);
  const order: Order<TableRow<Id>> = (a, b) => left(a) - left(b) || byMainCriteria(a, b);
  return groupsOfEquals([...rows.values()], order).flatMap((tied) =>
    breakTies(tied, rules.tieBreakers, results, rules, teamById),
  );
}

function tally<Id>(teams: readonly TableTeam<Id>[], results: readonly TableResult<Id>[], rules: TableRules) {
  const rows = new Map<Id, TableRow<Id>>(
    teams.map(({ id }) => [
      id,
      {
        team: id,
        matches: 0,
        wins: 0,
        draws: 0,
        losses: 0,
        goalsScored: 0,
        goalsConceded: 0,
        goalDifference: 0,
        points: 0,
        adjustment: 0,
      },
    ]),
  );
  for (const { home, away, homeGoals, awayGoals } of results) {
    const homeRow = rows.get(home);
    const awayRow = rows.get(away);
    if (!homeRow || !awayRow) continue;
    addResult(homeRow, homeGoals, awayGoals, rules);
    addResult(awayRow, awayGoals, homeGoals, rules);
  }
  return rows;
}

function addResult<Id>(row: TableRow<Id>, scored: number, conceded: number, { points }: TableRules) {
  row.matches += 1;
  row.goalsScored += scored;
  row.goalsConceded += conceded;
  row.goalDifference += scored - conceded;
  if (scored > conceded) {
    row.wins += 1;
    row.points += points.win;
  } else if (scored === conceded) {
    row.draws += 1;
    row.points += points.draw;
  } else {
    row.losses += 1;
    row.points += points.loss;
  }
}

type Order<T> = (a: T, b: T) => number;

function breakTies<Id extends string | number>(
  tied: TableRow<Id>[],
  breakers: readonly TieBreaker[],
  results: readonly TableResult<Id>[],
  rules: TableRules,
  teams: Map<Id, TableTeam<Id>>,
): TableRow<Id>[] {
  if (tied.length === 1) return tied;
  const [breaker, ...others] = breakers;
  if (!breaker) return tied.toSorted((a, b) => compareTeams(teams.get(a.team), teams.get(b.team)));
  const order = tieBreakerOrder(breaker, tied, results, rules, teams);
  const groups = groupsOfEquals(tied, order);
  // [ST8] Teams still level get a mini-league of their own: results against the others no longer matter.
  const next = breaker === 'head_to_head' && groups.length > 1 ? breakers : others;
  return groups.flatMap((still) => breakTies(still, next, results, rules, teams));
}

function tieBreakerOrder<Id extends string | number>(
  breaker: TieBreaker,
  tied: TableRow<Id>[],
  results: readonly TableResult<Id>[],
  rules: TableRules,
  teams: Map<Id, TableTeam<Id>>,
): Order<TableRow<Id>> {
  switch (breaker) {
    case 'wins':
      return (a, b) => b.wins - a.wins;
    case 'fair_play':
      return (a, b) => (teams.get(a.team)?.cardPoints ?? 0) - (teams.get(b.team)?.cardPoints ?? 0);
    case 'head_to_head': {
      const miniLeague = tally(
        tied.map(({ team }) => ({ id: team, name: '' })),
        results,
        rules,
      );
      const mini = (row: TableRow<Id>) => miniLeague.get(row.team) ?? row;
      return (a, b) => byMainCriteria(mini(a), mini(b));
    }
  }
}

function groupsOfEquals<T>(items: T[], order: Order<T>): T[][] {
  const groups: T[][] = [];
  for (const item of items.toSorted(order)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && order(last[0], item) === 0) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function compareTeams<Id extends string | number>(a: TableTeam<Id> | undefined, b: TableTeam<Id> | undefined) {
  if (!a || !b) return 0;
  return byAlphabet(a.name, b.name) || (a.id < b.id ? -1 : 1);
}
