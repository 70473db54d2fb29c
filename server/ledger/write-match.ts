import { createHash } from 'node:crypto';
import { mayRecord, type Who } from '#domain/desk/permissions.ts';
import type { DateChange } from '#domain/match/rules/act.ts';
import type { NewLedgerEntry } from '#domain/match/rules/match-to-act-on.ts';
import { foldState, recordedDates, sidesOf, withEntry, type RecordedEntry } from '#domain/match/rules/match-record.ts';
import type { LedgerRule } from '#domain/match/ledger-entry.ts';
import type { Refusal } from '#domain/match/rules/refusal.ts';
import type { Sides } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import { writeJournal } from '#server/db/journal/journal.ts';
import { appendLedgerEntry } from '#server/db/ledger/append-ledger-entry.ts';
import { lockMatch } from '#server/db/ledger/lock-matches.ts';
import { readStoredMatch } from '#server/db/ledger/read-stored-match.ts';
import type { StoredEntry, StoredMatch } from '#server/db/ledger/read-stored-match.ts';
import { storeRevision } from '#server/db/ledger/store-match.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';
import { sendMatchMove } from '#server/messages/send-match-move.ts';
import { applyEntries, rootKindOf } from './apply-entries.ts';
import { refreshTables, type RefreshTable } from './refresh-tables.ts';

export interface Sender {
  matchId: number;
  /** The idempotency key: the same key twice is one request. */
  key: string;
  /** A program, unless it comes from a signed-in device. */
  who?: Who | undefined;
  /** The rule that it follows from, unless a person decided. */
  rule?: LedgerRule | undefined;
}

/** What is to be written: the entries that an imported match lacked, then those of the request. */
export interface Plan {
  completing: readonly RecordedEntry[];
  entries: readonly NewLedgerEntry[];
}

/** The match after a request, and the last entry that it wrote; none if it changed nothing. */
interface Written {
  match: StoredMatch;
  entry: StoredEntry | undefined;
}

/** The only way to write a match: appends to its ledger and updates everything derived from it. The caller opens the transaction. */
export async function writeMatch(
  tx: Queryable,
  { matchId, key, who = { kind: 'program' }, rule }: Sender,
  body: unknown,
  now: Date,
  plan: (match: StoredMatch) => Plan,
  refreshTable: RefreshTable = refreshTables,
): Promise<Written> {
  const sessionId = who.kind === 'session' ? who.sessionId : null;
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const match = (await lockMatch(tx, matchId)) ? await readStoredMatch(tx, matchId) : null;
  if (!match) throw new ApiError('not_found', `There is no match ${matchId}`);
  const known = match.entries.find((entry) => entry.key === key);
  if (known) {
    if (known.bodyDigest !== digest)
      throw new ApiError('key_reused', 'This key was used for another act', 'key_reused');
    return { match, entry: known };
  }
  const { completing, entries } = plan(match);
  const sides = sidesOf(match);
  if (entries.length === 0 || !sides) return { match, entry: undefined };
  const stateBefore = foldState(match, sides, now);
  let matchAfter = match;
  for (const { key: importKey, ...entry } of completing) {
    const stored = await appendLedgerEntry(tx, matchId, entry.revision, asImported(importKey), entry);
    matchAfter = withEntry(matchAfter, stored);
  }
  for (const [i, entry] of entries.entries()) {
    if (!mayRecord(who, match.competitionId, rootKindOf(matchAfter.entries, entry)))
      throw new ApiError('forbidden', 'Only an organiser decides this', 'forbidden');
    // The last entry has the key of the request. No key that is sent contains a space.
    const sent = { key: i === entries.length - 1 ? key : `${key} ${i + 1}`, digest, sessionId, rule };
    const stored = await appendLedgerEntry(tx, matchId, matchAfter.revision + 1, sent, entry);
    await journalEntry(tx, matchAfter, stored, { at: now, sessionId }, rule);
    matchAfter = withEntry(matchAfter, stored);
  }
  const added = matchAfter.entries.slice(match.entries.length);
  const stateAfter = foldState(matchAfter, sides, now);
  await applyEntries(tx, { match, matchAfter, sides, entries: added, stateBefore, stateAfter }, refreshTable);
  await storeRevision(tx, matchId, matchAfter.revision, now);
  await tellOfMove(tx, { match, matchAfter, sides, added, status: stateAfter.folded.status }, { who, at: now });
  return { match: matchAfter, entry: added.at(-1) };
}

interface Moved {
  match: StoredMatch;
  matchAfter: StoredMatch;
  sides: Sides<number>;
  added: readonly StoredEntry[];
  status: MatchStatus;
}

/** [MS4] */
async function tellOfMove(
  tx: Queryable,
  { match, matchAfter, sides, added, status }: Moved,
  by: { who: Who; at: Date },
): Promise<void> {
  const kinds = added.map((entry) => rootKindOf(matchAfter.entries, entry));
  if (!kinds.some((kind) => kind === 'RESCHEDULE' || kind === 'POSTPONE' || kind === 'CANCEL')) return;
  const date = recordedDates(matchAfter.entries) ?? match;
  await sendMatchMove(
    tx,
    {
      matchId: match.id,
      teamIds: [sides.home, sides.away],
      before: { status: match.status, startTime: instant(match.startTime), venue: match.venue },
      after: { status, startTime: instant(date.startTime), venue: date.venue },
      isQuiet: added.every(
        ({ kind, details }) => kind === 'RESCHEDULE' && (details as DateChange | null)?.quiet === true,
      ),
    },
    by,
  );
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const asImported = (key: string) => ({ key, digest: null, sessionId: null });

export const refusedError = ({ message, reason }: Refusal) => new ApiError('refused', message, reason);

/** The entry, and the one that it corrects or withdraws. */
async function journalEntry(
  tx: Queryable,
  { id, entries }: StoredMatch,
  entry: StoredEntry,
  by: { at: Date; sessionId: number | null },
  rule: LedgerRule | undefined,
) {
  const target = entries.find(({ revision }) => revision === entry.target);
  const change = { before: target && toJournal(target), after: { ...toJournal(entry), ...(rule && { rule }) } };
  const isDecision = ['RESCHEDULE', 'POSTPONE', 'CANCEL', 'AWARD'].includes(rootKindOf(entries, entry));
  // The office edits a match by decisions: whoever edits it at the same time is told who made the last one.
  const subject = isDecision ? { subject: `match:${id}` as const } : {};
  await writeJournal(tx, { ...by, ...subject, what: entry.kind, matchId: id, ...change });
}

const toJournal = ({ id: _id, key: _key, bodyDigest: _digest, ...entry }: StoredEntry) =>
  // Statistics are large, and in the ledger.
  entry.kind === 'STATISTICS' ? { ...entry, details: null } : entry;
