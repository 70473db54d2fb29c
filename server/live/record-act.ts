import { createHash } from 'node:crypto';
import type { DeskAct } from '#domain/match/desk/act.ts';
import { decideAct } from '#domain/match/desk/decide-act.ts';
import { foldLedger } from '#domain/match/fold-ledger.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import { appendEntry } from '../db/ledger/append-entry.ts';
import { lockMatch, readDeskMatch } from '../db/ledger/read-desk-match.ts';
import type { StoredEntry, StoredMatch } from '../db/ledger/read-desk-match.ts';
import { storeRevision } from '../db/ledger/store-match.ts';
import type { Database } from '../db/open.ts';
import { ApiError } from '../errors.ts';
import { applyEntry, importedError } from './apply-entry.ts';
import { foldState, makesAnew, sidesOf, tellsItsCourse, toDeskMatch } from './match-state.ts';

/** What somebody at the pitch sent. */
export interface SentAct {
  matchId: number;
  /** The sender's name for it: the same key twice is one act. */
  key: string;
  act: DeskAct;
  /** When it happened, if not now. */
  at?: Date | undefined;
  reason?: string | undefined;
}

/** The match right after the act, the same however often and however late it is asked for. */
export interface RecordedAct {
  id: number;
  matchId: number;
  revision: number;
  status: MatchStatus;
  phase: MatchPhase;
  score: Score | null;
  penalties: Score | null;
}

/** A phone's clock may run a little ahead of ours. */
const TOLERANCE = 60_000;
/** No phone was without a network for so long: its clock, or whoever wrote the date, is wrong. */
const LONG_AGO = 365 * 24 * 60 * 60_000;

/** Appends one act to the ledger of a match, with all that follows from it, or nothing. */
export async function recordAct(db: Database, sent: SentAct, now: Date): Promise<RecordedAct> {
  const { matchId, key, act, reason = null } = sent;
  const at = sent.at ?? now;
  if (at.getTime() > now.getTime() + TOLERANCE)
    throw new ApiError('bad_request', 'The time of the act is in the future');
  if (at.getTime() < now.getTime() - LONG_AGO)
    throw new ApiError('bad_request', 'The time of the act is more than a year ago');
  const digest = createHash('sha256')
    .update(JSON.stringify([act, sent.at ?? null, reason]))
    .digest('hex');
  return db.transaction(async (tx) => {
    const match = (await lockMatch(tx, matchId)) ? await readDeskMatch(tx, matchId) : null;
    if (!match) throw new ApiError('not_found', `There is no match ${matchId}`);
    const sides = sidesOf(match);
    const isTold = !sides || tellsItsCourse(match, foldLedger(match.entries, sides));
    const known = match.entries.find(({ idempotencyKey }) => idempotencyKey === key);
    if (known) {
      if (known.bodyDigest !== digest) throw new ApiError('key_reused', 'This key was used for another act');
      return answerAt(match, known, isTold);
    }
    if (!isTold && isOfItsCourse(act) && (match.status === 'LIVE' || match.status === 'FINISHED'))
      throw importedError();
    const decision = decideAct(toDeskMatch(match), { act, at: at > now ? now : at, reason });
    if ('refusal' in decision || !sides) throw refused(decision);
    const before = foldState(match, sides, now);
    const entry = await appendEntry(tx, matchId, match.revision + 1, { key, digest }, decision.entry);
    const after = { ...match, revision: entry.revision, entries: [...match.entries, entry] };
    await applyEntry(tx, { match, after, sides, entry, isTold, before, state: foldState(after, sides, now) });
    await storeRevision(tx, matchId, entry.revision, now);
    return answerAt(after, entry, isTold);
  });
}

/** What stands beside the course of a match can be added though nobody recorded that. */
const isOfItsCourse = ({ act }: DeskAct) =>
  !['lineup', 'statistics', 'man-of-the-match', 'award', 'correct', 'withdraw'].includes(act);

function refused(decision: ReturnType<typeof decideAct>): ApiError {
  const message = 'refusal' in decision ? decision.refusal.message : 'The teams of this match are not known yet';
  return new ApiError('refused', message, 'refusal' in decision ? decision.refusal.reason : undefined);
}

function answerAt(match: StoredMatch, { id, revision }: StoredEntry, isTold: boolean): RecordedAct {
  const { home, away } = sidesOf(match) ?? { home: -1, away: -2 };
  const soFar = match.entries.filter((entry) => entry.revision <= revision);
  const { status, phase, score, penalties } = foldLedger(soFar, { home, away });
  const isAsImported = !isTold && !soFar.some(({ kind }) => makesAnew(kind));
  const stands = isAsImported
    ? { status: status === 'AWARDED' ? status : match.status, phase: match.phase, score: match.score }
    : { status, phase, score };
  return { id, matchId: match.id, revision, ...stands, penalties };
}
