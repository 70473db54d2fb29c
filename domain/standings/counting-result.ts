import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';

export interface TableMatch<Id> {
  /** A knockout match may be known before its teams are. */
  home: Id | null;
  away: Id | null;
  status: MatchStatus;
  score: Score | null;
  /** The awarded result. */
  official: Score | null;
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
