import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket as TcpSocket } from 'node:net';
import type { Server as Engine, Socket as EngineSocket } from 'engine.io';

const MAX_MESSAGES = 30;
const WINDOW_MILLISECONDS = 10_000;
/** In characters of at most two bytes each. */
const MAX_UNSENT = 512 * 1024;

interface Connection {
  tcp: TcpSocket;
  /** Characters that the engine holds until the transport can write again. */
  queued: number;
}

/** Tracks the open connections, and closes those that send too much or read too little. Decision 021 lists what it takes from the engine. */
export function watchConnections(engine: Engine) {
  const open = new Map<EngineSocket, Connection>();
  const counts = { accepted: 0, messages: 0, slow: 0 };

  engine.on('connection', (socket: EngineSocket) => {
    const request = socket.request as IncomingMessage & { websocket: EventEmitter };
    const tcp = request.socket;
    const connection: Connection = { tcp, queued: 0 };
    open.set(socket, connection);
    counts.accepted += 1;
    tcp.once('close', () => open.delete(socket));
    const count = messageCounter(() => tcp.destroy());
    socket.on('packet', count);
    // Pings never arrive as packets, yet each costs a pong.
    request.websocket.on('ping', count);
    socket.on('packetCreate', ({ type, data = '' }: { type: string; data?: string }) => {
      connection.queued += data.length;
      if (type === 'message') counts.messages += 1;
    });
    // Everything queued leaves in one write: the system call is most of the cost of a message.
    socket.on('flush', () => {
      connection.queued = 0;
      tcp.cork();
    });
    socket.on('drain', () => tcp.uncork());
    // The request is the largest part of an idle connection's memory and is not needed after the handshake.
    Object.assign(socket, { request: null });
  });

  /** Everything sent to a client that has stopped reading would stay in memory. */
  function closeIfSlow(socket: EngineSocket) {
    const connection = open.get(socket);
    if (!connection || connection.queued + connection.tcp.writableLength <= MAX_UNSENT) return;
    counts.slow += 1;
    connection.tcp.destroy();
  }

  return {
    closeSlowReaders: () => [...open.keys()].forEach(closeIfSlow),
    closeOldest: (count: number) => [...open.values()].slice(0, count).forEach(({ tcp }) => tcp.destroy()),
    closeAll: () => open.forEach(({ tcp }) => tcp.destroy()),
    count: () => open.size,
    /** How many there were, what was sent to them, and how many read too slowly. */
    counts,
    /** Sends several messages in one write to each receiver. */
    inOneWrite(receivers: readonly EngineSocket[], send: () => void) {
      receivers.forEach(closeIfSlow);
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
    if (messages > MAX_MESSAGES) onTooMany();
  };
}
