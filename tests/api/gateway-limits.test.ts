import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { WebSocket } from 'ws';
import { SOCKET_PATH } from '#contract/socket.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import {
  connectClient,
  attemptUpgrade,
  openRawSocket,
  startLiveNode,
  until,
  type LiveNode,
} from '#tests/support/live-node.ts';
import { match, smallLeague } from '#tests/support/small-league.ts';

let database: OpenDatabase;
let node: LiveNode;
let live: number;

beforeAll(async () => {
  const league = smallLeague();
  for (let key = 0; key < 12; key++)
    league.matches.push(match(`x${key}`, { gameweek: 3, home: 'vihar', away: 'riltsi' }));
  database = await openLeagueDatabase(league);
  node = await startLiveNode(database);
  const { rows } = await database.pool.query<{ id: number }>(`select id from matches where key = 'm5'`);
  live = rows[0]!.id;
});
afterAll(async () => {
  await node?.close();
  await database?.close();
});

async function startNode(options: Parameters<typeof startLiveNode>[1]) {
  const own = await startLiveNode(database, options);
  onTestFinished(() => own.close());
  return own;
}

/** The rest of the site and another client still work. */
async function expectUnharmed() {
  const client = await connectClient(node);
  expect(await client.join(live)).toMatchObject({ matchId: live });
  expect((await fetch(`${node.url}/healthz`)).status).toBe(200);
  client.socket.disconnect();
}

const ended = (socket: WebSocket) => until(() => socket.readyState === socket.CLOSED);

/** Past the two handshakes, of the engine and of the namespace. */
async function openRawClient() {
  const socket = openRawSocket(node);
  const received: string[] = [];
  socket.on('message', (data) => received.push((data as Buffer).toString()));
  socket.once('open', () => socket.send('40'));
  await until(() => received.some((packet) => packet.startsWith('40')));
  return { socket, received };
}

const EVENTS = ['join_match', 'request_match_status', 'leave_match', 'no_such_event', 'error', 'message'] as const;
const JSON_VALUE = fc.oneof(
  fc.jsonValue({ maxDepth: 3, noUnicodeString: false }),
  fc.record({ matchId: fc.jsonValue({ maxDepth: 1 }) }, { requiredKeys: [] }),
  fc.record({ matchId: fc.integer({ min: 1, max: 30 }), revision: fc.jsonValue({ maxDepth: 1 }) }),
);

test('any input is answered or ignored, with and without an acknowledgement', async () => {
  const sent = fc.record({
    event: fc.constantFrom(...EVENTS),
    args: fc.array(JSON_VALUE, { maxLength: 3 }),
    acknowledged: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 15, maxLength: 25 }), async (messages) => {
      const client = await connectClient(node);
      const emit = client.socket.emit.bind(client.socket) as (event: string, ...args: unknown[]) => void;
      const answers: unknown[] = [];
      for (const { event, args, acknowledged } of messages)
        emit(event, ...args, ...(acknowledged ? [(answer: unknown) => answers.push(answer)] : []));
      expect(await client.socket.emitWithAck('request_match_status', { matchId: live })).toMatchObject({
        matchId: live,
      });
      for (const answer of answers)
        expect(answer).toEqual(
          expect.toBeOneOf([
            { matchId: expect.any(Number), revision: expect.any(Number) },
            { error: expect.stringMatching(/^[A-Z]/) },
          ]),
        );
      client.socket.disconnect();
    }),
    { numRuns: 20 },
  );
});

test('malformed payloads get an error', async () => {
  const client = await connectClient(node);
  const emit = client.socket.emitWithAck.bind(client.socket) as (event: string, ...args: unknown[]) => Promise<unknown>;
  const error = 'A match is named like this: {"matchId": 17}';
  for (const payload of [
    null,
    17,
    '17',
    [],
    {},
    { matchId: '17' },
    { matchId: 0 },
    { matchId: 1.5 },
    { matchId: 2 ** 31 },
  ])
    expect(await emit('join_match', payload)).toEqual({ error });
  expect(await emit('join_match')).toEqual({ error });
  expect(await emit('join_match', { matchId: live, revision: 'x' })).toEqual({ error });
  expect(await emit('join_match', Buffer.from('17'))).toEqual({ error });
  client.socket.emit('leave_match', 'x' as never);
  await until(() => client.inbox.length > 0);
  expect(client.inbox).toEqual([{ name: 'error', message: { error } }]);
});

