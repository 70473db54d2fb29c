import { randomUUID } from 'node:crypto';
import type { PostponedGameweek } from '#contract/desk/calendar.ts';
import type { Database } from '#server/db/open.ts';
import { recordActIn } from '#server/ledger/record-act.ts';
import type { Actor } from './run-command.ts';

interface Withdrawal {
  entries: PostponedGameweek['entries'];
  reason?: string | undefined;
}

/** Takes decisions about matches back, all of them or none. The ledger of each writes its own line in the journal. */
export function withdrawDecisions(db: Database, { entries, reason }: Withdrawal, { who, at }: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    // In the order in which all writers lock several matches.
    for (const { matchId, revision } of entries.toSorted((a, b) => a.matchId - b.matchId)) {
      const act = { act: 'withdraw', revision } as const;
      await recordActIn(tx, { matchId, key: randomUUID(), who, act, reason }, at);
    }
  });
}
