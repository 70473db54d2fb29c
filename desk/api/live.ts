import type { Socket } from 'socket.io-client';

const POLL_WITH_SOCKET = 20_000;
const POLL_WITHOUT = 4000;
const LEAST_GAP = 300;

let socket: Socket | undefined;

/** Loaded when a match is opened: Today needs no socket. */
async function connect(): Promise<Socket> {
  const { io } = await import('socket.io-client');
  socket ??= io({ transports: ['websocket'], reconnectionDelayMax: 5000 });
  return socket;
}

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
    else askAfter(socket?.connected ? POLL_WITH_SOCKET : POLL_WITHOUT);
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

  const onChanged = (changed: { matchId: number }) => {
    if (changed.matchId === matchId) askSoon();
  };
  const onConnect = () => {
    socket?.emit('follow', { matchId });
    void ask();
  };
  const onVisible = () => document.visibilityState === 'visible' && void ask();

  void connect().then((opened) => {
    if (closed) return;
    opened.on('match_changed', onChanged);
    opened.on('connect', onConnect);
    if (opened.connected) onConnect();
    else opened.connect();
  });
  window.addEventListener('online', onVisible);
  document.addEventListener('visibilitychange', onVisible);
  askAfter(POLL_WITHOUT);

  return () => {
    closed = true;
    clearTimeout(timer);
    socket?.off('match_changed', onChanged).off('connect', onConnect);
    socket?.disconnect();
    window.removeEventListener('online', onVisible);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
