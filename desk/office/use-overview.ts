import { useEffect, useSyncExternalStore } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Overview } from '#contract/desk/todo.ts';
import { callDesk } from '#desk/api/client.ts';

const EVERY = 30_000;

let overview: Overview | null = null;
const listeners = new Set<() => void>();
function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

async function ask(): Promise<void> {
  // The counts are not worth a message when they fail: the last ones stay.
  const next = await callDesk<Overview>(deskPaths.overview).catch(() => overview);
  if (next === overview) return;
  overview = next;
  for (const notify of listeners) notify();
}

/** Counts and live matches for the frame of the office, which stay while screens change. */
export function useOverview(isOrganiser: boolean): Overview | null {
  useEffect(() => {
    if (!isOrganiser) return;
    void ask();
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), EVERY);
    return () => clearInterval(timer);
  }, [isOrganiser]);
  return useSyncExternalStore(subscribe, () => overview);
}
