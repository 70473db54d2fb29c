import type { Side } from '#domain/match/score.ts';
import { buildStandings, splitGroups, type GroupStandingsInput, type StandingsRow } from './build-standings.ts';
import { FORM_LENGTH, type TieBreaker } from './format.ts';

export const VENUES = ['all', 'home', 'away'] as const;
export type Venue = (typeof VENUES)[number];

export const SPANS = ['season', 'lastFive', 'firstHalf', 'secondHalf'] as const;
export type Span = (typeof SPANS)[number];

/** Which part of the results a table counts. */
export interface TablePart {
  venue: Venue;
  span: Span;
}

export const isWholeTable = ({ venue, span }: TablePart): boolean => venue === 'all' && span === 'season';

type Result<Id> = GroupStandingsInput<Id>['results'][number];

const LEAST_GAMEWEEKS_TO_HALVE = 4;

/** [ST24] The last gameweek of the first half; null where the season has no halves. */
export function halfwayGameweek(matches: readonly { gameweek: number }[]): number | null {
  const gameweeks = [...new Set(matches.map(({ gameweek }) => gameweek))].toSorted((a, b) => a - b);
  return gameweeks.length < LEAST_GAMEWEEKS_TO_HALVE ? null : (gameweeks[Math.ceil(gameweeks.length / 2) - 1] ?? null);
}

/** [ST28] [ST24] [ST25] The tables of a part of the results; nobody has moved in them. */
export function buildNarrowTables<Id extends string | number>(
  input: GroupStandingsInput<Id>,
  remaining: readonly { gameweek: number }[],
  part: TablePart,
): { group: string | null; rows: StandingsRow<Id>[] }[] {
  const halfway = halfwayGameweek([...input.results, ...remaining]);
  return splitGroups(input).map(({ group, table }) => ({
    group,
    rows: buildStandings(narrow(table, part, halfway)).map((row) => ({ ...row, previousPosition: null })),
  }));
}

function narrow<Id extends string | number>(
  table: GroupStandingsInput<Id>,
  { venue, span }: TablePart,
  halfway: number | null,
): GroupStandingsInput<Id> {
  const atVenue = venue === 'all' ? table.results : table.results.map((result) => ({ ...result, countsFor: venue }));
  const results =
    span === 'lastFive'
      ? table.teams.flatMap(({ id }) => lastFive(id, atVenue))
      : atVenue.filter(({ gameweek }) => isInSpan(gameweek, span, halfway));
  const areWhole = venue === 'all' && span !== 'lastFive';
  const tieBreakers = table.rules.tieBreakers.filter((breaker) => saysTheSame(breaker, areWhole));
  return { ...table, results, adjustments: [], rules: { ...table.rules, tieBreakers } };
}

const isInSpan = (gameweek: number, span: Span, halfway: number | null): boolean =>
  span === 'season' || halfway === null || (span === 'firstHalf' ? gameweek <= halfway : gameweek > halfway);

function lastFive<Id>(team: Id, results: readonly Result<Id>[]): Result<Id>[] {
  const sideOf = ({ home, away }: Result<Id>): Side | null => (home === team ? 'home' : away === team ? 'away' : null);
  return results
    .flatMap((result) => {
      const side = sideOf(result);
      return side === null || (result.countsFor ?? side) !== side ? [] : [{ ...result, countsFor: side }];
    })
    .slice(-FORM_LENGTH);
}

/** [ST25] */
const saysTheSame = (breaker: TieBreaker, areWhole: boolean): boolean =>
  ['goal_difference', 'goals_scored', 'wins'].includes(breaker) ||
  (areWhole && ['head_to_head', 'goals_away'].includes(breaker));
