import type { Score } from '#domain/match/score.ts';
import { countingScore, shootOutWinner, type TableMatch } from './counting-result.ts';
import type { TableResult } from './order-table.ts';

/** [ST23] What becomes of the results of a team that leaves: struck out before it played half of its matches, always, or never. */
export const LEAVING_RESULTS = ['half', 'annul', 'stand'] as const;
type LeavingResults = (typeof LEAVING_RESULTS)[number];

/** [ST23] */
export interface LeavingRule {
  leavingResults: LeavingResults;
  /** The goals awarded to the opponent in each remaining match. */
  leavingGoals: number;
}

/** The usual regulation of amateur leagues. */
export const USUAL_LEAVING: LeavingRule = { leavingResults: 'half', leavingGoals: 3 };

/** The share of its matches that a team must have played for its results to stand. */
const LEAST_SHARE: Record<LeavingResults, number> = { half: 1 / 2, annul: Infinity, stand: 0 };

interface Settled<Id, M> {
  /** The results that count, in the order of the input. */
  results: (TableResult<Id> & { gameweek: number })[];
  /** [ST11] Played, but struck out with the team that left. */
  annulled: M[];
  /** [ST11] [ST15] The teams whose results are struck out. */
  struckOut: ReadonlySet<Id>;
  /** [ST12] Not played, and awarded to the opponent of the team that left. */
  awarded: M[];
}

/** A team that left, and whether its results are annulled if the organiser has decided that. */
export type Withdrawals<Id> = ReadonlyMap<Id, boolean | null>;

/** [ST9] to [ST12] [ST15] The results that count in a table. */
export function settleResults<Id, M extends TableMatch<Id>>(
  matches: readonly M[],
  withdrawn: Withdrawals<Id>,
  rule: LeavingRule = USUAL_LEAVING,
): Settled<Id, M> {
  const league = matches.filter(({ knockout }) => !knockout);
  const isStruckOut = ([team, annulled]: readonly [Id, boolean | null]) =>
    annulled ?? shareOfPlayed(team, league) < LEAST_SHARE[rule.leavingResults];
  const struckOut = new Set([...withdrawn].filter(isStruckOut).map(([team]) => team));
  const settled: Settled<Id, M> = { results: [], annulled: [], struckOut, awarded: [] };
  for (const match of league) {
    const { home, away, gameweek } = match;
    if (home === null || away === null) continue;
    const played = countingScore(match);
    if (struckOut.has(home) || struckOut.has(away)) {
      if (played) settled.annulled.push(match);
      continue;
    }
    const given = played ? null : forfeit(match, withdrawn, rule);
    if (given) settled.awarded.push(match);
    const score = played ?? given;
    if (!score) continue;
    const result = { home, away, homeGoals: score.home, awayGoals: score.away, gameweek };
    const winner = played ? shootOutWinner(match) : null;
    settled.results.push(winner ? { ...result, shootOutWinner: winner } : result);
  }
  return settled;
}

function shareOfPlayed<Id>(team: Id, matches: readonly TableMatch<Id>[]): number {
  const own = matches.filter(({ home, away }) => home === team || away === team);
  return own.filter((match) => countingScore(match) !== null).length / Math.max(1, own.length);
}

/** [ST12] A match that will not be played; one between two teams that both left has no winner. */
export function forfeit<Id>(
  { home, away, status }: TableMatch<Id>,
  withdrawn: Withdrawals<Id>,
  { leavingGoals: awardedGoals }: LeavingRule = USUAL_LEAVING,
): Score | null {
  const homeLeft = home !== null && withdrawn.has(home);
  const awayLeft = away !== null && withdrawn.has(away);
  if (homeLeft === awayLeft || status === 'LIVE') return null;
  return homeLeft ? { home: 0, away: awardedGoals } : { home: awardedGoals, away: 0 };
}
