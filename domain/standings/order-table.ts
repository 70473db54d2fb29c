import { byAlphabet } from '#domain/formatting/alphabet.ts';
import type { Side } from '#domain/match/score.ts';
import { criteriaOf, type TieBreaker } from './format.ts';
import { byMainCriteria } from './main-criteria.ts';

export interface TableResult<Id> {
  home: Id;
  away: Id;
  homeGoals: number;
  awayGoals: number;
  /** [ST19] Who won the shoot-out after a draw. */
  shootOutWinner?: Side | null;
  /** [ST28] The only side for which it counts; both without it. */
  countsFor?: Side;
}

export interface TableTeam<Id> {
  id: Id;
  name: string;
  /** Fewer is better; feeds the fair-play tie-breaker. */
  cardPoints?: number;
  /** [ST20] The number that it drew, the lowest first; null while no lots were drawn. */
  lot?: number | null;
  /** [ST10] Left the competition. */
  withdrawn?: boolean;
}

export interface TablePoints {
  win: number;
  draw: number;
  loss: number;
  /** [ST19] Where draws are decided on penalties. */
  shootOut?: { win: number; loss: number } | null;
}

export interface TableRules {
  points: TablePoints;
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
export const orderTable = <Id extends string | number>(input: TableInput<Id>): TableRow<Id>[] =>
  rankTable(input).flat();

/** [ST20] The teams that only lots can part, and that have not drawn them; none where the rules know no lots. */
export function teamsToDrawLots<Id extends string | number>(input: TableInput<Id>): Id[][] {
  if (!input.rules.tieBreakers.includes('lots') || input.results.length === 0) return [];
  const ranks = rankTable(input).map((level) => level.map(({ team }) => team));
  return ranks.filter((level) => level.length > 1);
}

/** From the top; the teams of a rank are level by everything, and in the order of their names. */
function rankTable<Id extends string | number>({
  teams,
  results,
  adjustments = [],
  rules,
}: TableInput<Id>): TableRow<Id>[][] {
  const rows = tally(teams, results, rules);
  for (const { team, points } of adjustments) {
    const row = rows.get(team);
    if (!row) continue;
    row.points += points;
    row.adjustment += points;
  }
  const teamById = new Map(teams.map((team) => [team.id, team]));
  const left = (row: TableRow<Id>) => (teamById.get(row.team)?.withdrawn ? 1 : 0);
  const order: Order<TableRow<Id>> = (a, b) => left(a) - left(b) || b.points - a.points;
  const criteria = criteriaOf(rules.tieBreakers);
  return groupsOfEquals([...rows.values()], order).flatMap((tied) =>
    breakTies(tied, criteria, results, rules, teamById),
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
  for (const { home, away, homeGoals, awayGoals, shootOutWinner, countsFor } of results) {
    const homeRow = rows.get(home);
    const awayRow = rows.get(away);
    if (!homeRow || !awayRow) continue;
    const [homePoints, awayPoints] = pointsFor(homeGoals, awayGoals, shootOutWinner, rules.points);
    if (countsFor !== 'away') addResult(homeRow, homeGoals, awayGoals, homePoints);
    if (countsFor !== 'home') addResult(awayRow, awayGoals, homeGoals, awayPoints);
  }
  return rows;
}

/** [ST1] [ST19] Of the home and the away team. */
export function pointsFor(
  home: number,
  away: number,
  shootOutWinner: Side | null | undefined,
  { win, draw, loss, shootOut }: TablePoints,
): [number, number] {
  if (home !== away) return home > away ? [win, loss] : [loss, win];
  if (!shootOut || !shootOutWinner) return [draw, draw];
  return shootOutWinner === 'home' ? [shootOut.win, shootOut.loss] : [shootOut.loss, shootOut.win];
}

function addResult<Id>(row: TableRow<Id>, scored: number, conceded: number, points: number) {
  row.matches += 1;
  row.points += points;
  row.goalsScored += scored;
  row.goalsConceded += conceded;
  row.goalDifference += scored - conceded;
  if (scored > conceded) row.wins += 1;
  else if (scored === conceded) row.draws += 1;
  else row.losses += 1;
}

type Order<T> = (a: T, b: T) => number;

function breakTies<Id extends string | number>(
  tied: TableRow<Id>[],
  breakers: readonly TieBreaker[],
  results: readonly TableResult<Id>[],
  rules: TableRules,
  teams: Map<Id, TableTeam<Id>>,
): TableRow<Id>[][] {
  if (tied.length === 1) return [tied];
  const [breaker, ...others] = breakers;
  if (!breaker) return [tied.toSorted((a, b) => compareTeams(teams.get(a.team), teams.get(b.team)))];
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
    case 'goal_difference':
      return (a, b) => b.goalDifference - a.goalDifference;
    case 'goals_scored':
      return (a, b) => b.goalsScored - a.goalsScored;
    case 'wins':
      return (a, b) => b.wins - a.wins;
    case 'fair_play':
      return (a, b) => (teams.get(a.team)?.cardPoints ?? 0) - (teams.get(b.team)?.cardPoints ?? 0);
    case 'goals_away': {
      const goals = goalsAway(results);
      return (a, b) => (goals.get(b.team) ?? 0) - (goals.get(a.team) ?? 0);
    }
    case 'lots': {
      const lot = (row: TableRow<Id>) => teams.get(row.team)?.lot ?? Number.MAX_SAFE_INTEGER;
      return (a, b) => lot(a) - lot(b);
    }
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

function goalsAway<Id>(results: readonly TableResult<Id>[]): Map<Id, number> {
  const goals = new Map<Id, number>();
  for (const { away, awayGoals } of results) goals.set(away, (goals.get(away) ?? 0) + awayGoals);
  return goals;
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
