import { completeLedger } from '#domain/match/rules/complete-ledger.ts';
import { planResult, type EnteredResult } from '#domain/match/rules/enter-result.ts';
import { sidesOf, withEntries } from '#domain/match/rules/match-record.ts';
import { foldLedger } from '#domain/match/fold-ledger.ts';
import type { ResultResponse } from '#contract/desk/result.ts';
import type { StoredMatch } from '#server/db/ledger/read-stored-match.ts';
import type { Database } from '#server/db/transactions.ts';
import { refusedError, writeMatch, type Plan, type Sender } from './write-match.ts';

interface SentResult extends Sender {
  result: EnteredResult;
  reason?: string | undefined;
}

/** Enters or corrects the result of a match: all of its entries, or none. */
export async function recordResult(db: Database, sent: SentResult, now: Date): Promise<ResultResponse> {
  const { result, reason = null } = sent;
  const plan = (stored: StoredMatch): Plan => {
    // One that cannot be completed is planned as it is: the result says which of its goals count.
    const completing = completeLedger(stored) ?? [];
    const planned = planResult(withEntries(stored, completing), { result, at: now, reason });
    if ('refusal' in planned) throw refusedError(planned.refusal);
    return { completing, entries: planned.entries };
  };
  const { match } = await db.transaction((tx) => writeMatch(tx, sent, [result, reason], now, plan));
  const { id: matchId, revision, status, phase, score } = match;
  const sides = sidesOf(match);
  return {
    matchId,
    revision,
    status,
    phase,
    score,
    penalties: (sides && foldLedger(match.entries, sides).penalties) ?? match.periods.penalties,
  };
}
