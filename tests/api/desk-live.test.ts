import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DeskClientEvents, DeskServerEvents } from '#contract/desk/socket.ts';
import { SOCKET_PATH } from '#contract/socket.ts';
import { openDeskGateway } from '#server/desk/desk-gateway.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { invitePerson, linkMatch, openLink, sendAsProgram, signInAs, type Device } from '#tests/support/desk-people.ts';
import { until } from '#tests/support/live-node.ts';

/* The live socket of the desk. */

let league: DeskLeague;
let url: string;
beforeAll(async () => {
  league = await openDeskLeague();
  const desk = league.desk();
  const gateway = openDeskGateway({
    server: desk.server,
    db: league.database.db,
    settings: { deskUrl: null, deskHost: '127.0.0.1', trustedProxies: [], socketsPerAddress: 200 },
    now: league.now,
    log: desk.log,
  });
  desk.addHook('preClose', gateway.close);
  await league.database.listen(gateway);
  url = await desk.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => league?.close());

type DeskSocket = Socket<DeskServerEvents, DeskClientEvents>;

function connect(headers: Record<string, string>): DeskSocket {
  const socket: DeskSocket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin: url, ...headers },
  });
  onTestFinished(() => void socket.disconnect());
  return socket;
}

async function connected({ cookie }: Device) {
  const socket = connect({ cookie });
  const changes: { matchId: number; revision: number }[] = [];
  socket.on('match_changed', (change) => changes.push(change));
  await until(() => socket.connected);
  return { socket, changes, follow: (matchId: number) => socket.emitWithAck('follow', { matchId }) };
}

const refusalOf = async (headers: Record<string, string>) => {
  const socket = connect(headers);
  return new Promise<string>((resolve, reject) => {
    socket.once('connect', () => reject(new Error('The socket was let in')));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
};

const upgradeStatus = (headers: Record<string, string>) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}?EIO=4&transport=websocket`, { headers });
  onTestFinished(() => socket.terminate());
  socket.on('error', () => {});
  return new Promise<number | undefined>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
  });
};

describe('the socket', () => {
  test('is for signed-in devices and pages of the desk', async () => {
    const { cookie } = await signInAs(league, 'scorer');
    expect(await upgradeStatus({ origin: url })).toBe(401);
    expect(await upgradeStatus({ cookie })).toBe(403);
    expect(await upgradeStatus({ cookie, origin: 'http://evil.example' })).toBe(403);
    expect(await upgradeStatus({ cookie, origin: 'http://evil.example', host: 'evil.example' })).toBe(403);
    expect(await upgradeStatus({ cookie, origin: url })).toBe(101);
    expect(await refusalOf({ cookie: 'desk=AAAAAAAAAAAAAAAAAAAAAAAA' })).toBe('signed_out');
    const ended = await signInAs(league, 'scorer');
    await ended.send('DELETE', deskPaths.session);
    expect(await refusalOf({ cookie: ended.cookie })).toBe('signed_out');
  });

  test('tells of every act within two seconds', async () => {
    const [derby, other] = [league.id('matches', 'derby'), league.id('matches', 'other')];
    const phones = [
      await connected(await signInAs(league, 'scorer')),
      await connected(await openLink(league, (await linkMatch(league, 'derby')).link, 'Гошо')),
    ];
    for (const { follow } of phones) expect(await follow(derby)).toEqual({ revision: 0 });
    await league.record('derby', { act: 'kick-off' });
    await league.record('other', { act: 'kick-off' });
    await league.record('derby', { act: 'goal', team: 'home', player: league.player('ivan') });
    const began = performance.now();
    await until(() => phones.every(({ changes }) => changes.length === 2));
    expect(performance.now() - began).toBeLessThan(2000);
    for (const { changes } of phones)
      expect(changes).toEqual([
        { matchId: derby, revision: expect.any(Number) },
        { matchId: derby, revision: 2 },
      ]);
    expect(await phones[0]?.follow(other)).toEqual({ revision: 1 });
  });

  test('tells organisers alone that the calendar has changed', async () => {
    const [organiser, scorer] = [await signInAs(league, 'organiser'), await signInAs(league, 'scorer')];
    const heard: string[] = [];
    for (const [name, device] of Object.entries({ organiser, scorer })) {
      const { socket } = await connected(device);
      socket.on('calendar_changed', () => heard.push(name));
    }
    await league.record('s1', { act: 'postpone' });
    await until(() => heard.length > 0);
    expect(new Set(heard)).toEqual(new Set(['organiser']));
  });

  test('follows only what the session may see', async () => {
    const other = league.id('matches', 'other');
    const phone = await connected(await openLink(league, (await linkMatch(league, 's1')).link, 'Гошо'));
    expect(await phone.follow(other)).toMatchObject({ reason: 'forbidden' });
    expect(await phone.follow(999_999)).toMatchObject({ reason: 'forbidden' });
    const person = await connected(await signInAs(league, 'editor'));
    expect(await person.follow(999_999)).toEqual({ error: 'There is no match 999999' });
    for (const wrong of [undefined, {}, { matchId: 'x' }])
      expect(await person.socket.emitWithAck('follow', wrong as never)).toMatchObject({ error: expect.any(String) });
    await league.record('other', { act: 'stop-clock' });
    expect(phone.changes).toEqual([]);
    league.passTo(3 * 24 * 60);
    expect(await phone.follow(league.id('matches', 's1'))).toMatchObject({ reason: 'not_now' });
    league.passTo(0);
  });

  test('is cut when its session ends, and only then', async () => {
    const staying = await connected(await signInAs(league, 'organiser'));
    const link = await linkMatch(league, 'derby');
    const { personId } = await invitePerson(league, { role: 'scorer' });
    const people = [await signInAs(league, 'scorer'), await signInAs(league, 'scorer')];
    const phone = await connected(await openLink(league, link.link, 'Гошо'));
    const sockets = await Promise.all(people.map(connected));
    await sendAsProgram(league, { method: 'DELETE', url: deskPaths.matchLink(link.id) });
    await until(() => !phone.socket.connected, 2000);
    await sendAsProgram(league, { method: 'DELETE', url: deskPaths.device(people[0]?.session.id ?? 0) });
    await sendAsProgram(league, { method: 'DELETE', url: deskPaths.person(people[1]?.session.personId ?? 0) });
    await sendAsProgram(league, { method: 'DELETE', url: deskPaths.person(personId) });
    await until(() => sockets.every(({ socket }) => !socket.connected), 2000);
    expect(staying.socket.connected).toBe(true);
  });

  test('leaves polling alone', async () => {
    const polling = await fetch(`${url}${SOCKET_PATH}?EIO=4&transport=polling`, { headers: { accept: 'text/html' } });
    expect(polling.status).toBe(404);
  });
});
