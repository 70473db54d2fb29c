import type { DeskAct } from '#domain/match/rules/act.ts';
import { completeLedger } from '#domain/match/rules/complete-ledger.ts';
import { decideAct } from '#domain/match/rules/decide-act.ts';
import { hasFullLedger, resetsMatch, sidesOf, toMatchForRules, withEntries } from '#domain/match/rules/match-record.ts';
import { foldLedger } from '#domain/match/fold-ledger.ts';
import type { LedgerKind } from '#domain/match/ledger-entry.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import type { StoredEntry, StoredMatch } from '#server/db/ledger/read-stored-match.ts';
import { announceChanges } from '#server/db/changes.ts';
import { lockMatches } from '#server/db/ledger/lock-matches.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';
import { importedError, rootKindOf } from './apply-entries.ts';
import { refreshTables, type RefreshTable } from './refresh-tables.ts';
import { refusedError, writeMatch, type Sender } from './write-match.ts';

export interface SentAct extends Sender {
  act: DeskAct;
  /** When it happened, if not now. */
  at?: Date | undefined;
  reason?: string | undefined;
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

/** Appends one act to the ledger of a match. */
export const recordAct = (db: Database, sent: SentAct, now: Date): Promise<RecordedAct> =>
  db.transaction((tx) => recordActIn(tx, sent, now));

/** Acts of several matches: all of them are locked first, and each table is refreshed once. */
export async function recordActsOfMatches(tx: Queryable, acts: readonly SentAct[], now: Date): Promise<RecordedAct[]> {
  await lockMatches(
    tx,
    acts.map(({ matchId }) => matchId),
  );
  const changed = new Set<number>();
  const refreshLater: RefreshTable = async (_tx, ids) => {
    for (const id of ids) changed.add(id);
    return [];
  };
  const recorded: RecordedAct[] = [];
  for (const act of acts) recorded.push(await recordActIn(tx, act, now, refreshLater));
  if (changed.size > 0) await announceChanges(tx, await refreshTables(tx, [...changed]));
  return recorded;
}

/** As part of a transaction that changes more than the ledger. */
export async function recordActIn(
  tx: Queryable,
  sent: SentAct,
  now: Date,
  refreshTable?: RefreshTable,
): Promise<RecordedAct> {
  const { act, reason = null } = sent;
  const at = sent.at ?? now;
  if (at.getTime() > now.getTime() + TOLERANCE)
    throw new ApiError('bad_request', 'The time of the act is in the future');
  if (at.getTime() < now.getTime() - MAX_DELAY)
    throw new ApiError('bad_request', 'The time of the act is more than a year ago');
  const plan = (stored: StoredMatch) => {
    const completing = needsFullLedger(stored, act) ? completeLedger(stored) : [];
    if (!completing) throw importedError();
    // A rule explains an act as well as words do.
    const statement = { act, at: at > now ? now : at, reason: reason ?? sent.rule ?? null };
    const decision = decideAct(toMatchForRules(withEntries(stored, completing)), statement);
    if ('refusal' in decision) throw refusedError(decision.refusal);
    return { completing, entries: [{ ...decision.entry, reason }] };
  };
  const { match, entry } = await writeMatch(tx, sent, [act, sent.at ?? null, reason], now, plan, refreshTable);
  if (!entry) throw new Error('An act makes an entry');
  return resultAt(match, entry);
}

const CHANGE_NO_SCORE: readonly LedgerKind[] = ['LINEUP', 'STATISTICS', 'MAN_OF_THE_MATCH', 'AWARD'];

/** Line-ups, statistics and decisions can be added to an imported match as it is; what changes its score or clock cannot. */
function needsFullLedger({ status, entries }: StoredMatch, act: DeskAct): boolean {
  if (status !== 'LIVE' && status !== 'FINISHED') return false;
  if (act.act !== 'correct' && act.act !== 'withdraw')
    return !['lineup', 'statistics', 'man-of-the-match', 'award'].includes(act.act);
  const target = entries.find(({ revision }) => revision === act.revision);
  return !target || !CHANGE_NO_SCORE.includes(rootKindOf(entries, target));
}

function resultAt(match: StoredMatch, { id, revision }: StoredEntry): RecordedAct {
  const { home, away } = sidesOf(match) ?? { home: -1, away: -2 };
  const soFar = match.entries.filter((entry) => entry.revision <= revision);
  const { status, phase, score, penalties } = foldLedger(soFar, { home, away });
  const isAsImported = !hasFullLedger(match) && !soFar.some(({ kind }) => resetsMatch(kind));
  const result = isAsImported
    ? { status: status === 'AWARDED' ? status : match.status, phase: match.phase, score: match.score }
    : { status, phase, score };
  return { id, matchId: match.id, revision, ...result, penalties };
}
