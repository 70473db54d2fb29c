import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pushPaths } from '#contract/paths.ts';
import type { DeskAct } from '#domain/match/rules/act.ts';
import { MAX_A_MINUTE, NOTIFICATION_KINDS } from '#domain/notifications/kinds.ts';
import { buildApp } from '#server/app.ts';
import { sql } from '#server/db/sql.ts';
import { announceChanges } from '#server/db/changes.ts';
import type { ChangeListener } from '#server/db/changes.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { addMessages, claimMessages, giveUp } from '#server/db/push/messages.ts';
import { recordAct } from '#server/ledger/record-act.ts';
import { openPush, type Push } from '#server/push/push.ts';
import { deskLeague } from '#tests/support/desk-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { until } from '#tests/support/live-node.ts';
import { readVapid, startPushService } from '#tests/support/push-service.ts';
import { SMALL_LEAGUE_NOW } from '#tests/support/small-league.ts';

type Service = Awaited<ReturnType<typeof startPushService>>;
interface Node {
  push: Push;
  app: FastifyInstance;
  listener: ChangeListener;
}

let database: OpenDatabase;
let service: Service;
let nodes: Node[];
let seconds: number;
const problems: unknown[] = [];
const ids = new Map<string, number>();

const now = () => new Date(SMALL_LEAGUE_NOW.getTime() + seconds * 1000);
const id = (table: string, key: string) => ids.get(`${table} ${key}`) ?? 0;

async function startNode(services: 'any' | 'public' = 'any'): Promise<Node> {
  const settings = { publicUrl: 'https://league.example', trustedProxies: [], logLevel: 'silent' as const };
  const push = await openPush({
    database,
    settings: { ...settings, pushServices: services },
    now,
    log: (error) => problems.push(error),
  });
  const app = await buildApp({ settings, reader: database.reader, now, push });
  const listener = await database.listen(push);
  const node = { push, app, listener };
  nodes.push(node);
  return node;
}

beforeEach(async () => {
  seconds = 0;
  nodes = [];
  problems.length = 0;
  [database, service] = await Promise.all([openLeagueDatabase(deskLeague()), startPushService()]);
  for (const table of ['matches', 'teams', 'players']) {
    const { rows } = await database.pool.query<{ key: string; id: number }>(`select key, id from ${table}`);
    for (const { key, id: found } of rows) ids.set(`${table} ${key}`, found);
  }
  await startNode();
});
afterEach(async () => {
  service.close();
  for (const { push, app, listener } of nodes) {
    await push.close();
    await app.close();
    await listener.close();
  }
  await database.close();
  if (problems.length > 0) throw problems[0];
});

interface Wish {
  teams?: string[];
  language?: 'bg' | 'en';
  kinds?: readonly string[];
  quiet?: { from: number; until: number } | null;
}

const wish = ({ teams = ['balik'], language = 'bg', kinds = NOTIFICATION_KINDS, quiet = null }: Wish = {}) => ({
  teams: teams.map((key) => id('teams', key)),
  language,
  kinds,
  quiet,
});

async function send(method: 'PUT' | 'PATCH' | 'DELETE', payload: object, headers: Record<string, string> = {}) {
  const { app } = nodes[0] ?? (await startNode());
  return (await app.inject({ method, url: pushPaths.subscription, payload, headers })).statusCode;
}

async function subscribe(name: string, options: Wish = {}) {
  const subscription = service.subscribe(name);
  expect(await send('PUT', { ...subscription, ...wish(options) })).toBe(204);
  return subscription;
}

const record = (act: DeskAct) =>
  recordAct(database.db, { matchId: id('matches', 'derby'), key: randomUUID(), act }, now());
const goal = (): DeskAct => ({
  act: 'goal',
  team: 'home',
  player: id('players', 'ivan'),
  assist: null,
  ownGoal: false,
  penalty: false,
});
const titles = (device?: string) =>
  service.received.filter((push) => device === undefined || push.device === device).map(({ payload }) => payload.title);
