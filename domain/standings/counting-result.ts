import type { Score } from '../match/score.ts';
import type { MatchStatus } from '../match/status.ts';

/** What a table has to know of a match. */
export interface TableMatch<Id> {
  /** A knockout match may be known before its teams are. */
  home: Id | null;
  away: Id | null;
  status: MatchStatus;
  score: Score | null;
  /** The result by decision, where it is not the one that was played. */
  official: Score | null;
  knockout: boolean;
  gameweek: number;
}

/** The score that counts in a table; null while none does. */
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
