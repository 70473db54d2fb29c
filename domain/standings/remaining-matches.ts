import { countingScore, type TableMatch } from './counting-result.ts';
import type { Withdrawals } from './settle-results.ts';

export type RemainingMatch<Id, M> = M & { home: Id; away: Id };

/** [WI1] The matches of a table that will still be played. */
export const remainingMatches = <Id, M extends TableMatch<Id>>(
  matches: readonly M[],
  withdrawn: Withdrawals<Id>,
): RemainingMatch<Id, M>[] =>
  matches.filter(
    (match): match is RemainingMatch<Id, M> =>
      !match.knockout &&
      match.status !== 'CANCELLED' &&
      countingScore(match) === null &&
      [match.home, match.away].every((team) => team !== null && !withdrawn.has(team)),
  );
