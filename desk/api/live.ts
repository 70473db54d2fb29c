import type { DeskServerEvents } from '#contract/desk/socket.ts';
import { openDeskSocket } from './desk-socket.ts';

const POLL_WITH_SOCKET = 20_000;
const POLL_WITHOUT = 4000;
const LEAST_GAP = 300;

type Changed = Parameters<DeskServerEvents['match_changed']>[0];
const CHANGED: keyof DeskServerEvents = 'match_changed';

/** Asks for the match whenever it changes: by the socket, and by polling while there is none. */
export function followMatch(matchId: number, refresh: () => Promise<unknown>): () => void {
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let again = false;
  let askedAt = -Infinity;

  async function ask(): Promise<void> {
    // What changes while the server answers may not be in its answer.
    again = asking;
    if (closed || asking) return;
    asking = true;
    clearTimeout(timer);
    if (document.visibilityState === 'visible') await refresh();
    asking = false;
    askedAt = performance.now();
    if (again) askSoon();
    else askAfter(socket.isOpen() ? POLL_WITH_SOCKET : POLL_WITHOUT);
  }
  function askAfter(pause: number): void {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void ask(), pause);
  }
  /** Many changes at once, as when a match arrives that was recorded without a network, are fetched a few times a second. */
  function askSoon(): void {
    if (asking) again = true;
    else askAfter(Math.max(0, askedAt + LEAST_GAP - performance.now()));
  }

  const socket = openDeskSocket({
    onOpen: () => {
      socket.emit('follow', { matchId });
      void ask();
    },
    onEvent: (name, message) => {
      if (name === CHANGED && (message as Changed).matchId === matchId) askSoon();
    },
  });
  const onVisible = () => document.visibilityState === 'visible' && void ask();

  window.addEventListener('online', onVisible);
  document.addEventListener('visibilitychange', onVisible);
  askAfter(POLL_WITHOUT);

  return () => {
    closed = true;
    clearTimeout(timer);
    socket.close();
    window.removeEventListener('online', onVisible);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
