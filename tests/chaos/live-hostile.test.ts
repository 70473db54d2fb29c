import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '#contract/socket.ts';
import { scaled, timeout } from '#tests/support/chaos-scale.ts';
import { startExternalCluster } from '#tests/support/clusters.ts';
import { follow } from '#tests/support/followers.ts';
import { bringMatch, deskOf, readMetric, sendAct, startSiteWithDesk } from '#tests/support/site-with-desk.ts';

const MEGABYTE = 1024 * 1024;
const GARBAGE = [
  '42["join_match"]',
  '42["join_match",{"matchId":"17; drop table matches"}]',
  '42["join_match",{"matchId":null}]',
  '420["join_match",[]]',
  '420["join_match",{"matchId":1e400}]',
  '42["__proto__",{"constructor":1}]',
  '42["disconnect"]',
  '42[{},{}]',
  '4',
  '45-["x"]',
  '99999',
  '{"not":"a packet"}',
  '42["request_match_status",{"matchId":{"$gt":0}}]',
  '40/admin,',
  '\u0000\u0001',
];

test(
  'malformed packets, frames too large, joins without end, clients that stop reading: the server lives and forgets them',
  async () => {
    const cluster = await startExternalCluster();
    onTestFinished(cluster.stop);
    const matchId = await bringMatch(cluster.url);
    const site = startSiteWithDesk({ DATABASE_URL: cluster.url });
    onTestFinished(async () => void (await site.kill('SIGTERM')));
    const url = await site.ready;
    const desk = deskOf(site);
    await sendAct(desk, matchId, { act: 'kick-off' });
    const scores: string[] = [];
    let joined = () => {};
    const inRoom = new Promise<void>((resolve) => (joined = resolve));
    const honest = follow(url, matchId, () => joined());
    onTestFinished(() => void honest.disconnect());
    honest.on('match_update', ({ match }) => scores.push(`${match.team1_score}:${match.team2_score}`));
    await inRoom;
    const before = await readMetric(desk, 'resident_bytes');

    await sendMalformed(url, scaled(10_000, 600));
    await Promise.all(Array.from({ length: 20 }, () => sendLargeFrame(url)));
    await joinWithoutEnd(url, matchId, 100);
    const stalled = await Promise.all(Array.from({ length: scaled(50, 10) }, () => stopReading(url, matchId)));
    for (let n = 1; n <= scaled(20, 5); n++) await sendAct(desk, matchId, { act: 'goal', team: 'home', minute: n });
    for (const socket of stalled) socket.destroy();

    await expect.poll(() => scores.at(-1), { timeout: 10_000 }).toBe(`${scaled(20, 5)}:0`);
    await expect
      .poll(async () => (await readMetric(desk, 'resident_bytes')) - before, { timeout: 30_000, interval: 1000 })
      .toBeLessThan(50 * MEGABYTE);
    expect(await Promise.race([site.ended, sleep(100, 'alive')])).toBe('alive');
  },
  timeout(4, 2),
);

const rawSocket = (url: string) =>
  new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}?EIO=4&transport=websocket`, { perMessageDeflate: false });

/** In bursts, on as many connections as it takes: the server closes those that it will not listen to. */
async function sendMalformed(url: string, count: number) {
  for (let sent = 0; sent < count;) {
    const socket = rawSocket(url);
    socket.on('error', () => {});
    await once(socket, 'open');
    socket.send('40');
    for (let n = 0; n < 25 && socket.readyState === WebSocket.OPEN; n++, sent++) {
      socket.send(GARBAGE[sent % GARBAGE.length] ?? '');
      if (n % 5 === 4) await sleep(1);
    }
    socket.terminate();
  }
}

async function sendLargeFrame(url: string) {
  const socket = rawSocket(url);
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'open');
  socket.send('4'.repeat(5 * 1024));
  await closed;
}

async function joinWithoutEnd(url: string, matchId: number, times: number) {
  const socket = rawSocket(url);
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send('40');
  for (let n = 0; n < times && socket.readyState === WebSocket.OPEN; n++)
    socket.send(`42${n}["join_match",{"matchId":${matchId}}]`);
  await sleep(200);
  socket.terminate();
}

/** Joins by hand and then leaves everything in the buffers of the operating system, and of the server. */
async function stopReading(url: string, matchId: number) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `GET ${SOCKET_PATH}?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\n` +
      'Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  await once(socket, 'data');
  socket.write(frame('40'));
  await sleep(50);
  socket.write(frame(`420["join_match",{"matchId":${matchId}}]`));
  await sleep(50);
  return socket.pause();
}

/** A text frame of a client; the mask is zero. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}
