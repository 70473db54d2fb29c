import { useSyncExternalStore } from 'react';
import type { Session } from '#contract/desk/people.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { setNetwork } from '#desk/pitch/outbox/network.ts';
import { pages } from './navigation.ts';
import { openStore } from '#desk/pitch/outbox/store.ts';

/** Null before it is known and for a device that is not signed in. */
let session: Session | null = null;
const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export const getSession = (): Session | null => session;
export const useSession = (): Session | null => useSyncExternalStore(subscribe, getSession);

async function setSession(next: Session | null): Promise<void> {
  session = next;
  const store = await openStore();
  if (next) await store.put('session', next, 'session');
  else await store.delete('session', 'session');
  for (const notify of listeners) notify();
}

/** One that an app kept before people had several roles has one. */
const asKept = (kept: (Omit<Session, 'roles' | 'teams'> & Partial<Session>) | undefined): Session | null =>
  kept ? { ...kept, roles: kept.roles ?? [kept.role], teams: kept.teams ?? [] } : null;

/** Who was signed in here last, then what the server says. Without a network the last one goes on. */
export async function loadSession(): Promise<void> {
  session = asKept(await (await openStore()).get('session', 'session'));
  for (const notify of listeners) notify();
  // Whoever opens an invitation for the first time is not signed in.
  if (!session && location.pathname === pages.join) return;
  const asked = askSession();
  if (!session) await asked;
}

/** What the server says about this device and its league. */
export async function askSession(): Promise<void> {
  try {
    await setSession(await callDesk<Session>(deskPaths.session));
    setNetwork('ok', serverNow());
  } catch (error) {
    if (!(error instanceof DeskError)) return setNetwork('no-network');
    // The name stays: acts may wait, and the person is told so.
    if (error.status === 401 && session) setNetwork('signed-out');
  }
}

export async function signIn(code: string, name?: string): Promise<Session> {
  const signedIn = await callDesk<Session>(deskPaths.signIn, {
    method: 'POST',
    body: { code, ...(name === undefined ? {} : { name }) },
  });
  await setSession(signedIn);
  setNetwork('ok', serverNow());
  return signedIn;
}

export async function signOut(): Promise<void> {
  await callDesk(deskPaths.session, { method: 'DELETE' });
  await setSession(null);
}
