import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket as TcpSocket } from 'node:net';
import type { Server as Engine, Socket as EngineSocket } from 'engine.io';

const MOST_MESSAGES = 30;
const WINDOW_MILLISECONDS = 10_000;
/** In characters, of which each takes two bytes at most. */
const MOST_UNREAD = 512 * 1024;

/** Knows the open connections, and cuts those that send too much or read too little. */
export function watchConnections(engine: Engine) {
  const open = new Map<EngineSocket, TcpSocket>();

  engine.on('connection', (connection: EngineSocket) => {
    const request = connection.request as IncomingMessage & { websocket: EventEmitter };
    const tcp = request.socket;
    open.set(connection, tcp);
    tcp.once('close', () => open.delete(connection));
    const count = messageCounter(() => tcp.destroy());
    connection.on('packet', count);
    // They never come as packets, but each makes us answer.
    request.websocket.on('ping', count);
    // What waits together leaves in one write: the call to the kernel is most of what a message costs.
    connection.on('flush', () => tcp.cork());
    connection.on('drain', () => tcp.uncork());
    // Nobody asks for the request again, and it is the largest part of what a quiet connection would keep.
    Object.assign(connection, { request: null });
  });

  /** A client that has stopped reading would make us keep all that is sent to it. */
  function cutIfBehind(connection: EngineSocket) {
    const tcp = open.get(connection);
    if (tcp && unreadBy(connection, tcp) > MOST_UNREAD) tcp.destroy();
  }

  return {
    all: () => [...open.keys()],
    cutAllBehind: () => [...open.keys()].forEach(cutIfBehind),
    cutAll: () => open.forEach((tcp) => tcp.destroy()),
    count: () => open.size,
    /** Holds back what is sent meanwhile, so that all of it waits together. */
    inOneWrite(receivers: readonly EngineSocket[], send: () => void) {
      receivers.forEach(cutIfBehind);
      const idle = receivers.map(({ transport }) => transport).filter(({ writable }) => writable);
      for (const transport of idle) transport.writable = false;
      try {
        send();
      } finally {
        for (const transport of idle) {
          transport.writable = true;
          transport.emit('ready');
        }
      }
    },
  };
}

function messageCounter(onTooMany: () => void) {
  let messages = 0;
  let since = 0;
  return () => {
    const now = performance.now();
    if (now - since > WINDOW_MILLISECONDS) {
      since = now;
      messages = 0;
    }
    messages += 1;
    if (messages > MOST_MESSAGES) onTooMany();
  };
}

function unreadBy(connection: EngineSocket, tcp: TcpSocket): number {
  const waiting = connection['writeBuffer'] as { data?: string }[];
  return waiting.reduce((length, { data = '' }) => length + data.length, tcp.writableLength);
}