const count = async (table: string) => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count;
};
/** Nothing more is under way. */
async function settled() {
  await until(() => nodes.length > 0);
  for (let before = -1; before !== service.requests();) {
    before = service.requests();
    await sleep(300);
  }
}

test('kick-off, goal, the goal taken back and the result reach those who follow one of the teams, in their language', async () => {
  await subscribe('fan');
  await subscribe('guest', { teams: ['vihar'], language: 'en' });
  await subscribe('stranger', { teams: ['riltsi'] });
  await record({ act: 'kick-off' });
  await until(() => titles().length === 2);
  const { revision } = await record(goal());
  await until(() => titles().length === 4);
  await record({ act: 'withdraw', revision });
  await until(() => titles().length === 6);
  expect(titles('fan')).toEqual(['Балик – Вихър', 'Гол! Балик 1–0 Вихър', 'Отменен гол: Балик 0–0 Вихър']);
  expect(titles('guest')).toEqual(['Balik – Vihar', 'Goal! Balik 1–0 Vihar', 'Goal disallowed: Balik 0–0 Vihar']);
  const [, scored, takenBack] = service.received.filter(({ device }) => device === 'fan').map(({ payload }) => payload);
  expect(scored?.body).toContain('Иван Колев');
  expect(takenBack).toMatchObject({ tag: scored?.tag, update: true });
  expect(scored?.update).toBe(false);
  await record({ act: 'phase', phase: 'HALF_TIME' });
  await record({ act: 'phase', phase: 'SECOND_HALF' });
  await record({ act: 'final-whistle' });
  await until(() => titles().length === 8);
  expect([titles('fan').at(-1), titles('guest').at(-1)]).toEqual([
    'Край: Балик 0–0 Вихър',
    'Full time: Balik 0–0 Vihar',
  ]);
  await settled();
  expect(await count('push_messages')).toBe(0);
});

test('[AG4] no message names a hidden player or a minor without a declaration', async () => {
  await database.pool.query(
    `update players set name = 'Цветноглав ' || id, name_latin = 'Tsvetnoglav ' || id, hidden = id % 2 = 0,
       birthdate = case when id % 2 = 0 then birthdate else '2010-03-16' end, parental_declaration = false`,
  );
  await subscribe('fan');
  await subscribe('guest', { language: 'en' });
  await record({ act: 'kick-off' });
  const [one, other] = [id('players', 'ivan'), id('players', 'b1')];
  for (const act of [
    { ...goal(), player: one, assist: other },
    { ...goal(), player: other, penalty: true },
    { ...goal(), player: other, ownGoal: true },
  ] as DeskAct[]) {
    const { revision } = await record(act);
    await settled();
    // The limit of messages a minute.
    seconds += 61;
    await record({ act: 'withdraw', revision });
    await settled();
    seconds += 61;
  }
  for (const phase of ['HALF_TIME', 'SECOND_HALF'] as const) await record({ act: 'phase', phase });
  await record({ act: 'final-whistle' });
  await settled();
  const payloads = service.received.map(({ payload }) => JSON.stringify(payload));
  expect(payloads.length).toBeGreaterThan(12);
  expect(payloads.filter((text) => /Цветноглав|Tsvetnoglav/i.test(text))).toEqual([]);
  expect(payloads.some((text) => text.includes('Играч под 18'))).toBe(true);
  expect(payloads.some((text) => text.includes('Under-18 player'))).toBe(true);
});

test('[AG4] a player who is hidden while a message about him waits is not named in it', async () => {
  await subscribe('fan');
  await record({ act: 'kick-off' });
  await until(() => titles().length === 1);
  service.answers.set('fan', () => 503);
  await record(goal());
  await until(() => service.requests() === 2);
  await settled();
  await database.db.transaction(async (tx) => {
    await tx.run(sql`update players set hidden = true where id = ${id('players', 'ivan')}`);
    // As the office does.
    await announceChanges(tx, ['everything']);
  });
  await settled();
  service.answers.delete('fan');
  seconds = 61;
  nodes[0]?.push.onGap();
  await until(() => titles().length === 2);
  expect(titles().at(-1)).toBe('Гол! Балик 1–0 Вихър');
  expect(JSON.stringify(service.received)).not.toContain('Иван');
});

