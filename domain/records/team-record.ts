import type { TableRow } from '#domain/standings/order-table.ts';
import { findRuns, joinRuns, NO_RUNS, type Runs } from './runs.ts';

export const RUN_KINDS = ['unbeaten', 'winning', 'cleanSheets'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** How many of each list are kept and shown. */
export const RECORDS_KEPT = 5;

/** [RE5] */
export const LEAST_HAUL = 2;

/** A match as one of its teams saw it. */
export interface OwnMatch {
  id: number;
  /** Milliseconds of its kick-off. */
  at: number | null;
  scored: number;
  conceded: number;
}

/** Goals of one player in one match. */
export interface Haul {
  match: number;
  at: number | null;
  player: number;
  goals: number;
}

type TableFigures = Pick<
  TableRow<number>,
  'matches' | 'wins' | 'draws' | 'losses' | 'goalsScored' | 'goalsConceded' | 'points'
>;

/** What a team did in some seasons of a competition. Those of two stretches of time can be joined. */
export interface TeamRecord {
  seasons: number;
  /** [RE1] */
  table: TableFigures;
  runs: Record<RunKind, Runs>;
  /** The best first, a few of each. */
  biggestWins: OwnMatch[];
  biggestDefeats: OwnMatch[];
  mostGoals: OwnMatch[];
  hauls: Haul[];
}

export const EMPTY_TABLE: TableFigures = {
  matches: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  goalsScored: 0,
  goalsConceded: 0,
  points: 0,
};

export const EMPTY_RECORD: TeamRecord = {
  seasons: 0,
  table: EMPTY_TABLE,
  runs: { unbeaten: NO_RUNS, winning: NO_RUNS, cleanSheets: NO_RUNS },
  biggestWins: [],
  biggestDefeats: [],
  mostGoals: [],
  hauls: [],
};

const lead = ({ scored, conceded }: OwnMatch) => scored - conceded;

/** [RE4] */
const RUN_COUNTS: Record<RunKind, (match: OwnMatch) => boolean> = {
  unbeaten: (match) => lead(match) >= 0,
  winning: (match) => lead(match) > 0,
  cleanSheets: ({ conceded }) => conceded === 0,
};

/** What a team did in one season; its matches oldest first. */
export const recordOf = (table: TableFigures, matches: readonly OwnMatch[], hauls: readonly Haul[]): TeamRecord => ({
  seasons: 1,
  table,
  runs: {
    unbeaten: findRuns(matches, RUN_COUNTS.unbeaten),
    winning: findRuns(matches, RUN_COUNTS.winning),
    cleanSheets: findRuns(matches, RUN_COUNTS.cleanSheets),
  },
  biggestWins: biggestWins(matches.filter((match) => lead(match) > 0)),
  biggestDefeats: biggestDefeats(matches.filter((match) => lead(match) < 0)),
  mostGoals: mostGoals(matches),
  hauls: greatestHauls(hauls),
});

/** What a team did in seasons and in those that came after them. */
export const joinRecords = (before: TeamRecord, after: TeamRecord): TeamRecord => ({
  seasons: before.seasons + after.seasons,
  table: addTables(before.table, after.table),
  runs: {
    unbeaten: joinRuns(before.runs.unbeaten, after.runs.unbeaten),
    winning: joinRuns(before.runs.winning, after.runs.winning),
    cleanSheets: joinRuns(before.runs.cleanSheets, after.runs.cleanSheets),
  },
  biggestWins: biggestWins([...before.biggestWins, ...after.biggestWins]),
  biggestDefeats: biggestDefeats([...before.biggestDefeats, ...after.biggestDefeats]),
  mostGoals: mostGoals([...before.mostGoals, ...after.mostGoals]),
  hauls: greatestHauls([...before.hauls, ...after.hauls]),
});

const addTables = (a: TableFigures, b: TableFigures): TableFigures => ({
  matches: a.matches + b.matches,
  wins: a.wins + b.wins,
  draws: a.draws + b.draws,
  losses: a.losses + b.losses,
  goalsScored: a.goalsScored + b.goalsScored,
  goalsConceded: a.goalsConceded + b.goalsConceded,
  points: a.points + b.points,
});

const NEVER = Number.POSITIVE_INFINITY;

/** Of equal ones the earlier; what has no date comes last. */
const byTime = (a: { at: number | null }, b: { at: number | null }): number =>
  a.at === b.at ? 0 : (a.at ?? NEVER) - (b.at ?? NEVER);

const firstOf = <T>(rows: readonly T[], order: (a: T, b: T) => number): T[] =>
  rows.toSorted(order).slice(0, RECORDS_KEPT);

/** [RE3] Of wins, seen from the winner. */
export const biggestWins = <M extends OwnMatch>(wins: readonly M[]): M[] =>
  firstOf(wins, (a, b) => lead(b) - lead(a) || b.scored - a.scored || byTime(a, b) || a.id - b.id);

export const biggestDefeats = (defeats: readonly OwnMatch[]): OwnMatch[] =>
  firstOf(defeats, (a, b) => lead(a) - lead(b) || b.conceded - a.conceded || byTime(a, b) || a.id - b.id);

const goalsIn = ({ scored, conceded }: OwnMatch) => scored + conceded;

/** [RE3] Each match once. */
export function mostGoals<M extends OwnMatch>(matches: readonly M[]): M[] {
  const once = [...new Map(matches.map((match) => [match.id, match])).values()];
  return firstOf(once, (a, b) => goalsIn(b) - goalsIn(a) || byTime(a, b) || a.id - b.id);
}

/** [RE5] */
export const greatestHauls = <H extends Haul>(hauls: readonly H[]): H[] =>
  firstOf(hauls, (a, b) => b.goals - a.goals || byTime(a, b) || a.match - b.match || a.player - b.player);
