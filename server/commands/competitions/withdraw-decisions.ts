import { randomUUID } from 'node:crypto';
import type { PostponedGameweek } from '#contract/desk/calendar.ts';
import type { Database } from '#server/db/transactions.ts';
import { recordActsOfMatches } from '#server/ledger/record-act.ts';
import { runOnce, type Actor } from '#server/commands/run-command.ts';

interface Withdrawal {
  entries: PostponedGameweek['entries'];
  reason?: string | undefined;
}

/** Takes decisions about matches back, all of them or none. The ledger of each writes its own line in the journal. */
export function withdrawDecisions(db: Database, actor: Actor, { entries, reason }: Withdrawal): Promise<void> {
  const { who, at } = actor;
  const acts = entries.map(({ matchId, revision }) => ({
    matchId,
    key: randomUUID(),
    who,
    act: { act: 'withdraw', revision } as const,
    reason,
  }));
  return runOnce(db, actor, async (tx) => {
    await recordActsOfMatches(tx, acts, at);
  });
}