test('the message is signed with our key for this service, and says how long it is of use', async () => {
  await subscribe('fan');
  await record({ act: 'kick-off' });
  await until(() => titles().length === 1);
  const headers = service.received[0]?.headers ?? {};
  const publicKey = nodes[0]?.push.publicKey ?? '';
  const { aud, sub } = readVapid(headers['authorization'], publicKey);
  expect(aud).toBe(service.url);
  expect(sub).toBe('https://league.example');
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(Number(headers['ttl'])).toBeLessThanOrEqual(600);
  expect(headers['topic']).toMatch(/^[\w-]{1,32}$/);
  const shown = await nodes[0]?.app.inject({ url: pushPaths.key });
  expect(shown?.json()).toEqual({ key: publicKey });
});

test('of several nodes exactly one sends, and all have the same keys', async () => {
  await startNode();
  await startNode();
  expect(new Set(nodes.map(({ push }) => push.publicKey)).size).toBe(1);
  await subscribe('fan');
  await subscribe('other');
  await record({ act: 'kick-off' });
  await record(goal());
  await until(() => titles().length >= 4);
  await settled();
  expect(titles('fan')).toHaveLength(2);
  expect(titles('other')).toHaveLength(2);
});

test('a new date and news are announced, a quiet correction is not', async () => {
  await subscribe('fan', { teams: ['balik', 'vihar'], kinds: ['moved', 'news'] });
  const later = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString();
  await record({ act: 'reschedule', startTime: later(3), venue: null });
  await until(() => titles().length === 1);
  expect(titles()).toEqual(['Нов час: Балик – Вихър']);
  await record({ act: 'reschedule', startTime: later(4), venue: null, quiet: true });
  await settled();
  expect(titles()).toHaveLength(1);

  await database.db.transaction(async (tx) => {
    await tx.run(sql`update news set published_at = ${now()}, team_id = ${id('teams', 'balik')}`);
    await announceChanges(tx, ['news']);
  });
  const articles = (await count('news')) ?? 0;
  expect(articles).toBeGreaterThan(0);
  await until(() => titles().length === 1 + articles);
  expect(service.received.at(-1)?.payload.url).toMatch(/^\/news\/\d+$/);
});

test('only the kinds that somebody chose, and none in quiet hours', async () => {
  await subscribe('scorers', { kinds: ['goal'] });
  // 19:30 in Sofia.
  await subscribe('asleep', { quiet: { from: 19 * 60, until: 8 * 60 } });
  await record({ act: 'kick-off' });
  await record(goal());
  await until(() => titles().length === 1);
  await settled();
  expect(titles()).toEqual(['Гол! Балик 1–0 Вихър']);
  expect(await count('push_messages')).toBe(0);
});

test('a device that is gone is forgotten, by the answer of its service or by its own wish', async () => {
  await subscribe('gone');
  const { endpoint } = await subscribe('stopped');
  await subscribe('fan');
  service.answers.set('gone', () => 410);
  expect(await send('DELETE', { endpoint })).toBe(204);
  await record({ act: 'kick-off' });
  await until(() => titles().length === 1);
  await settled();
  expect(titles('fan')).toHaveLength(1);
  expect(await count('push_subscriptions')).toBe(1);
});

test('a slow service delays neither the ledger nor other devices', async () => {
  const slow = await startPushService();
  const subscription = slow.subscribe('slow');
  expect(await send('PUT', { ...subscription, ...wish() })).toBe(204);
  let release = () => {};
  const gate = new Promise<number>((resolve) => {
    release = () => resolve(201);
  });
  slow.answers.set('slow', () => gate);
  await subscribe('fan');
  await record({ act: 'kick-off' });
  await record(goal());
  await until(() => titles('fan').length === 2);
  expect(slow.received).toEqual([]);
  release();
  await until(() => slow.received.length === 2);
  slow.close();
});

