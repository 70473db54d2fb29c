import { createHash } from 'node:crypto';
import type { Subject } from '#contract/desk/office.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import type { Who } from '#domain/desk/permissions.ts';
import type { Tag } from '#server/db/tags.ts';
import { announceChanges } from '#server/db/changes.ts';
import { claimKey, findUsedKey, storeAnswer } from '#server/db/journal/command-keys.ts';
import { writeJournal } from '#server/db/journal/journal.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';
import { openAnswer, sealAnswer } from './seal-answer.ts';

/** What a sender calls his request, so that it is carried out once however often it is sent. */
export interface RequestKey {
  key: string;
  /** Of everything that is sent under the key. */
  digest: string;
}

/** Who changes something, and when. */
export interface Actor {
  who: Who;
  at: Date;
  /** Without a key, a request that is sent twice is carried out twice. */
  request?: RequestKey;
}

/** Null for programs, the command line and visitors. */
export const sessionOf = ({ who }: Pick<Actor, 'who'>): number | null =>
  who.kind === 'session' ? who.sessionId : null;

/** What a command changed, for the journal and for everybody who shows it. */
interface Change {
  /** A stable name, such as `edit_team`; the desk has a sentence for each. */
  what: string;
  /** What it concerns, in words; what a match is called is looked up. */
  about?: string;
  subject?: Subject;
  /** Whom it concerns, of those at the desk. */
  personId?: number;
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

/**
 * Does the work in one transaction, once for a key: a repetition gets the first result again, and one that comes while the
 * first still runs waits for it. Work that fails leaves no key. Results are what JSON can carry.
 */
export function runOnce<Result>(
  db: Database,
  { who, at, request }: Actor,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    if (!request) return work(tx);
    const { key, digest } = request;
    const used = { actor: ownerOf(who), keyHash: createHash('sha256').update(key).digest('hex') };
    if (!(await claimKey(tx, { ...used, digest, at }))) {
      const known = await findUsedKey(tx, used);
      if (known?.digest !== digest || !known.answer)
        throw new ApiError('key_reused', 'This key was used for another request', 'key_reused' satisfies DeskReason);
      return openAnswer(key, known.answer) as Result;
    }
    const result = await work(tx);
    await storeAnswer(tx, used, sealAnswer(key, result));
    return result;
  });
}

/** A person keeps his keys when he signs in on another device. Visitors have nothing but their keys, which nobody guesses. */
function ownerOf(who: Who): string {
  if (who.kind !== 'session') return who.kind;
  return who.personId === null ? `session:${who.sessionId}` : `person:${who.personId}`;
}

/** The one way to change the league beside the ledger of a match: check, write, journal and tags in one transaction, once for a key. */
export function runCommand<Result>(
  db: Database,
  actor: Actor,
  work: (tx: Queryable) => Promise<Outcome<Result>>,
): Promise<Result> {
  return runOnce(db, actor, async (tx) => {
    const { result, change } = await work(tx);
    if (change) {
      const { tags, ...entry } = change;
      await writeJournal(tx, { ...entry, at: actor.at, sessionId: sessionOf(actor) });
      await announceChanges(tx, tags);
    }
    return result;
  });
}
