import { criteriaOf, type TieBreaker } from '#domain/standings/format.ts';
import {
  orderTable,
  pointsFor,
  type TableInput,
  type TableResult,
  type TableRow,
} from '#domain/standings/order-table.ts';
import { drawGamma, drawPoisson } from './random-draws.ts';
import { seededRandom } from './seeded-random.ts';
import { estimateStrengths, type Strengths } from './strengths.ts';

export interface Pairing<Id> {
  home: Id;
  away: Id;
}

export interface Season<Id> extends TableInput<Id> {
  remaining: readonly Pairing<Id>[];
}

export interface TeamChances<Id> {
  team: Id;
  /** The share of seasons that ended at each place, from the first. */
  places: number[];
  /** On average. */
  points: number;
}

/** [CN4] */
export const RUNS = 10_000;
/** [CN5] */
const LEAST_MATCHES = 3;

/** [CN5] Whether there is enough to go by, and something left to play for. */
export function hasChances<Id extends string | number>({ teams, results, remaining }: Season<Id>): boolean {
  const played = (team: Id) => results.filter(({ home, away }) => home === team || away === team).length;
  return remaining.length > 0 && teams.every(({ id, withdrawn }) => withdrawn === true || played(id) >= LEAST_MATCHES);
}

/** [CN4] Plays the rest of the season many times; the same season and seed give the same chances. In the order of the table. */
export function simulateSeason<Id extends string | number>(
  season: Season<Id>,
  { runs = RUNS, seed = 1 } = {},
): TeamChances<Id>[] {
  const { rules, results, remaining } = season;
  const random = seededRandom(seed);
  const strengths = estimateStrengths(
    season.teams.map(({ id }) => id),
    results,
  );
  const now = orderTable(season);
  const order = quickOrder(rules.tieBreakers);
  const places = new Map(now.map(({ team }) => [team, now.map(() => 0)]));
  const points = new Map(now.map(({ team }) => [team, 0]));
  for (let run = 0; run < runs; run++) {
    const drawn = drawResults(remaining, strengths, random, Boolean(rules.points.shootOut));
    const table = finalTable(season, now, drawn, order);
    for (const [index, row] of table.entries()) {
      const own = places.get(row.team);
      if (own) own[index] = (own[index] ?? 0) + 1;
      points.set(row.team, (points.get(row.team) ?? 0) + row.points);
    }
  }
  return now.map(({ team }) => ({
    team,
    places: (places.get(team) ?? []).map((times) => times / runs),
    points: (points.get(team) ?? 0) / runs,
  }));
}

function drawResults<Id>(
  remaining: readonly Pairing<Id>[],
  { homeGoals, awayGoals, attack, defence }: Strengths<Id>,
  random: () => number,
  shootOuts: boolean,
): TableResult<Id>[] {
  // How strong a team really is remains unknown: it is drawn, too, so that few matches give careful chances.
  const draw = (all: Strengths<Id>['attack']) =>
    new Map([...all].map(([team, { shape, rate }]) => [team, drawGamma(shape, random) / rate]));
  const attacks = draw(attack);
  const defences = draw(defence);
  return remaining.map(({ home, away }) => ({
    home,
    away,
    homeGoals: drawPoisson(homeGoals * (attacks.get(home) ?? 1) * (defences.get(away) ?? 1), random),
    awayGoals: drawPoisson(awayGoals * (attacks.get(away) ?? 1) * (defences.get(home) ?? 1), random),
    // [CN6] Nobody is the better one in a shoot-out.
    ...(shootOuts && { shootOutWinner: random() < 0.5 ? ('home' as const) : ('away' as const) }),
  }));
}

type Counted = Pick<TableRow<unknown>, 'points' | 'goalDifference' | 'goalsScored'>;

/** By points and the criteria that need no results, as far as they come first. */
function quickOrder(tieBreakers: readonly TieBreaker[]): (a: Counted, b: Counted) => number {
  const [first, second] = criteriaOf(tieBreakers);
  const columns: ('goalDifference' | 'goalsScored')[] = [];
  for (const criterion of [first, second]) {
    if (criterion === 'goal_difference') columns.push('goalDifference');
    else if (criterion === 'goals_scored') columns.push('goalsScored');
    else break;
  }
  return (a, b) => {
    if (a.points !== b.points) return b.points - a.points;
    for (const column of columns) if (a[column] !== b[column]) return b[column] - a[column];
    return 0;
  };
}

/** Adds to the table of today; only a tie needs the whole table with its tie-breakers. */
function finalTable<Id extends string | number>(
  season: Season<Id>,
  now: readonly TableRow<Id>[],
  drawn: readonly TableResult<Id>[],
  order: (a: Counted, b: Counted) => number,
): (Counted & { team: Id })[] {
  const rows = new Map(
    now.map(({ team, points: soFar, goalDifference, goalsScored }) => [
      team,
      { team, points: soFar, goalDifference, goalsScored },
    ]),
  );
  const add = (team: Id, scored: number, conceded: number, points: number) => {
    const row = rows.get(team);
    if (!row) return;
    row.points += points;
    row.goalDifference += scored - conceded;
    row.goalsScored += scored;
  };
  for (const { home, away, homeGoals, awayGoals, shootOutWinner } of drawn) {
    const [homePoints, awayPoints] = pointsFor(homeGoals, awayGoals, shootOutWinner, season.rules.points);
    add(home, homeGoals, awayGoals, homePoints);
    add(away, awayGoals, homeGoals, awayPoints);
  }
  const table = [...rows.values()].toSorted(order);
  const isDecided =
    season.teams.every(({ withdrawn }) => !withdrawn) &&
    table.every((row, i) => i === 0 || order(table[i - 1] as Counted, row) !== 0);
  return isDecided ? table : orderTable({ ...season, results: [...season.results, ...drawn] });
}
