import { createHash } from 'node:crypto';
import { mayRecord, type Who } from '#domain/desk/permissions.ts';
import type { DeskAct } from '#domain/match/desk/act.ts';
import { decideAct } from '#domain/match/desk/decide-act.ts';
import {
  foldState,
  hasFullLedger,
  resetsMatch,
  sidesOf,
  toDeskMatch,
  withEntry,
} from '#domain/match/desk/match-record.ts';
import { foldLedger } from '#domain/match/fold-ledger.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import { writeJournal } from '#server/db/desk/journal.ts';
import { appendEntry } from '#server/db/ledger/append-entry.ts';
import { lockMatch, readDeskMatch } from '#server/db/ledger/read-desk-match.ts';
import type { StoredEntry, StoredMatch } from '#server/db/ledger/read-desk-match.ts';
import { storeRevision } from '#server/db/ledger/store-match.ts';
import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';
import { applyEntry, importedError, rootKindOf } from './apply-entry.ts';

export interface SentAct {
  matchId: number;
  /** The idempotency key: the same key twice is one act. */
  key: string;
  act: DeskAct;
  /** When it happened, if not now. */
  at?: Date | undefined;
  reason?: string | undefined;
  /** A program, unless it comes from a signed-in device. */
  who?: Who;
}

/** The match right after the act; a repeated request gets the same result. */
export interface RecordedAct {
  id: number;
  matchId: number;
  revision: number;
  status: MatchStatus;
  phase: MatchPhase;
  score: Score | null;
  penalties: Score | null;
}

/** A phone's clock may be slightly ahead of the server's. */
const TOLERANCE = 60_000;
/** No phone is offline for longer: its clock, or a date entered by hand, is wrong. */
const MAX_DELAY = 365 * 24 * 60 * 60_000;

/** The only way to write a match: appends one act to its ledger and updates everything derived from it, in one transaction. */
export async function recordAct(db: Database, sent: SentAct, now: Date): Promise<RecordedAct> {
  const { matchId, key, act, reason = null, who = { kind: 'program' } } = sent;
  const sessionId = who.kind === 'session' ? who.sessionId : null;
  const at = sent.at ?? now;
  if (at.getTime() > now.getTime() + TOLERANCE)
    throw new ApiError('bad_request', 'The time of the act is in the future');
  if (at.getTime() < now.getTime() - MAX_DELAY)
    throw new ApiError('bad_request', 'The time of the act is more than a year ago');
  const digest = createHash('sha256')
    .update(JSON.stringify([act, sent.at ?? null, reason]))
    .digest('hex');
  return db.transaction(async (tx) => {
    const match = (await lockMatch(tx, matchId)) ? await readDeskMatch(tx, matchId) : null;
    if (!match) throw new ApiError('not_found', `There is no match ${matchId}`);
    const sides = sidesOf(match);
    const isFull = hasFullLedger(match);
    const known = match.entries.find((entry) => entry.key === key);
    if (known) {
      if (known.bodyDigest !== digest) throw new ApiError('key_reused', 'This key was used for another act');
      return resultAt(match, known, isFull);
    }
    if (!isFull && needsFullLedger(act) && (match.status === 'LIVE' || match.status === 'FINISHED'))
      throw importedError();
    const decision = decideAct(toDeskMatch(match), { act, at: at > now ? now : at, reason });
    if ('refusal' in decision || !sides) throw refused(decision);
    const stateBefore = foldState(match, sides, now);
    if (!mayRecord(who, rootKindOf(match.entries, decision.entry)))
      throw new ApiError('forbidden', 'Only an organiser decides this', 'forbidden');
    const entry = await appendEntry(tx, matchId, match.revision + 1, { key, digest, sessionId }, decision.entry);
    const matchAfter = withEntry(match, entry);
    const stateAfter = foldState(matchAfter, sides, now);
    await applyEntry(tx, { match, matchAfter, sides, entry, hasFullLedger: isFull, stateBefore, stateAfter });
    await storeRevision(tx, matchId, entry.revision, now);
    await journalEntry(tx, match, entry, { at: now, sessionId });
    return resultAt(matchAfter, entry, isFull);
  });
}

/** Line-ups, statistics and decisions can be added to an imported match; acts that change its score or clock cannot. */
const needsFullLedger = ({ act }: DeskAct) =>
  !['lineup', 'statistics', 'man-of-the-match', 'award', 'correct', 'withdraw'].includes(act);

/** The entry, and the one that it corrects or withdraws. */
async function journalEntry(
  tx: Queryable,
  { id, entries }: StoredMatch,
  entry: StoredEntry,
  by: { at: Date; sessionId: number | null },
) {
  const target = entries.find(({ revision }) => revision === entry.target);
  const change = { before: target && toJournal(target), after: toJournal(entry) };
  await writeJournal(tx, { ...by, what: entry.kind, matchId: id, ...change });
}

const toJournal = ({ id: _id, key: _key, bodyDigest: _digest, ...entry }: StoredEntry) =>
  // Statistics are large, and in the ledger.
  entry.kind === 'STATISTICS' ? { ...entry, details: null } : entry;

function refused(decision: ReturnType<typeof decideAct>): ApiError {
  const message = 'refusal' in decision ? decision.refusal.message : 'The teams of this match are not known yet';
  return new ApiError('refused', message, 'refusal' in decision ? decision.refusal.reason : undefined);
}

function resultAt(match: StoredMatch, { id, revision }: StoredEntry, isFull: boolean): RecordedAct {
  const { home, away } = sidesOf(match) ?? { home: -1, away: -2 };
  const soFar = match.entries.filter((entry) => entry.revision <= revision);
  const { status, phase, score, penalties } = foldLedger(soFar, { home, away });
  const isAsImported = !isFull && !soFar.some(({ kind }) => resetsMatch(kind));
  const result = isAsImported
    ? { status: status === 'AWARDED' ? status : match.status, phase: match.phase, score: match.score }
    : { status, phase, score };
  return { id, matchId: match.id, revision, ...result, penalties };
}