test('frames that are not packets end at most the connection that sent them', async () => {
  const frame = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ maxLength: 50 }).map((text) => `42${text}`),
    fc.uint8Array({ maxLength: 50 }),
    fc.constantFrom(
      '1',
      '2',
      '3',
      '5',
      '6',
      '41',
      '44',
      '451-["join_match",{"_placeholder":true,"num":9}]',
      '40/admin,',
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 20 }), async (frames) => {
      const { socket } = await openRawClient();
      for (const data of frames) if (socket.readyState === socket.OPEN) socket.send(data);
      await sleep(1);
      socket.terminate();
    }),
    { numRuns: 40 },
  );
  await expectUnharmed();
});

test('a frame over 4 KB ends the connection that sent it', async () => {
  const { socket } = await openRawClient();
  const { socket: neighbour, received } = await openRawClient();
  neighbour.send(`421["request_match_status",{"matchId":${live},"x":"${'x'.repeat(3000)}"}]`);
  socket.send(`42["join_match","${'x'.repeat(5000)}"]`);
  await ended(socket);
  await until(() => received.some((packet) => packet.startsWith('431')));
  expect(neighbour.readyState).toBe(neighbour.OPEN);
});

test('one connection follows ten matches and no more', async () => {
  const client = await connectClient(node);
  const answers = [];
  for (let matchId = 1; matchId <= 11; matchId++) answers.push(await client.join(matchId));
  expect(answers.slice(0, 10)).toEqual(answers.slice(0, 10).map((_, i) => ({ matchId: i + 1, revision: 0 })));
  expect(answers[10]).toEqual({ error: 'One connection follows at most 10 matches' });
  expect(await client.join(3)).toMatchObject({ matchId: 3 });
  client.socket.emit('leave_match', { matchId: 1 });
  expect(await client.join(11)).toMatchObject({ matchId: 11 });
});

test('unknown matches do not count towards the limit', async () => {
  const client = await connectClient(node);
  for (let i = 0; i < 12; i++) expect(await client.join(90_000 + i)).toHaveProperty('error');
  expect(await client.join(live)).toMatchObject({ matchId: live });
});

test('a client that sends more than thirty messages in ten seconds is cut off, others are not', async () => {
  const flooding = await connectClient(node);
  const calm = await connectClient(node);
  // The handshake was one.
  for (let i = 0; i < 29; i++) flooding.socket.emit('leave_match', { matchId: live });
  expect(await calm.join(live)).toMatchObject({ matchId: live });
  expect(flooding.socket.connected).toBe(true);
  flooding.socket.emit('leave_match', { matchId: live });
  await until(() => !flooding.socket.connected);
  expect(await calm.socket.emitWithAck('request_match_status', { matchId: live })).toMatchObject({ matchId: live });
});

test('pings of the websocket count as messages', async () => {
  const { socket } = await openRawClient();
  for (let i = 0; i < 40; i++) socket.ping('x'.repeat(125));
  await ended(socket);
});

test('a client that stops reading is cut off before much is queued for it, and the others get everything', async () => {
  const reading = await connectClient(node);
  await reading.join(live);
  const { socket: stalled } = await openRawClient();
  stalled.send(`42["join_match",{"matchId":${live}}]`);
  await until(() => node.gateway.figures().open >= 2);
  await reading.settle(live);
  stalled.pause();
  const before = node.gateway.figures().open;
  // More than the kernel buffers, in pieces that are each below the limit of the queue.
  let written = 0;
  while (node.gateway.figures().open === before && written < 100) {
    written += 1;
    await node.write(`update matches set note = repeat('x', 300000) || ${written} where id = ${live}`, [
      `match:${live}`,
    ]);
    await until(() => reading.inbox.length === written);
  }
  expect(node.gateway.figures().open).toBe(before - 1);
  expect(reading.last('match_update').match.note).toMatch(new RegExp(`x${written}$`));
});

