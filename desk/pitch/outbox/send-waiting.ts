import type { ActRequest, ActResponse } from '#contract/desk/acts.ts';
import type { DeskAct } from '#domain/match/desk/act.ts';
import { needs, resolveTarget, type ActState, type PendingAct } from './pending-act.ts';

export type Answer =
  | { kind: 'recorded'; response: Pick<ActResponse, 'revision'> }
  | { kind: 'refused'; reason: string; message: string }
  | { kind: 'no-answer' }
  | { kind: 'signed-out' };

export interface SenderStore {
  list(): Promise<PendingAct[]>;
  setStatus(key: string, status: ActState): Promise<PendingAct | null>;
  /** The revision of an entry in the last copy of the match. */
  revisionOf(matchId: number, key: string): Promise<number | undefined>;
}

export interface Sender extends SenderStore {
  send(matchId: number, key: string, request: ActRequest): Promise<Answer>;
}

/**
 * Sends all acts in the order in which they were tapped, each until it is answered. A refused one holds up only those that
 * correct or withdraw it. Only one of these runs at a time on a phone.
 */
export async function sendWaiting(sender: Sender): Promise<'done' | 'no-answer' | 'signed-out'> {
  for (;;) {
    const acts = await sender.list();
    const next = acts.find(({ status }) => status.state === 'waiting' || status.state === 'sending');
    if (!next) return 'done';
    const target = await findTarget(sender, next, acts);
    // Kept before it is sent: from here on it may have arrived, and may not be changed in place.
    const kept = await sender.setStatus(next.key, { state: 'sending' });
    if (!kept) continue;
    const act = resolveTarget(kept.act, () => target);
    if (!act) {
      await sender.setStatus(next.key, {
        state: 'refused',
        reason: 'target_refused',
        message: 'Its entry was refused',
      });
      continue;
    }
    const answer = await sender.send(next.matchId, next.key, requestOf(kept, act));
    if (answer.kind === 'no-answer' || answer.kind === 'signed-out') return answer.kind;
    await sender.setStatus(
      next.key,
      answer.kind === 'recorded'
        ? { state: 'recorded', revision: answer.response.revision }
        : { state: 'refused', reason: answer.reason, message: answer.message },
    );
  }
}

async function findTarget(store: SenderStore, act: PendingAct, acts: PendingAct[]): Promise<number | undefined> {
  const key = needs(act);
  if (key === null) return undefined;
  const target = acts.find((one) => one.key === key);
  return target?.status.state === 'recorded' ? target.status.revision : store.revisionOf(act.matchId, key);
}

/** Built from what is kept, so that an act sent again is the same to the letter. */
const requestOf = ({ at, reason }: PendingAct, act: DeskAct): ActRequest => ({
  act: act as ActRequest['act'],
  at,
  ...(reason === null ? {} : { reason }),
});