test('a busy service gets the message again, once it has time', async () => {
  await subscribe('fan');
  service.answers.set('fan', () => 503);
  await record({ act: 'kick-off' });
  await until(() => service.requests() === 1);
  await settled();
  service.answers.delete('fan');
  seconds = 30;
  await record(goal());
  await until(() => titles().length === 2);
  expect(titles()).toEqual(['Балик – Вихър', 'Гол! Балик 1–0 Вихър']);
});

test('[NO8] a goal that could not be sent for ten minutes is not sent any more', async () => {
  await subscribe('fan', { kinds: ['goal'] });
  service.answers.set('fan', () => 503);
  await record({ act: 'kick-off' });
  await record(goal());
  await until(() => service.requests() === 1);
  await settled();
  service.answers.delete('fan');
  seconds = 10 * 60 + 1;
  nodes[0]?.push.onGap();
  await settled();
  expect(titles()).toEqual([]);
});

test('[NO7] a device gets so many a minute, and the others after it', async () => {
  await subscribe('fan');
  await record({ act: 'kick-off' });
  for (let goals = 0; goals < MAX_A_MINUTE + 1; goals++) await record(goal());
  await until(() => titles().length === MAX_A_MINUTE);
  await settled();
  expect(titles()).toHaveLength(MAX_A_MINUTE);
  seconds = 61;
  nodes[0]?.push.onGap();
  await until(() => titles().length === MAX_A_MINUTE + 2);
});

test('a browser with a new endpoint keeps its choices', async () => {
  const before = await subscribe('before', { kinds: ['goal'] });
  expect(await send('PATCH', { before: before.endpoint, ...service.subscribe('after') })).toBe(204);
  await record({ act: 'kick-off' });
  await record(goal());
  await until(() => titles().length === 1);
  expect(service.received[0]?.device).toBe('after');
});

test('a browser that says the same twice, or names its own endpoint as the old one, stays subscribed', async () => {
  const before = await subscribe('before', { kinds: ['goal'] });
  const after = service.subscribe('after');
  for (let sent = 0; sent < 2; sent++) expect(await send('PATCH', { before: before.endpoint, ...after })).toBe(204);
  expect(await send('PATCH', { before: after.endpoint, ...after })).toBe(204);
  await record({ act: 'kick-off' });
  await record(goal());
  await until(() => titles('after').length === 1);
  expect(await count('push_subscriptions')).toBe(1);
});

test('a new endpoint that cannot be written loses neither subscription', async () => {
  const [before, after] = [await subscribe('before'), await subscribe('after')];
  await database.pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger fail before update on push_subscriptions for each row execute function fail()`);
  expect(await send('PATCH', { before: before.endpoint, ...after })).toBe(500);
  await database.pool.query('drop function fail cascade');
  expect(await count('push_subscriptions')).toBe(2);
});

test('a message that was replaced while its service refused it is still sent', async () => {
  await subscribe('fan');
  const { rows } = await database.pool.query<{ id: number }>('select id from push_subscriptions');
  // Later than the queue of the node looks.
  const later = new Date(now().getTime() + 3_600_000);
  const add = (payload: string) =>
    addMessages(database.db, [{ subscriptionId: rows[0]!.id, payload, sendAfter: later }], {
      tag: 'match:1',
      urgent: true,
      worthMinutes: 60,
    });
  const claim = () =>
    claimMessages(database.db, { now: later, limit: 1, maxAMinute: 60, busyHosts: [], leaseSeconds: 30 });
  await add('0:0');
  const [refused] = await claim();
  await add('1:0');
  await giveUp(database.db, refused!, 10);
  expect((await claim()).map(({ payload }) => payload)).toEqual(['1:0']);
});

test('what is no subscription is refused, and nothing else can be written', async () => {
  const good = { ...service.subscribe('fan'), ...wish() };
  const { keys } = good;
  for (const bad of [
    {},
    { ...good, endpoint: 'ftp://push.example/1' },
    { ...good, endpoint: `https://push.example/${'x'.repeat(2000)}` },
    { ...good, keys: { ...keys, p256dh: 'AAAA' } },
    { ...good, keys: { ...keys, auth: '' } },
    { ...good, teams: Array.from({ length: 41 }, (_, index) => index + 1) },
    { ...good, teams: ['1; drop table teams'] },
    { ...good, kinds: ['everything'] },
    { ...good, quiet: { from: -1, until: 9999 } },
    { ...good, language: 'ru' },
  ])
    expect(await send('PUT', bad)).toBe(400);
  const { app } = nodes[0] ?? (await startNode());
  expect((await app.inject({ method: 'POST', url: pushPaths.subscription, payload: good })).statusCode).toBe(405);
  expect((await app.inject({ method: 'PUT', url: '/api/teams', payload: {} })).statusCode).toBe(405);
  expect(await count('push_subscriptions')).toBe(0);
});

