import type { Score } from '#domain/match/score.ts';
import { buildGroupStandings, type GroupStandingsInput, type StandingsRow } from './build-standings.ts';

export interface RemainingMatch {
  id: number;
  gameweek: number;
  startTime: Date | null;
  home: number;
  away: number;
}

/** Results put into matches that are left, by the id of the match. */
export type Guesses = ReadonlyMap<number, Score>;

const MOST_GOALS = 99;

/** [WI2] Each row's previous place is that in the table without guesses. */
export function tablesWithGuesses(
  input: GroupStandingsInput<number>,
  remaining: readonly RemainingMatch[],
  guesses: Guesses,
): { group: string | null; rows: StandingsRow<number>[] }[] {
  const places = new Map(
    buildGroupStandings(input).flatMap(({ rows }) => rows.map(({ team, position }) => [team, position])),
  );
  const guessed = remaining.flatMap(({ id, home, away, gameweek }) => {
    const score = guesses.get(id);
    return score ? [{ home, away, homeGoals: score.home, awayGoals: score.away, gameweek }] : [];
  });
  return buildGroupStandings({ ...input, results: [...input.results, ...guessed] }).map(({ group, rows }) => ({
    group,
    rows: rows.map((row) => ({ ...row, previousPosition: places.get(row.team) ?? null })),
  }));
}

/** [WI3] As in „12-2-1.15-0-0“: match, goals at home, goals away. */
export const writeGuesses = (guesses: Guesses): string =>
  [...guesses].map(([id, { home, away }]) => `${id}-${home}-${away}`).join('.');

/** [WI3] What is not a guess for a match that is left is passed over. */
export function readGuesses(text: string, remaining: readonly RemainingMatch[]): Guesses {
  const known = new Set(remaining.map(({ id }) => id));
  const guesses = new Map<number, Score>();
  for (const part of text.split('.')) {
    const [id, home, away] = /^\d{1,10}-\d{1,2}-\d{1,2}$/.test(part) ? part.split('-').map(Number) : [];
    if (id !== undefined && home !== undefined && away !== undefined && known.has(id)) guesses.set(id, { home, away });
  }
  return guesses;
}

/** What somebody typed as goals; null for nothing or for what is no number of goals. */
export function readGoals(typed: string): number | null {
  const goals = Number(typed);
  return /^\d+$/.test(typed) && goals <= MOST_GOALS ? goals : null;
}