test('a page of another site may not connect', async () => {
  const host = new URL(node.url).host;
  expect(await attemptUpgrade(node, {})).toBe(101);
  expect(await attemptUpgrade(node, { origin: 'https://league.example' })).toBe(101);
  expect(await attemptUpgrade(node, { origin: `http://${host}` })).toBe(101);
  expect(await attemptUpgrade(node, { origin: `https://${host}` })).toBe(101);
  expect(await attemptUpgrade(node, { origin: 'https://league.example', host: 'behind.the.proxy' })).toBe(101);
  expect(await attemptUpgrade(node, { origin: 'https://evil.example' })).toBe(403);
  expect(await attemptUpgrade(node, { origin: 'https://league.example.evil.example' })).toBe(403);
  expect(await attemptUpgrade(node, { origin: 'http://league.example' })).toBe(403);
  expect(await attemptUpgrade(node, { origin: 'null' })).toBe(403);
});

test('an address has a limited number of sockets, and may open another for each that it closes', async () => {
  const own = await startNode({ socketsPerAddress: 2 });
  const first = await connectClient(own);
  await connectClient(own);
  expect(await attemptUpgrade(own, {})).toBe(429);
  expect(await attemptUpgrade(own, { 'x-forwarded-for': '203.0.113.7' })).toBe(429);
  first.socket.disconnect();
  await until(() => own.gateway.figures().open === 1);
  expect(await attemptUpgrade(own, {})).toBe(101);
  expect(await attemptUpgrade(own, {})).toBe(429);
});

test('behind a trusted proxy the address is the one it names, an IPv6 customer counting as one', async () => {
  const own = await startNode({ socketsPerAddress: 1, trustedProxies: ['loopback'] });
  const from = (address: string) => attemptUpgrade(own, { 'x-forwarded-for': address });
  expect([await from('203.0.113.7'), await from('203.0.113.8'), await from('203.0.113.7')]).toEqual([101, 101, 429]);
  expect(await from('198.51.100.1, 203.0.113.8')).toBe(429);
  expect([await from('2001:db8::1'), await from('2001:db8:0:1::1')]).toEqual([101, 101]);
  expect([await from('2001:db8::a:b:c:d'), await from('2001:db8:0:1:2:3:4:5')]).toEqual([429, 429]);
});

test('polling, compression and the session of another connection are refused', async () => {
  const polled = await fetch(`${node.url}${SOCKET_PATH}?EIO=4&transport=polling`);
  expect([polled.status, await polled.json()]).toEqual([426, { error: 'Only a websocket can be opened here' }]);
  expect((await fetch(`${node.url}${SOCKET_PATH}?EIO=4&transport=polling`, { method: 'POST' })).status).toBe(405);
  expect(await attemptUpgrade(node, {}, 'EIO=4&transport=polling')).toBe(400);
  const { socket, received } = await openRawClient();
  expect(socket.extensions).toBe('');
  const { sid } = JSON.parse(received[0]!.slice(1)) as { sid: string };
  expect(await attemptUpgrade(node, {}, `EIO=4&transport=websocket&s%69d=${sid}`)).toBe(400);
});

test('a request that offers another protocol gets an ordinary response', async () => {
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' };
  const answered = (path: string) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const outgoing = request(node.url + path, { headers }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk)).on('end', () => resolve({ status: response.statusCode, body }));
      });
      outgoing.on('error', reject).end();
    });
  expect(await answered('/healthz')).toEqual({ status: 200, body: '{"status":"ok"}' });
  const plain = await (await fetch(`${node.url}/api/news`)).text();
  expect(await answered('/api/news')).toEqual({ status: 200, body: plain });
  expect((await answered('/no-such-page')).status).toBe(404);
  expect((await answered(SOCKET_PATH)).status).toBe(426);
});

test('closing ends every connection within a second, also those that do not read', async () => {
  const own = await startLiveNode(database);
  const clients = await Promise.all(Array.from({ length: 20 }, () => connectClient(own)));
  const stalled = openRawSocket(own);
  await until(() => own.gateway.figures().open === 21);
  stalled.pause();
  const reasons: string[] = [];
  for (const { socket } of clients) socket.once('disconnect', (reason) => reasons.push(reason));
  const start = performance.now();
  await own.close();
  expect(performance.now() - start).toBeLessThan(1000);
  // Not 'io server disconnect', after which a client would stay away.
  await until(() => reasons.length === 20);
  expect(new Set(reasons)).toEqual(new Set(['transport close']));
  await until(() => own.gateway.figures().open === 0);
});
