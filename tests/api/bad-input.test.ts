import { METHODS } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { createResponseCache, type ResponseCache } from '#server/cache/response-cache.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { addressesOf, everyEndpoint } from '#tests/support/every-endpoint.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

/* Every endpoint of the contract against invalid input. */

let database: OpenDatabase;
let app: FastifyInstance;
let cache: ResponseCache;

beforeAll(async () => {
  database = await openLeagueDatabase(demoLeague());
  cache = createResponseCache({ maxBytes: 100_000_000, now: () => DEMO_NOW.getTime() });
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    cache,
    now: () => DEMO_NOW,
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

const endpoints = everyEndpoint.map((endpoint) => [endpoint.path, endpoint] as const);

/** Invalid ids. */
const BAD_IDS = [
  '0',
  '-1',
  '1.5',
  'abc',
  '1e3',
  '0x10',
  '01',
  '%201',
  '1%20or%201=1',
  '2147483648',
  '99999999999999999999',
  '%00',
  '1%00',
  '%FF',
  '%D0',
  '%F0%9F%92%A9',
  "'",
  'null',
  'undefined',
  'NaN',
  '__proto__',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
];
const BAD_COUNTS = ['-1', '0', '1.5', 'abc', '', '%20', '1e2', '%00', '%FF', '99999999999999999999'];

/** Internals that no response may show: files, modules, SQL, the driver. */
const INSIDES =
  /node_modules|\.[jt]sx?\b|\bat \S+ \(|select |insert |syntax|column|relation|pg_|postgres|zod|\/work|\/home|stack/i;

async function send(url: string, options: InjectOptions = {}) {
  const response = await app.inject({ ...options, url });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.body,
    json: () => response.json<unknown>(),
  };
}

async function refuse(url: string, ...statuses: number[]) {
  const { status, body, json } = await send(url);
  expect([url.slice(0, 200), statuses.includes(status) ? 'refused' : `${status} ${body.slice(0, 200)}`]).toEqual([
    url.slice(0, 200),
    'refused',
  ]);
  expect(json()).toEqual({ error: expect.stringMatching(/^[A-Z][^{}<>\n]{3,200}$/) });
  expect(body).not.toMatch(INSIDES);
}

const firstAddress = async (endpoint: (typeof endpoints)[number][1]) => {
  const [address] = await addressesOf(database.reader, endpoint);
  if (address === undefined) throw new Error(`The demo league has nothing for ${endpoint.path}`);
  return address;
};
const withQuery = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`;

describe.each(endpoints)('%s', (path, endpoint) => {
  test('is served', async () => {
    for (const address of await addressesOf(database.reader, endpoint)) {
      const { status, body } = await send(address);
      expect([address, status === 200 ? 200 : `${status} ${body.slice(0, 200)}`]).toEqual([address, 200]);
    }
  });

  const ids = path.split('/').flatMap((part, at) => (part.startsWith(':') ? [{ name: part.slice(1), at }] : []));
  for (const { name, at } of ids) {
    test(`${name}: malformed is a 400, unknown a 404`, async () => {
      const address = await firstAddress(endpoint);
      const [plain = '', query = ''] = address.split('?');
      const put = (value: string) => plain.split('/').with(at, value).join('/') + (query && `?${query}`);
      for (const bad of BAD_IDS) await refuse(put(bad), 400);
      await refuse(put('1'.repeat(5000)), 400, 404, 414);
      if (name !== 'side') await refuse(put('2147483647'), 404);
    });
  }

  for (const name of Object.keys(endpoint.query.shape)) {
    test(`${name} with an invalid value is a 400`, async () => {
      const [address = ''] = (await firstAddress(endpoint)).split('?');
      const put = (value: string) => `${address}?${name}=${value}`;
      await refuse(`${put('1')}&${name}=1`, 400);
      await refuse(`${put('абв')}&${name}=абв`, 400);
      if (name === 'q') await refuse(put('a'.repeat(100_000)), 400);
      if (name === 'limit' || name === 'page') await refuse(put('1000000'), 400);
      if (name !== 'q') for (const bad of [...BAD_COUNTS, ...BAD_IDS, 'a'.repeat(100_000)]) await refuse(put(bad), 400);
    });
  }

  test('unknown parameters change nothing and add no cache entry', async () => {
    const address = await firstAddress(endpoint);
    const known = await send(address);
    const { entries } = cache.size;
    const strange = [
      'utm_source=x',
      `zzz=${'a'.repeat(100_000)}`,
      'x=%FF',
      'x=%00',
      '__proto__=1',
      'constructor=1',
      'x[]=1',
      '&&==',
      'x=1&x=2',
    ];
    for (const query of strange) {
      const { status, headers } = await send(withQuery(address, query));
      expect([query.slice(0, 50), status, headers.etag]).toEqual([query.slice(0, 50), 200, known.headers.etag]);
    }
    expect(cache.size.entries).toBe(entries);
  });

  test('HEAD answers like GET without a body, and a matching ETag is a 304', async () => {
    const address = await firstAddress(endpoint);
    const [got, head] = [await send(address), await send(address, { method: 'HEAD' })];
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers).toMatchObject({
      etag: got.headers.etag,
      'content-type': 'application/json; charset=utf-8',
      'content-length': got.headers['content-length'],
    });
    const again = await send(address, { headers: { 'if-none-match': String(got.headers.etag) } });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  test('every other method is refused', async () => {
    const address = await firstAddress(endpoint);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const { status, headers, json } = await send(address, { method, payload: method === 'POST' ? '{"x":' : '' });
      expect([method, status, headers.allow, json()]).toEqual([
        method,
        405,
        'GET, HEAD',
        { error: `${method} is not allowed here` },
      ]);
    }
  });
});

describe('over the wire', () => {
  let port: number;
  beforeAll(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });

  const sendRaw = async (head: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(`${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

  test('an overlong address is refused before it is parsed', async () => {
    const answer = await sendRaw(`GET ${apiPaths.search}?q=${'a'.repeat(100_000)} HTTP/1.1`);
    expect(statusOf(answer)).toBe(431);
    expect(answer).not.toMatch(INSIDES);
  });

  test.each(METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method)))(
    '%s is refused',
    async (method) => {
      const answer = await sendRaw(`${method} ${apiPaths.teams} HTTP/1.1`);
      expect(statusOf(answer)).toBe(405);
      expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
      expect(answer).not.toMatch(INSIDES);
    },
  );

  test.each(['GET /api/teams/\u0000 HTTP/1.1', 'GET  HTTP/1.1', 'FOO /api/teams HTTP/1.1'])(
    '%j is a 4xx, and the next request is answered',
    async (head) => {
      const status = statusOf(await sendRaw(head));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(statusOf(await sendRaw(`GET ${apiPaths.teams} HTTP/1.1`))).toBe(200);
    },
  );
});

test.each([
  '/api',
  '/api/',
  '/api/unknown',
  '/api/teams/',
  '/api/teams//fixtures',
  '/api/teams/1/unknown',
  '/API/teams',
  '/api/%2e%2e/x',
])('%s is no address', async (address) => {
  const { status, body } = await send(address);
  expect([400, 404]).toContain(status);
  expect(body).not.toMatch(/node_modules|select /i);
});
