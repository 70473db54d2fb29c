import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as Engine, type Socket as EngineSocket } from 'engine.io';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { watchConnections } from './connections.ts';

let server: ReturnType<typeof createServer>;
let engine: Engine;
let connections: ReturnType<typeof watchConnections>;

beforeEach(async () => {
  server = createServer();
  engine = new Engine({ transports: ['websocket'] });
  connections = watchConnections(engine);
  server.on('upgrade', (request, tcp, head) => engine.handleUpgrade(request, tcp, head));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  connections.closeAll();
  await new Promise((resolve) => server.close(resolve));
});

async function connect() {
  const connected = once(engine, 'connection') as Promise<[EngineSocket]>;
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/?EIO=4&transport=websocket`);
  const received: string[] = [];
  client.on('message', (data) => received.push((data as Buffer).toString()));
  client.on('error', () => {});
  const [socket] = await connected;
  await vi.waitUntil(() => received.length === 1 && socket.transport.writable);
  received.length = 0;
  const flushed: number[] = [];
  socket.on('flush', (packets: unknown[]) => flushed.push(packets.length));
  return { client, socket, received, flushed };
}

describe('the parts of engine.io that decision 021 relies on', () => {
  test('a transport that is not writable queues packets, and "ready" sends them together', async () => {
    const { socket, received, flushed } = await connect();
    connections.inOneWrite([socket], () => ['a', 'b', 'c'].forEach((text) => socket.send(text)));
    await vi.waitUntil(() => received.length === 3);
    expect(received).toEqual(['4a', '4b', '4c']);
    expect(flushed).toEqual([3]);
  });

  test('a connection that is not among the receivers is not held back', async () => {
    const [receiver, other] = [await connect(), await connect()];
    connections.inOneWrite([receiver.socket], () => {
      receiver.socket.send('a');
      other.socket.send('b');
      expect([receiver.flushed, other.flushed]).toEqual([[], [1]]);
    });
    expect(receiver.flushed).toEqual([1]);
  });

  test('"packetCreate" reports what is queued for a client that does not read', async () => {
    const { client, socket } = await connect();
    client.pause();
    for (let sent = 0; sent < 100 && connections.count() > 0; sent++)
      connections.inOneWrite([socket], () => socket.send('x'.repeat(300_000)));
    await vi.waitUntil(() => connections.count() === 0, 20_000);
  });

  test('the websocket stands in the request until the connection is made, and the engine does not need the request later', async () => {
    const { client, socket, received } = await connect();
    expect(socket.request).toBeNull();
    for (let i = 0; i < 20; i++) client.ping();
    socket.send('still here');
    await vi.waitUntil(() => received.length === 1);
    for (let i = 0; i < 20; i++) client.ping();
    await once(client, 'close');
    await vi.waitUntil(() => connections.count() === 0, 20_000);
  });
});
