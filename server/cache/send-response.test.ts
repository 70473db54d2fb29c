import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createResponse } from './cached-response.ts';
import { matchesEtag, sendResponse } from './send-response.ts';

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"old", "abc"', true],
  ['"old",W/"abc" ', true],
  ['*', true],
  ['"old"', false],
  ['W/"old", "older"', false],
  ['abc', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s matches "abc": %s', (header, matches) => {
  expect(matchesEtag(header, '"abc"')).toBe(matches);
});

/* Over a real connection: what Node wrote once is sent again. */

const HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
const page = createResponse('<p>Стол</p>', { type: 'text/html; charset=utf-8', tags: [], freshUntil: 0 });
const missing = { ...createResponse('<p>Няма</p>', page), status: 404 };
const server = createServer((request, response) => {
  if (request.url === '/own') response.setHeader('x-request-id', 'f00ba4');
  sendResponse(request, response, request.url === '/missing' ? missing : page, HEADERS);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** The bytes of the responses on one connection. */
async function exchange(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(requests.join(''));
  const last = 'GET /missing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  socket.end(last);
  await once(socket, 'close');
  return received;
}
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
/** Without the last one. */
const responses = (received: string) => received.split(/(?=HTTP\/1\.1 )/).slice(0, -1);
const dateless = (response: string) => response.replace(/\r\ndate: .*/i, '');

test('the response from a known head is the first one again, to the byte', async () => {
  const [first = '', second = '', third = ''] = responses(await exchange(get('/'), get('/'), get('/')));
  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  for (const line of ['cache-control: no-cache', `etag: ${page.etag}`, 'Connection: keep-alive', 'content-length: 15'])
    expect(first).toContain(`\r\n${line}\r\n`);
  expect(first).toMatch(/\r\n\r\n<p>Стол<\/p>$/);
  expect([second, third].map(dateless)).toEqual([dateless(first), dateless(first)]);
});

test('a response of another status keeps its own', async () => {
  const [first = '', second = ''] = responses(await exchange(get('/missing'), get('/missing')));
  expect(first).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  expect(dateless(second)).toBe(dateless(first));
});

test('a header of one response is in no other, and a connection that ends says so', async () => {
  const all = responses(await exchange(get('/'), get('/own'), get('/')));
  expect(all.map((response) => response.includes('x-request-id: f00ba4'))).toEqual([false, true, false]);
  const ending = await exchange(get('/missing'));
  expect(ending.match(/Connection: \S+/g)).toEqual(['Connection: keep-alive', 'Connection: close']);
});

test('HEAD and 304 have no body, between others that have', async () => {
  const [, head = '', unchanged = '', full = ''] = responses(
    await exchange(
      get('/'),
      'HEAD / HTTP/1.1\r\nHost: a\r\n\r\n',
      get('/', `If-None-Match: ${page.etag}\r\n`),
      get('/'),
    ),
  );
  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)*content-length: 15\r\n(.+\r\n)*\r\n$/);
  expect(unchanged).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n(.+\r\n)*\r\n$/);
  expect(full).toMatch(/<p>Стол<\/p>$/);
});

test('the date is that of the second', async () => {
  const dateOf = async () => Date.parse(/\r\ndate: (.*)\r\n/i.exec(await exchange(get('/')))?.[1] ?? '');
  const first = await dateOf();
  await setTimeout(2000);
  expect((await dateOf()) - first).toBeGreaterThanOrEqual(1000);
});
