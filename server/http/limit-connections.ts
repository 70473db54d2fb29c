import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { limitedAddress } from './rate-limit.ts';

export interface ConnectionLimits {
  /** A proxy that is named has as many as it needs. */
  trustedProxies: string[];
  perAddress: number;
  /** In milliseconds: how long a client may take for what waits for it. */
  write?: number;
}

/** Of all addresses: the memory of a small server is enough for them. */
const MOST_CONNECTIONS = 50_000;
/** A megabyte on the slowest of mobile networks. */
const WRITE_MILLISECONDS = 5 * 60_000;
const SWEEPS = 30;
/** Behind the one that is being answered. Browsers ask for one; a thousand fit into one packet, and each answer would wait in memory. */
const MOST_WAITING = 15;

interface Connection {
  /** Requests whose turn to be answered has not come. */
  waiting: number;
  /** When a sweep first found that something waited to be read. */
  waitingSince: number | null;
}

/** Closes connections of an address that has too many, and those whose client asks for more than it reads. */
export function limitConnections(
  server: Server,
  { trustedProxies, perAddress, write = WRITE_MILLISECONDS }: ConnectionLimits,
): void {
  const isTrusted = proxyAddr.compile(trustedProxies);
  const openByAddress = new Map<string, number>();
  const open = new Map<Socket, Connection>();

  server.on('connection', (socket: Socket) => {
    // Not by `maxConnections`: the primary of several workers would offer it to all of them again and again.
    if (open.size >= MOST_CONNECTIONS) return void socket.destroy();
    open.set(socket, { waiting: 0, waitingSince: null });
    socket.once('close', () => open.delete(socket));
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress, 0)) return;
    const address = limitedAddress(remoteAddress);
    const others = openByAddress.get(address) ?? 0;
    if (others >= perAddress) return void socket.destroy();
    openByAddress.set(address, others + 1);
    socket.once('close', () => {
      const remaining = (openByAddress.get(address) ?? 1) - 1;
      if (remaining > 0) openByAddress.set(address, remaining);
      else openByAddress.delete(address);
    });
  });

  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // Its turn has come, as with nearly all: a listener for each would cost as much as finding its answer.
    if (response.socket) return;
    const connection = open.get(socket);
    if (!connection) return;
    connection.waiting += 1;
    if (connection.waiting > MOST_WAITING) socket.destroy();
    else response.once('close', () => (connection.waiting -= 1));
  });

  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of open)
      if (socket.writableLength === 0) connection.waitingSince = null;
      else if (now - (connection.waitingSince ??= now) > write) socket.destroy();
  }, write / SWEEPS).unref();
  server.once('close', () => clearInterval(sweep));
}
