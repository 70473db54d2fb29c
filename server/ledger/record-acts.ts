import { lockMatch } from '#server/db/ledger/lock-matches.ts';
import { readStatus } from '#server/db/ledger/read-stored-match.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { isOver } from './apply-entries.ts';
import { recordActIn, type RecordedAct, type SentAct } from './record-act.ts';

/** An act by its key, or the reason why it cannot even be read. */
export interface BatchedAct {
  key: string;
  act: SentAct | ApiError;
}

export type ActAnswer = { key: string; recorded: RecordedAct } | { key: string; refused: ApiError };

/** A phone gives up after ten seconds: before that it is told how far this got, and sends the rest again. */
const MOST_MILLISECONDS = 5000;

/**
 * Appends acts that waited on a phone, in their order. Each is answered for itself: a refused one leaves the others alone. The
 * answers may be fewer than the acts, and are never none.
 */
export async function recordActsInOrder(
  db: Database,
  matchId: number,
  acts: readonly BatchedAct[],
  now: Date,
): Promise<ActAnswer[]> {
  const deadline = performance.now() + MOST_MILLISECONDS;
  const answers: ActAnswer[] = [];
  while (answers.length < acts.length && (answers.length === 0 || performance.now() < deadline)) {
    try {
      answers.push(...(await recordRun(db, { matchId, acts: acts.slice(answers.length), now, deadline })));
    } catch (error) {
      // What was committed is answered. The phone sends the rest again, and is then told about this failure.
      if (answers.length === 0) throw error;
      break;
    }
  }
  return answers;
}

interface Run {
  matchId: number;
  acts: readonly BatchedAct[];
  now: Date;
  deadline: number;
}

/**
 * Acts in one transaction, so that every node is notified once, and each in a savepoint. It ends with an act before or after
 * which the match is over: that act locks the competition, and every writer locks matches before competitions.
 */
function recordRun(db: Database, { matchId, acts, now, deadline }: Run): Promise<ActAnswer[]> {
  return db.transaction(async (tx) => {
    await lockMatch(tx, matchId);
    const wasOver = isOver((await readStatus(tx, matchId)) ?? '');
    const answers: ActAnswer[] = [];
    for (const { key, act } of acts) {
      if (answers.length > 0 && performance.now() > deadline) break;
      if (act instanceof ApiError) {
        answers.push({ key, refused: act });
        continue;
      }
      try {
        const recorded = await tx.transaction((savepoint) => recordActIn(savepoint, act, now));
        answers.push({ key, recorded });
        if (wasOver || isOver(recorded.status)) break;
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) answers.push({ key, refused: error });
        else if (answers.length === 0) throw error;
        else break;
      }
    }
    return answers;
  });
}
