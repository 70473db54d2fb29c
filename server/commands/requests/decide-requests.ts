import type { RequestOutcome } from '#contract/desk/office.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import type { AcceptedMany } from '#contract/desk/requests.ts';
import { decide, turnOf, type Decision, type Doubt } from '#domain/club/requests.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { runOnce, sessionOf, type Actor } from '#server/commands/run-command.ts';
import { announceChanges } from '#server/db/changes.ts';
import { writeJournal } from '#server/db/journal/journal.ts';
import { lockRequests, storeAnswer, storeDecision, type RequestRow } from '#server/db/requests/requests.ts';
import { lockSquads } from '#server/db/squads/squads.ts';
import { lockTeams } from '#server/db/teams/office-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import {
  sendRequestRefused,
  sendRequestsAccepted,
  sendTransferAnswered,
  sendTransferWithdrawn,
} from '#server/messages/send-request-messages.ts';
import { applyRequest, type Resolution } from './apply-request.ts';
import { readDoubts } from './read-doubts.ts';

interface OfRequest {
  requestId: number;
}

/** [CB2] Yes, after somebody has looked at what it raises. What no longer holds is refused with why, and the request stays as it is. */
export const acceptRequest = (
  db: Database,
  actor: Actor,
  {
    requestId,
    despite,
    playerId,
    shirtNumber,
  }: OfRequest & {
    despite: readonly Doubt[];
    playerId: number | null;
    shirtNumber?: number | null | undefined;
  },
): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    const [request] = await lockToAccept(tx, [requestId]);
    if (!request) throw noRequest(requestId);
    const isResolved = playerId !== null || despite.includes('looks_alike');
    await accept(tx, actor, request, { ...(isResolved && { playerId }), shirtNumber }, despite);
    await sendRequestsAccepted(tx, [request], actor);
  });

/** [CB2] Yes to many. Each of them alone: those that no longer hold, or want a second look, stay as they are. */
export const acceptRequests = (
  db: Database,
  actor: Actor,
  { requestIds }: { requestIds: readonly number[] },
): Promise<AcceptedMany> =>
  runOnce(db, actor, async (tx) => {
    const answer: AcceptedMany = { accepted: [], kept: [] };
    const found = await lockToAccept(tx, requestIds);
    for (const request of found)
      try {
        await tx.transaction((inner) => accept(inner, actor, request, {}, []));
        answer.accepted.push(request.id);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        const { reason = error.id, about = null, outcome = null } = error.details;
        answer.kept.push({ requestId: request.id, reason, about, outcome });
      }
    const accepted = found.filter(({ id }) => answer.accepted.includes(id));
    await sendRequestsAccepted(tx, accepted, actor);
    for (const requestId of requestIds)
      if (!found.some(({ id }) => id === requestId))
        answer.kept.push({ requestId, reason: 'not_found', about: null, outcome: null });
    return answer;
  });

/** In the order of other commands: what they touch, then the requests. */
async function lockToAccept(tx: Queryable, ids: readonly number[]): Promise<RequestRow[]> {
  await lockTeams(tx);
  await lockSquads(tx);
  return lockRequests(tx, ids);
}

async function accept(
  tx: Database,
  actor: Actor,
  request: RequestRow,
  resolution: Resolution,
  despite: readonly Doubt[],
): Promise<void> {
  requireOpen(request);
  if (turnOf({ ...request, kind: request.content.kind }, dayAt(actor.at)) === 'other-team')
    throw new ApiError('refused', 'The old club has days left to answer', 'waits_for_club' satisfies DeskReason);
  const doubts = await readDoubts(tx, request, actor.at, resolution);
  const [doubt] = doubts.filter((one) => !despite.includes(one.doubt));
  if (doubt)
    throw new ApiError('refused', 'Look twice before you say yes', {
      reason: doubt.doubt,
      ...(doubt.about !== null && { about: doubt.about }),
    });
  const registrationId = request.registration?.id ?? null;
  await applyRequest(tx, actor, { ...request, teamId: request.team.id, registrationId }, resolution);
  await conclude(tx, actor, request, 'accepted', null);
}

/** [CB2] No, with the reason that the club reads. */
export const refuseRequest = (
  db: Database,
  actor: Actor,
  { requestId, reason }: OfRequest & { reason: string },
): Promise<void> => end(db, actor, requestId, 'refused', reason);

/** [CB2] Whoever has asked does not ask any more. */
export const withdrawRequest = (db: Database, actor: Actor, { requestId }: OfRequest): Promise<void> =>
  end(db, actor, requestId, 'withdrawn', null);

const end = (db: Database, actor: Actor, requestId: number, decision: Decision, reason: string | null): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    const [request] = await lockRequests(tx, [requestId]);
    if (!request) throw noRequest(requestId);
    requireOpen(request);
    await conclude(tx, actor, request, decision, reason);
    if (decision === 'withdrawn') await sendTransferWithdrawn(tx, request, actor);
    if (reason !== null) await sendRequestRefused(tx, request, reason, actor);
  });

/** [CB8] What the old club says, once. */
export const answerTransfer = (
  db: Database,
  actor: Actor,
  { transferRequestId, agreed, reason }: { transferRequestId: number; agreed: boolean; reason: string | null },
): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    const [request] = await lockRequests(tx, [transferRequestId]);
    if (!request) throw noRequest(transferRequestId);
    requireOpen(request);
    if (request.answer) throw new ApiError('refused', 'The club has answered', 'answered' satisfies DeskReason);
    await storeAnswer(tx, transferRequestId, { agreed, answerReason: reason });
    await journalRequest(tx, actor, request, 'answer_transfer', { agreed, ...(reason !== null && { reason }) });
    await sendTransferAnswered(tx, request, { agreed, reason }, actor);
  });

/** [CB2] Under the lock of the request: whoever comes second learns who was first. */
export function requireOpen(request: RequestRow): void {
  const outcome = outcomeOf(request);
  if (outcome)
    throw new ApiError('refused', 'Somebody else has decided it meanwhile', {
      reason: 'decided' satisfies DeskReason,
      outcome,
    });
}

/** [CB2] Null for one that is open. */
export const outcomeOf = ({ state, decidedBy, decidedAt, reason }: RequestRow): RequestOutcome | null =>
  decidedAt === null ? null : { state, by: decidedBy, at: decidedAt.toISOString(), reason };

async function conclude(tx: Queryable, actor: Actor, request: RequestRow, decision: Decision, reason: string | null) {
  if (decide(request.state, decision) !== decision) throw new Error('It was decided');
  await storeDecision(tx, request.id, { state: decision, decidedAt: actor.at, decidedBy: sessionOf(actor), reason });
  await journalRequest(tx, actor, request, WHATS[decision], {
    request: request.content.kind,
    ...(reason !== null && { reason }),
  });
}

const WHATS = { accepted: 'accept_request', refused: 'refuse_request', withdrawn: 'withdraw_request' } as const;

export async function journalRequest(
  tx: Queryable,
  actor: Actor,
  { content, team, player }: RequestRow,
  what: string,
  after: object,
) {
  const about = content.kind === 'new-player' ? content.payload.name : (player?.name ?? team.name);
  await writeJournal(tx, { at: actor.at, sessionId: sessionOf(actor), what, subject: `team:${team.id}`, about, after });
  await announceChanges(tx, ['requests']);
}

export const noRequest = (id: number) => new ApiError('not_found', `There is no request ${id}`);
