import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serverFactory } from '#server/http/create-server.ts';
import { observeRequests } from '#server/http/observe-requests.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { connectClient, startLiveNode } from '#tests/support/live-node.ts';
import { smallLeague } from '#tests/support/small-league.ts';

/* Clients that take connections, memory or queries and give nothing. */

/** More than the buffers of the system hold on both sides. */
const LARGE = Buffer.alloc(24 * 2 ** 20, 'x');

async function serve(limits: { idle?: number; write?: number; perAddress?: number; trustedProxies?: string[] } = {}) {
  const { idle = 60_000, write = 60_000, perAddress = 10, trustedProxies = [] } = limits;
  const connections = { perAddress, trustedProxies, write };
  const observer = observeRequests('site', trustedProxies);
  const app = fastify({ serverFactory: serverFactory({ idle, isSecure: false, connections }, observer) });
  let answered = 0;
  app.get('/', async () => 'short');
  app.get('/large', async () => {
    answered += 1;
    return LARGE;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  return { app, answered: () => answered };
}

async function open(app: FastifyInstance): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const countOpen = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

/** Of a client that reads so much each time, and so rarely that a connection is never quite still. */
function readSlowly(socket: Socket) {
  socket.pause();
  const reading = setInterval(() => socket.read(64 * 1024), 20);
  onTestFinished(() => clearInterval(reading));
}

test('a client that never reads is closed', async () => {
  const { app, answered } = await serve({ idle: 400 });
  const socket = await open(app);
  socket.pause();
  socket.write(GET('/large').repeat(3));
  await expect.poll(() => answered()).toBeGreaterThan(0);
  expect(await countOpen(app)).toBe(1);
  await expect.poll(() => countOpen(app)).toBe(0);
});

test('a client that asks again and again without reading is closed at once', async () => {
  const { app, answered } = await serve();
  const socket = await open(app);
  socket.pause();
  socket.write(GET('/large').repeat(1000));
  await expect.poll(() => countOpen(app)).toBe(0);
  expect(answered()).toBeLessThan(20);
});

test('nor does a client last that takes a little now and then', async () => {
  const { app } = await serve({ write: 500 });
  const socket = await open(app);
  readSlowly(socket);
  socket.write(GET('/large').repeat(3));
  await expect.poll(() => countOpen(app)).toBe(0);
});

test('a connection that waits for its next request is kept', async () => {
  const { app } = await serve({ write: 100 });
  const socket = await open(app);
  for (let time = 0; time < 3; time++) {
    socket.write(GET('/'));
    expect(String(await once(socket, 'data'))).toContain('short');
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  expect(await countOpen(app)).toBe(1);
});

test('an address has so many connections, and one more for each that it closes; a named proxy has all it needs', async () => {
  const { app } = await serve({ perAddress: 3 });
  const first = await open(app);
  await open(app);
  await open(app);
  const refused = await open(app);
  await once(refused, 'close');
  first.destroy();
  await expect.poll(() => countOpen(app)).toBe(2);
  const next = await open(app);
  next.write(GET('/'));
  expect(String(await once(next, 'data'))).toContain('200 OK');

  const behind = await serve({ perAddress: 3, trustedProxies: ['loopback'] });
  for (let i = 0; i < 8; i++) await open(behind.app);
  await expect.poll(() => countOpen(behind.app)).toBe(8);
});

test('2,400 joins from one address take few queries, and others read and join meanwhile', async () => {
  const database = await openLeagueDatabase(smallLeague());
  const node = await startLiveNode(database, { trustedProxies: ['loopback'] });
  onTestFinished(async () => {
    await node.close();
    await database.close();
  });
  const flooding = { 'x-forwarded-for': '203.0.113.7' };
  const clients = await Promise.all(Array.from({ length: 100 }, () => connectClient(node, flooding)));
  let reading = 0;
  let most = 0;
  node.beforeRead = async () => {
    most = Math.max(most, (reading += 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    reading -= 1;
  };
  const flood = Promise.all(
    clients.flatMap((client, i) => Array.from({ length: 24 }, (_, n) => client.join(1000 + i * 24 + n))),
  );
  const other = await connectClient(node, { 'x-forwarded-for': '203.0.113.8' });
  const [page, joined] = await Promise.all([fetch(`${node.url}/api/teams`), other.join(1)]);
  expect([page.status, joined]).toEqual([200, { matchId: 1, revision: 0 }]);
  const answers = await flood;
  expect(answers.every((answer) => 'error' in answer)).toBe(true);
  expect(node.reads()).toBeLessThan(300);
  expect(most).toBeLessThanOrEqual(4);
  // What others follow is in memory, and costs nothing.
  expect(await clients[0]?.join(1)).toMatchObject({ matchId: 1 });
});
