import type { ActRequest } from '#contract/desk/acts.ts';
import { BATCH_ACTS, type DeskAct } from '#domain/match/rules/act.ts';
import { needs, resolveTarget, type ActState, type PendingAct } from './pending-act.ts';

export type Answer = { kind: 'recorded'; revision: number } | { kind: 'refused'; reason: string; message: string };

/** Nothing is known of any act. */
export type NoAnswer = 'no-answer' | 'signed-out';

export interface KeptRequest {
  key: string;
  request: ActRequest;
}

export interface SenderStore {
  list(): Promise<PendingAct[]>;
  /** Changes them in one transaction. Returns them as they are kept now, without those that are gone. */
  setStatuses(statuses: ReadonlyMap<string, ActState>): Promise<PendingAct[]>;
  /** The revision of an entry in the last copy of the match. */
  revisionOf(matchId: number, key: string): Promise<number | undefined>;
}

export interface Sender extends SenderStore {
  /**
   * The keys of those acts that somebody else recorded meanwhile. Before several acts are sent it also finds out whether the
   * server answers at all: an act that was sent once cannot be changed in place any more.
   */
  findRecorded(matchId: number, acts: readonly PendingAct[]): Promise<ReadonlySet<string> | NoAnswer>;
  /** Answers for the first acts, in their order; there may be fewer answers than acts. */
  send(matchId: number, acts: readonly KeptRequest[]): Promise<readonly Answer[] | NoAnswer>;
}

/**
 * Sends all acts of a match in the order in which they were tapped, together, until each is answered. A refused one holds up only
 * those that correct or withdraw it. Only one of these runs at a time on a phone.
 */
export async function sendWaiting(sender: Sender): Promise<'done' | NoAnswer> {
  for (;;) {
    const acts = await sender.list();
    const batch = nextBatch(acts);
    const [first] = batch;
    if (!first) return 'done';
    const recorded = await sender.findRecorded(first.matchId, batch);
    if (typeof recorded === 'string') return recorded;
    const targets = await findTargets(sender, batch, acts);
    // Kept before they are sent: from here on they may have arrived, and may not be changed in place.
    const kept = await sender.setStatuses(new Map(batch.map((act) => [act.key, stateBefore(act, recorded, targets)])));
    const sent = kept.flatMap((act): KeptRequest[] => {
      const resolved = act.status.state === 'sending' ? resolveTarget(act.act, (key) => targets.get(key)) : null;
      return resolved ? [{ key: act.key, request: requestOf(act, resolved) }] : [];
    });
    if (sent.length === 0) continue;
    const answers = await sender.send(first.matchId, sent);
    if (typeof answers === 'string') return answers;
    if (answers.length === 0) return 'no-answer';
    await sender.setStatuses(new Map(answers.map((answer, at) => [sent[at]?.key ?? '', stateAfter(answer)])));
  }
}

/**
 * The open acts of the first match that has any, up to one that changes another of them: the revision of its target is not known
 * before that one is answered.
 */
function nextBatch(acts: readonly PendingAct[]): PendingAct[] {
  const open = acts.filter(({ status }) => status.state === 'waiting' || status.state === 'sending');
  const batch = new Map<string, PendingAct>();
  for (const act of open) {
    if (act.matchId !== open[0]?.matchId) continue;
    if (batch.size === BATCH_ACTS || batch.has(needs(act) ?? '')) break;
    batch.set(act.key, act);
  }
  return [...batch.values()];
}

/** The revisions of the entries that these acts change, by key; none for an entry that was refused. */
async function findTargets(
  store: SenderStore,
  batch: readonly PendingAct[],
  acts: readonly PendingAct[],
): Promise<ReadonlyMap<string, number>> {
  const targets = new Map<string, number>();
  for (const act of batch) {
    const key = needs(act);
    if (key === null) continue;
    const status = acts.find((one) => one.key === key)?.status;
    const revision = status?.state === 'recorded' ? status.revision : await store.revisionOf(act.matchId, key);
    if (revision !== undefined) targets.set(key, revision);
  }
  return targets;
}

function stateBefore(act: PendingAct, recorded: ReadonlySet<string>, targets: ReadonlyMap<string, number>): ActState {
  const target = needs(act);
  if (recorded.has(act.key)) return refused('same_goal', 'Somebody recorded it');
  if (target !== null && !targets.has(target)) return refused('target_refused', 'Its entry was refused');
  return { state: 'sending' };
}

const refused = (reason: string, message: string): ActState => ({ state: 'refused', reason, message });

const stateAfter = (answer: Answer): ActState =>
  answer.kind === 'recorded'
    ? { state: 'recorded', revision: answer.revision }
    : refused(answer.reason, answer.message);

/** Built from what is kept, so that an act sent again is the same to the letter. */
const requestOf = ({ at, reason }: PendingAct, act: DeskAct): ActRequest => ({
  act: act as ActRequest['act'],
  at,
  ...(reason === null ? {} : { reason }),
});
