import type { PendingAct } from './pending-act.ts';

/** Tells this tab and all others that something about a match changed on this phone. */
type Listener = (matchId: number, added?: PendingAct) => void;

const listeners = new Set<Listener>();
const channel = new BroadcastChannel('desk');

channel.addEventListener('message', ({ data }: MessageEvent<number>) => listeners.forEach((listen) => listen(data)));

/** With an act that was kept just now this tab need not read what it knows. */
export function announce(matchId: number, added?: PendingAct): void {
  for (const listen of listeners) listen(matchId, added);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  channel.postMessage(matchId);
}

export function onAnnounced(listen: Listener): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
