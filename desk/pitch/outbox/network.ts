import { useSyncExternalStore } from 'react';

/** The one mark of the network. `since` is the last contact by the server's clock. */
export interface Network {
  state: 'ok' | 'no-network' | 'signed-out';
  /** When the server last answered. */
  contact: string | null;
}

const STORED = 'desk-last-contact';
let network: Network = { state: 'ok', contact: localStorage.getItem(STORED) };
const listeners = new Set<() => void>();

export function setNetwork(state: Network['state'], contact?: Date): void {
  const at = contact?.toISOString() ?? network.contact;
  if (state === network.state && at === network.contact) return;
  if (at !== null && at !== network.contact) localStorage.setItem(STORED, at);
  network = { state, contact: at };
  for (const notify of listeners) notify();
}

export function onNetwork(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export const useNetwork = (): Network => useSyncExternalStore(onNetwork, () => network);
export const currentNetwork = (): Network => network;
