import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths, embedPaths, pagePaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { openDeskLeague, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';

/* What proxies, browsers and clients could misunderstand. */

let league: DeskLeague;
let secure: FastifyInstance;
beforeAll(async () => {
  league = await openDeskLeague();
  const settings = { publicUrl: 'https://league.example', trustedProxies: [], logLevel: 'silent' as const };
  secure = await buildApp({ settings, reader: league.database.reader, now: league.now });
  for (const app of [league.app(), league.desk()]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await secure?.close();
  await league?.close();
});

/** What a server answers to these bytes. */
async function sendRaw(app: FastifyInstance, request: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request.replaceAll('\n', '\r\n'));
  return text(socket);
}

const sides = ['site', 'desk'] as const;
const appOf = (side: (typeof sides)[number]) => (side === 'site' ? league.app() : league.desk());

describe.each(sides)('the %s', (side) => {
  test.each([
    ['two hosts', 'GET / HTTP/1.1\nHost: localhost\nHost: evil.example\nConnection: close\n\n'],
    ['two hosts, written differently', 'GET / HTTP/1.1\nhOSt: localhost\nHost: localhost\nConnection: close\n\n'],
    ['no address', 'GET * HTTP/1.1\nHost: localhost\nConnection: close\n\n'],
    ['an address that is no text', 'GET /%FF%C0 HTTP/1.1\nHost: localhost\nConnection: close\n\n'],
  ])('refuses %s in our words, and closes', async (_name, request) => {
    const answer = await sendRaw(appOf(side), request);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toMatch(/FST_|"statusCode"|node_modules/);
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
  });

  test('closes a connection on which nothing moves', () => {
    expect(appOf(side).server.timeout).toBeGreaterThan(30_000);
  });
});

test.each(['//evil.example/path', '//evil.example/..', '/\\evil.example/x', '///evil.example', '/\\/evil.example'])(
  '%s stays on the site',
  async (url) => {
    for (const language of ['', 'Cookie: language=en\n']) {
      const answer = await sendRaw(
        league.app(),
        `GET ${url} HTTP/1.1\nHost: localhost\n${language}Connection: close\n\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 302 /);
      expect(answer).toMatch(/\r\nlocation: \/[^/\\]/i);
    }
  },
);

describe('headers', () => {
  const addresses = [
    pagePaths.home,
    '/no-such-page',
    apiPaths.activeCompetitions,
    '/api/teams/999999',
    '/robots.txt',
    '/sitemap.xml',
    '/media/000000000000000000000000.png',
  ];

  test('every answer says that its type is to be believed', async () => {
    for (const url of addresses)
      expect([url, (await league.app().inject({ url })).headers['x-content-type-options']]).toEqual([url, 'nosniff']);
    for (const url of ['/', '/api/me', '/nothing', '/metrics', '/manifest.webmanifest'])
      expect([url, (await league.desk().inject({ url, headers: { host: 'localhost' } })).headers]).toMatchObject([
        url,
        { 'x-content-type-options': 'nosniff', 'permissions-policy': expect.stringContaining('camera=()') },
      ]);
  });

  test('pages ask for no device, and may not be framed but for the embeds', async () => {
    const { headers } = await league.app().inject({ url: pagePaths.home });
    expect(headers).toMatchObject({
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const embed = await league.app().inject({ url: embedPaths.match(league.id('matches', 'derby')) });
    expect(embed.headers['x-frame-options']).toBeUndefined();
    expect(embed.headers['content-security-policy']).toContain('frame-ancestors *');
  });

  test('no element of style may be put into a page', async () => {
    const policy = String((await league.app().inject({ url: pagePaths.home })).headers['content-security-policy']);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('https is demanded where the site has it, and there alone', async () => {
    expect((await league.app().inject({ url: '/' })).headers['strict-transport-security']).toBeUndefined();
    expect((await secure.inject({ url: '/' })).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

test('an upload whose id cannot be one is unknown, not a fault', async () => {
  for (const method of ['GET', 'DELETE'] as const) {
    const headers = { host: 'localhost', authorization: `Bearer ${TOKEN}` };
    const { statusCode } = await league.desk().inject({ method, url: deskPaths.upload('%00'), headers });
    expect([method, statusCode]).toEqual([method, 404]);
  }
});
