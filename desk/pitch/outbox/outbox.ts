import type { MatchAct } from '#domain/match/rules/act.ts';
import type { ActState, NewAct, PendingAct } from './pending-act.ts';
import { announce } from './announce.ts';
import { newKey } from './device.ts';
import { openStore } from './store.ts';

/** Keeps an act. Nothing is shown as done before this is. It fails when the phone has no space left. */
export async function putAct(act: NewAct): Promise<PendingAct> {
  const value = { ...act, key: newKey(), status: { state: 'waiting' } } as PendingAct;
  const store = await openStore();
  const tx = store.transaction('acts', 'readwrite', { durability: 'strict' });
  const order = await tx.store.add(value);
  await tx.done;
  const kept = { ...value, order };
  announce(act.matchId, kept);
  return kept;
}

export const listActs = async (matchId: number): Promise<PendingAct[]> =>
  (await openStore()).getAllFromIndex('acts', 'match', matchId);

export const listAllActs = async (): Promise<PendingAct[]> => (await openStore()).getAll('acts');

/** Changes one act in one transaction, so that the sender and a tap never overwrite each other. */
async function changeAct(key: string, change: (act: PendingAct) => PendingAct | null): Promise<PendingAct | null> {
  const store = await openStore();
  const tx = store.transaction('acts', 'readwrite', { durability: 'strict' });
  const act = await tx.store.index('key').get(key);
  const changed = act ? change(act) : null;
  if (act && changed === null) await tx.store.delete(act.order);
  else if (changed && changed !== act) await tx.store.put(changed);
  await tx.done;
  if (act) announce(act.matchId);
  return changed;
}

/** Notes how far acts got, in one transaction. Returns them as they are kept now, without those that are gone. */
export async function setStatuses(statuses: ReadonlyMap<string, ActState>): Promise<PendingAct[]> {
  const store = await openStore();
  const tx = store.transaction('acts', 'readwrite', { durability: 'strict' });
  const kept: PendingAct[] = [];
  for (const [key, status] of statuses) {
    const act = await tx.store.index('key').get(key);
    if (!act) continue;
    kept.push({ ...act, status });
    await tx.store.put({ ...act, status });
  }
  await tx.done;
  for (const matchId of new Set(kept.map((act) => act.matchId))) announce(matchId);
  return kept;
}

/** Sends a refused act again, as another one than what was recorded. */
export const sendAgain = (key: string, change: Partial<Pick<PendingAct, 'reason' | 'confirmed' | 'act'>>) =>
  changeAct(key, (act) => ({ ...act, ...change, key: newKey(), status: { state: 'waiting' } }));

export const dropAct = (key: string) => changeAct(key, () => null);

/** Of one match; what waits or was refused stays. */
export async function forgetRecorded(matchId: number): Promise<void> {
  const store = await openStore();
  const tx = store.transaction('acts', 'readwrite');
  for (const { order, status } of await tx.store.index('match').getAll(matchId))
    if (status.state === 'recorded') await tx.store.delete(order);
  await tx.done;
}

/** Nobody but this phone knows of it. */
const isOnlyHere = ({ status }: PendingAct) => status.state === 'waiting' || status.state === 'refused';

/** Takes back an act: one that the server does not have vanishes, another is withdrawn by an act of its own. */
export async function takeBack(act: PendingAct, at: Date): Promise<void> {
  let vanished = false;
  await changeAct(act.key, (kept) => {
    vanished = isOnlyHere(kept);
    return vanished ? null : kept;
  });
  if (vanished) return;
  await putAct({
    matchId: act.matchId,
    act: { act: 'withdraw', targetKey: act.key },
    at: at.toISOString(),
    reason: act.reason,
  });
}

/** Changes what was tapped: in place if the server does not have it, otherwise by a correction. */
export async function amend(act: PendingAct, to: MatchAct, at: Date): Promise<void> {
  let amended = false;
  await changeAct(act.key, (kept) => {
    amended = isOnlyHere(kept);
    return amended ? { ...kept, act: to } : kept;
  });
  if (amended) return;
  await putAct({
    matchId: act.matchId,
    act: { act: 'correct', targetKey: act.key, to },
    at: at.toISOString(),
    reason: act.reason,
  });
}