test('only pages of this site may subscribe, change and end a subscription', async () => {
  const endpoint = { endpoint: service.subscribe('fan').endpoint };
  const good = { ...service.subscribe('fan'), ...wish() };
  const own = 'https://league.example';
  for (const foreign of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-site', origin: own },
    { origin: 'https://evil.example' },
    { origin: 'https://desk.league.example' },
    { origin: 'http://league.example' },
    { origin: 'null' },
    { origin: '' },
  ]) {
    expect([foreign, await send('PUT', good, foreign)]).toEqual([foreign, 403]);
    expect([foreign, await send('DELETE', endpoint, foreign)]).toEqual([foreign, 403]);
    expect([foreign, await send('PATCH', { ...good, before: good.endpoint }, foreign)]).toEqual([foreign, 403]);
  }
  expect(await count('push_subscriptions')).toBe(0);
  for (const ours of [
    {},
    { origin: own },
    { origin: 'http://localhost:80', host: 'localhost:80' },
    { origin: own, 'sec-fetch-site': 'same-origin' },
  ])
    expect([ours, await send('PUT', good, ours)]).toEqual([ours, 204]);
});

test('one address takes only so many of all places, and whoever has one keeps it', async () => {
  const from = async (remoteAddress: string, name: string) => {
    const { app } = nodes[0] ?? (await startNode());
    const payload = { ...service.subscribe(name), ...wish() };
    const { statusCode } = await app.inject({ method: 'PUT', url: pushPaths.subscription, payload, remoteAddress });
    return statusCode;
  };
  expect(await from('198.51.100.7', 'fan')).toBe(204);
  await database.pool.query(`
    insert into push_subscriptions (endpoint, network, host, p256dh, auth, language, teams, kinds, changed_at)
    select endpoint || n, network, host, p256dh, auth, language, teams, kinds, changed_at
    from push_subscriptions, generate_series(1, 499) n`);
  expect(await from('198.51.100.7', 'one too many')).toBe(429);
  expect(await from('198.51.100.8', 'neighbour')).toBe(204);
  expect(await from('2001:db8::1', 'somebody')).toBe(204);
  expect(await from('198.51.100.7', 'fan')).toBe(204);
  const { rows } = await database.pool.query<{ networks: number }>(
    'select count(distinct network)::int as networks from push_subscriptions where network between 0 and 65535',
  );
  expect(rows[0]?.networks).toBe(3);
});

test('nothing is sent into the own network, unless the settings allow it', async () => {
  await subscribe('inside');
  for (const { push, listener } of nodes.splice(0)) {
    await listener.close();
    await push.close();
  }
  await startNode('public');
  expect(await send('PUT', { ...service.subscribe('fan'), ...wish() })).toBe(400);
  await record({ act: 'kick-off' });
  await sleep(500);
  expect(service.requests()).toBe(0);
});
