import { useState, useSyncExternalStore } from 'react';
import type { DeskMatch } from '#contract/desk/matches.ts';
import { DeskError } from '#desk/api/client.ts';
import { onAnnounced } from '#desk/pitch/outbox/announce.ts';
import { coalesce } from '#desk/pitch/outbox/coalesce.ts';
import { fetchMatch } from '#desk/pitch/outbox/fetch-match.ts';
import { setNetwork } from '#desk/pitch/outbox/network.ts';
import type { PendingAct } from '#desk/pitch/outbox/pending-act.ts';
import { openStore } from '#desk/pitch/outbox/store.ts';
import { followMatch } from '#desk/api/live.ts';
import { viewMatch, type MatchView } from './view-match.ts';

export type OpenedMatch =
  | { state: 'loading' }
  | { state: 'ready'; view: MatchView }
  /** Not on this phone, and the server could not be asked or has no such match. */
  | { state: 'absent'; reason: string | null };

/** The match as this phone keeps it, brought up to date while somebody looks at it. */
function openMatch(matchId: number) {
  let current: OpenedMatch = { state: 'loading' };
  const listeners = new Set<() => void>();
  let close: (() => void) | undefined;

  function show(next: OpenedMatch): void {
    current = next;
    for (const notify of listeners) notify();
  }

  let acts: readonly PendingAct[] = [];
  let isReading = false;

  const readKept = coalesce(async () => {
    isReading = true;
    try {
      const store = await openStore();
      // In one transaction: an act that the copy has taken over is in exactly one of the two.
      const tx = store.transaction(['matches', 'acts']);
      const [match, kept] = await Promise.all([
        tx.objectStore('matches').get(matchId),
        tx.objectStore('acts').index('match').getAll(matchId),
      ]);
      acts = kept;
      const before = current.state === 'ready' ? current.view : undefined;
      if (match) show({ state: 'ready', view: viewMatch(match, acts, before) });
    } finally {
      isReading = false;
    }
  });

  function onChange(added: PendingAct | undefined): void {
    if (!added || isReading || current.state !== 'ready') return void readKept();
    acts = [...acts, added];
    show({ state: 'ready', view: viewMatch(current.view.match, acts, current.view) });
  }

  async function refresh(): Promise<DeskMatch | undefined> {
    try {
      const match = await fetchMatch(matchId);
      if (current.state !== 'ready') await readKept();
      return match;
    } catch (error) {
      if (error instanceof DeskError && error.status === 401) setNetwork('signed-out');
      else if (!(error instanceof DeskError)) setNetwork('no-network');
      if (current.state === 'loading')
        show({ state: 'absent', reason: error instanceof DeskError ? (error.reason ?? 'not_found') : null });
      return undefined;
    }
  }

  return {
    read: () => current,
    subscribe(notify: () => void): () => void {
      listeners.add(notify);
      if (listeners.size === 1) {
        const ignore = onAnnounced((changed, added) => changed === matchId && onChange(added));
        const leave = followMatch(matchId, refresh);
        close = () => {
          ignore();
          leave();
        };
        void readKept().then(refresh);
      }
      return () => {
        listeners.delete(notify);
        if (listeners.size === 0) close?.();
      };
    },
  };
}

/** Give the component that calls it a key: another match is another store. */
export function useMatch(matchId: number): OpenedMatch {
  const [opened] = useState(() => openMatch(matchId));
  return useSyncExternalStore(opened.subscribe, opened.read);
}
