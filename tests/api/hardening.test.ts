import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths, embedPaths, pagePaths } from '#contract/paths.ts';
import { SOCKET_PATH } from '#contract/socket.ts';
import { buildApp } from '#server/app.ts';
import { buildDesk } from '#server/desk/desk-app.ts';
import { openDeskGateway } from '#server/desk/desk-gateway.ts';
import { openGateway } from '#server/live/gateway.ts';
import { openDeskLeague, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';

/* What proxies, browsers and clients could misunderstand. */

let league: DeskLeague;
let secure: FastifyInstance;
let secureDesk: FastifyInstance;
beforeAll(async () => {
  league = await openDeskLeague();
  const settings = { publicUrl: 'https://league.example', trustedProxies: [], logLevel: 'silent' as const };
  secure = await buildApp({ settings, reader: league.database.reader, now: league.now });
  const limits = { trustedProxies: [], socketsPerAddress: 10 };
  const { database, now } = league;
  const gateway = { reader: database.reader, now, log: secure.log, ...limits };
  for (const [app, publicUrl] of [
    [league.app(), 'http://localhost'],
    [secure, settings.publicUrl],
  ] as const)
    app.addHook('preClose', openGateway({ server: app.server, publicUrl, ...gateway }).close);
  const deskSettings = { ...settings, deskUrl: 'https://desk.example', deskHost: '127.0.0.1' };
  secureDesk = buildDesk({
    settings: deskSettings,
    db: database.desk,
    isValidToken: () => false,
    metrics: () => async () => '',
    now,
  });
  const deskGateway = openDeskGateway({
    server: secureDesk.server,
    db: database.desk,
    settings: { ...deskSettings, ...limits },
    now,
    log: secure.log,
  });
  secureDesk.addHook('preClose', deskGateway.close);
  for (const app of [league.app(), league.desk(), secure, secureDesk]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await secure?.close();
  await secureDesk?.close();
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

  const HSTS = 'strict-transport-security: max-age=31536000\r\n';
  const ask = (url: string, headers = '') => `GET ${url} HTTP/1.1\nHost: localhost\n${headers}Connection: close\n\n`;
  const upgrade = (headers: string) =>
    `GET ${SOCKET_PATH}?EIO=4&transport=websocket HTTP/1.1\nHost: localhost\nUpgrade: websocket\nConnection: Upgrade\n${headers}\n`;
  const refused = [
    ['no request', 'nonsense\n\n'],
    ['a header without end', `GET / HTTP/1.1\nHost: localhost\nX: ${'x'.repeat(20_000)}\n\n`],
    ['no host', 'GET / HTTP/1.1\nConnection: close\n\n'],
    ['two hosts', 'GET / HTTP/1.1\nHost: localhost\nHost: evil.example\nConnection: close\n\n'],
    ['an expectation', 'GET / HTTP/1.1\nHost: localhost\nExpect: a-miracle\nConnection: close\n\n'],
    ['an address that is no text', ask('/%FF%C0')],
    ['a page of another site at the socket', upgrade('Origin: https://evil.example\n')],
    ['polling', ask(`${SOCKET_PATH}?EIO=4&transport=polling`)],
    ['a method', 'DELETE / HTTP/1.1\nHost: localhost\nConnection: close\n\n'],
  ] as const;

  test('every answer has a type that is to be believed, and demands https where the site has it', async () => {
    const [asset = ''] = /\/assets\/[^"]+\.js/.exec((await league.app().inject({ url: '/' })).body) ?? [];
    // Each twice: the second time from memory, past the framework.
    const asked = [...addresses, ...addresses, asset, '/favicon.ico', '/healthz'].map(
      (url) => [url, ask(url)] as const,
    );
    for (const [name, request] of [...asked, ...refused]) {
      const plain = (await sendRaw(league.app(), request)).toLowerCase();
      expect([name, plain.includes('x-content-type-options: nosniff\r\n')]).toEqual([name, true]);
      expect([name, plain.includes('strict-transport-security')]).toEqual([name, false]);
      const answer = (await sendRaw(secure, request)).toLowerCase();
      expect([name, answer.includes('x-content-type-options: nosniff\r\n'), answer.includes(HSTS)]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });

  test('so does every answer of the desk', async () => {
    const asked = ['/', '/api/me', '/nothing', '/metrics', '/manifest.webmanifest', '/healthz'].map(
      (url) => [url, ask(url)] as const,
    );
    for (const [name, request] of [
      ...asked,
      ...refused,
      ['no cookie', upgrade('Origin: http://localhost\n')] as const,
    ]) {
      const answer = (await sendRaw(secureDesk, request)).toLowerCase();
      expect([name, answer.includes('x-content-type-options: nosniff\r\n'), answer.includes(HSTS)]).toEqual([
        name,
        true,
        true,
      ]);
    }
    for (const url of ['/', '/nothing', '/metrics', '/manifest.webmanifest'])
      expect((await league.desk().inject({ url, headers: { host: 'localhost' } })).headers).toMatchObject({
        'permissions-policy': expect.stringContaining('camera=()'),
      });
  });

  test('what refuses a socket closes the connection, and says so', async () => {
    const foreign = upgrade('Origin: https://evil.example\n');
    const polling = ask(`${SOCKET_PATH}?EIO=4&transport=polling`);
    for (const [app, request, status] of [
      [secure, foreign, 403],
      [secureDesk, foreign, 401],
      [secure, polling, 426],
    ] as const) {
      const answer = (await sendRaw(app, request)).toLowerCase();
      expect(answer).toMatch(new RegExp(`^http/1\\.1 ${status} `));
      expect(answer).toMatch(/\r\nconnection: (upgrade, )?close\r\n/);
    }
  });

  test('an address that is no text shows our own page to a person', async () => {
    for (const app of [league.app(), league.desk()]) {
      const answer = await sendRaw(app, ask('/%FF%C0', 'Accept: text/html\n'));
      expect(answer).not.toMatch(/FST_|"statusCode"|understood/);
    }
    expect(await sendRaw(league.app(), ask('/%FF%C0', 'Accept: text/html\n'))).toMatch(
      /^HTTP\/1\.1 404 [^]*<!doctype html>/i,
    );
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

  test('neither scripts nor styles may be put into a page', async () => {
    for (const url of [pagePaths.home, embedPaths.scoreboard, '/no-such-page']) {
      const policy = String((await league.app().inject({ url })).headers['content-security-policy']);
      expect(policy).toContain("style-src 'self';");
      expect(policy).not.toContain('unsafe');
    }
  });
});

test('an upload whose id cannot be one is a wrong address, not a fault', async () => {
  for (const method of ['GET', 'DELETE'] as const) {
    const headers = { host: 'localhost', authorization: `Bearer ${TOKEN}` };
    const { statusCode } = await league.desk().inject({ method, url: deskPaths.upload('%00'), headers });
    expect([method, statusCode]).toEqual([method, 400]);
  }
});
