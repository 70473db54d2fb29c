import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createResponseCache, type ResponseCache } from '#server/cache/response-cache.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

let database: OpenDatabase;
let app: Awaited<ReturnType<typeof buildApp>>;
let cache: ResponseCache;
let port: number;
/** Requests that the framework saw. */
let routed = 0;

beforeAll(async () => {
  database = await openLeagueDatabase(smallLeague());
  cache = createResponseCache({ maxBytes: 50_000_000, now: () => SMALL_LEAGUE_NOW.getTime() });
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    cache,
    now: () => SMALL_LEAGUE_NOW,
    renderThreads: 1,
  });
  app.addHook('onRequest', async () => void (routed += 1));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

interface Response {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** As it is written, dot segments included. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Response>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

/** Whether the framework saw the request. */
async function routes(path: string, headers?: Record<string, string>, method?: string) {
  const before = routed;
  const response = await ask(path, headers, method);
  return { ...response, routed: routed > before };
}

test.each(['/', '/news', '/player/1', '/embed/competition/1/standings'])(
  'a cached page is sent before the framework sees the request, with the same headers: %s',
  async (path) => {
    const first = await ask(path, { 'accept-encoding': 'br' });
    const again = await routes(path, { 'accept-encoding': 'br' });
    expect(again.routed).toBe(false);
    const { date: _one, 'x-request-id': _id, ...firstHeaders } = first.headers;
    const { date: _other, ...headers } = again.headers;
    expect(headers).toEqual(firstHeaders);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      vary: 'Cookie, Accept-Encoding',
    });
    expect(brotliDecompressSync(again.body).toString()).toContain('</html>');
    expect(again.body).toEqual(first.body);
  },
);

test('the language is that of the address or of the cookie', async () => {
  const texts = [
    await ask('/news'),
    await ask('/news', { cookie: 'delta-language=en' }),
    await ask('/news?lang=en'),
    await ask('/news?lang=bg', { cookie: 'delta-language=en' }),
  ].map(({ body }) => /<html lang="([\w-]+)"/.exec(body.toString())?.[1]);
  expect(texts).toEqual(['bg-BG', 'en', 'en', 'bg-BG']);
});

test('a page that is known is answered with 304, and HEAD without a body', async () => {
  const { headers } = await ask('/');
  const known = await routes('/', { 'if-none-match': String(headers.etag) });
  expect([known.status, known.body.length, known.routed]).toEqual([304, 0, false]);
  const head = await routes('/', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length'], head.routed]).toEqual([
    200,
    0,
    headers['content-length'],
    false,
  ]);
});

test('an address that leads elsewhere, and an unknown one, are answered before the framework too', async () => {
  await Promise.all(['/', '/nothing', '/nothing?lang=en'].map((path) => ask(path)));
  const redirect = await routes('/results/anything?lang=en');
  expect([redirect.status, redirect.headers.location, redirect.routed]).toEqual([
    302,
    '/results/matches?lang=en',
    false,
  ]);
  const unknown = await routes('/nothing/else?lang=en');
  expect([unknown.status, unknown.routed]).toEqual([404, false]);
});

test('made-up parameters and paths make no new page', async () => {
  await Promise.all(['/', '/competition/1', '/nothing'].map((path) => ask(path)));
  const { entries } = cache.size;
  for (let i = 0; i < 30; i++) {
    await ask(`/?tab=${i}&season=9${i}&x=${'y'.repeat(i * 100)}`);
    await ask(`/competition/1?season=9${i}&gameweek=99${i}&tab=${i}`);
    await ask(`/random${i}/..`);
    expect((await ask(`/nothing/${i}`)).status).toBe(404);
    expect((await ask(`/player/9999${i}`)).status).toBe(404);
  }
  // The player's "not found" is one page.
  expect(cache.size.entries - entries).toBeLessThanOrEqual(1);
});

test('the page of a missing player names the id that was asked for', async () => {
  const [one, other] = [await ask('/player/999991'), await ask('/player/999992')];
  expect([one.status, other.status]).toEqual([404, 404]);
  expect(one.body.toString().replaceAll('999991', '999992')).toBe(other.body.toString());
  expect(one.body.toString()).toContain('/api/players/999991');
});

test('after a change the next page shows it, and visitors get the last one until it is ready', async () => {
  await ask('/player/1');
  await database.pool.query(`update players set name = 'Нов Играч', name_latin = 'Nov Igrach' where id = 1`);
  cache.drop(['player:1']);
  await expect.poll(async () => (await ask('/player/1')).body.toString()).toContain('Нов Играч');
});

test('a thousand visitors of a page that is not ready lead to one rendering', async () => {
  cache.dropAll();
  const responses = await Promise.all(Array.from({ length: 200 }, () => ask('/results/matches')));
  expect(new Set(responses.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
});

test('each client gets the encoding that it accepts, also after others', async () => {
  await ask('/news');
  const encodings = ['br', 'gzip', 'identity', 'br;q=0, gzip', 'gzip;q=0', 'br, gzip'];
  for (let turn = 0; turn < 2; turn++) {
    const responses = [];
    for (const encoding of encodings) responses.push(await routes('/news', { 'accept-encoding': encoding }));
    expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
      'gzip',
      undefined,
      'br',
    ]);
    expect(responses.map(({ headers, body }) => Number(headers['content-length']) === body.length)).not.toContain(
      false,
    );
    expect(responses.map((response) => response.routed)).not.toContain(true);
  }
});

test('an id is of requests that the framework sees, whatever a client sends', async () => {
  const [made, remembered] = [await routes('/team/1'), await routes('/team/1', { 'x-request-id': 'abcdef123456' })];
  expect([made.routed, made.headers['x-request-id']]).toEqual([true, expect.stringMatching(/^[\da-f]{12}$/)]);
  expect([remembered.routed, remembered.headers['x-request-id']]).toEqual([false, undefined]);
});

test('while the database is silent a page from memory says how old it is, and afterwards no more', async () => {
  await ask('/team/2');
  cache.hold(5000);
  const stale = await routes('/team/2');
  expect([stale.routed, stale.headers.warning, stale.headers['cache-control']]).toEqual([
    false,
    '110 - "Response is Stale"',
    'no-cache',
  ]);
  expect(Number(stale.headers.age)).toBeGreaterThanOrEqual(0);
  cache.dropAll();
  const fresh = await routes('/team/2');
  expect([fresh.headers.warning, fresh.headers.age]).toEqual([undefined, undefined]);
});
