import type { Socket } from 'socket.io-client';
import { SOCKET_PATH, type ClientEvents, type ServerEvents } from '#contract/socket.ts';

export type LiveSocket = Socket<ServerEvents, ClientEvents>;

const TIMEOUT_MS = 20_000;

/** A socket that is not connected yet. Its library is downloaded only when a match is followed. */
export async function openSocket(address: string | undefined): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  const options = {
    path: SOCKET_PATH,
    transports: ['websocket'],
    timeout: TIMEOUT_MS,
    // match-socket.ts decides when to reconnect, for lost connections and refused joins alike.
    reconnection: false,
    autoConnect: false,
    forceNew: true,
  };
  return address === undefined ? io(options) : io(address, options);
}
