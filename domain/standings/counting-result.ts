import type { Score, Side } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';

export interface TableMatch<Id> {
  /** A knockout match may be known before its teams are. */
  home: Id | null;
  away: Id | null;
  status: MatchStatus;
  score: Score | null;
  /** The awarded result. */
  official: Score | null;
  /** Of a match of the table only where its draws are decided so. [ST19] */
  penalties?: Score | null;
  knockout: boolean;
  gameweek: number;
}

/** [ST9] The score that counts in a table; null while none does. */
export function countingScore({
  status,
  score,
  official,
  knockout,
}: Pick<TableMatch<unknown>, 'status' | 'score' | 'official' | 'knockout'>): Score | null {
  if (knockout) return null;
  if (status === 'AWARDED') return official;
  return status === 'FINISHED' ? (official ?? score) : null;
}

/** [ST19] Who won the shoot-out of a result that counts as it was played. */
export function shootOutWinner({
  official,
  penalties,
}: Pick<TableMatch<unknown>, 'official' | 'penalties'>): Side | null {
  if (official || !penalties || penalties.home === penalties.away) return null;
  return penalties.home > penalties.away ? 'home' : 'away';
}
