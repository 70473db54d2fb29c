import type { Subject } from '#contract/desk/office.ts';
import type { Who } from '#domain/desk/permissions.ts';
import type { Tag } from '#server/cache/tags.ts';
import { announceChanges } from '#server/db/changes.ts';
import { writeJournal } from '#server/db/desk/journal.ts';
import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** Who changes something, and when. */
export interface Actor {
  who: Who;
  at: Date;
}

/** Null for programs and the command line. */
export const sessionOf = ({ who }: Actor): number | null => (who.kind === 'session' ? who.sessionId : null);

/** What a command changed, for the journal and for everybody who shows it. */
interface Change {
  /** A stable name, such as `edit_team`; the desk has a sentence for each. */
  what: string;
  /** What it concerns, in words; what a match is called is looked up. */
  about?: string;
  subject?: Subject;
  matchId?: number;
  before?: unknown;
  after?: unknown;
  tags: readonly Tag[];
}

interface Outcome<Result> {
  result: Result;
  /** Null if everything was already so. */
  change: Change | null;
}

/** The one way to change the league beside the ledger of a match: check, write, journal and tags in one transaction. */
export function runCommand<Result>(
  db: Database,
  actor: Actor,
  work: (tx: Queryable) => Promise<Outcome<Result>>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const { result, change } = await work(tx);
    if (change) {
      const { tags, ...entry } = change;
      await writeJournal(tx, { ...entry, at: actor.at, sessionId: sessionOf(actor) });
      await announceChanges(tx, tags);
    }
    return result;
  });
}
