import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startingSettings as settings } from '#server/league/starting-settings.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { buildDesk } from '#server/desk/desk-app.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { ANDROID, codeIn, invitePerson } from '#tests/support/desk-people.ts';

/* What the desk's port serves beside its API: the app, its files and pictures; and the addresses by which it is reached. */

let league: DeskLeague;
let folder: string;
const open: FastifyInstance[] = [];
beforeAll(async () => {
  league = await openDeskLeague();
  folder = await mkdtemp(join(tmpdir(), 'delta-league-desk-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Протокол</title>');
  await writeFile(join(folder, 'sw.js'), 'self.skipWaiting();');
  await writeFile(join(folder, 'assets/app-abc.js'), 'export {};');
});
afterAll(async () => {
  await Promise.all(open.map((app) => app.close()));
  await league?.close();
  await rm(folder, { recursive: true, force: true });
});

function deskWith(more: { deskUrl?: string; deskHost?: string; trustedProxies?: string[]; appFolder?: string } = {}) {
  const { appFolder = folder, ...address } = more;
  const app = buildDesk({
    settings: {
      publicUrl: 'http://localhost:3000',
      deskUrl: null,
      deskHost: '127.0.0.1',
      trustedProxies: [],
      logLevel: 'silent',
      ...address,
    },
    db: league.database.db,
    isValidToken: () => false,
    metrics: () => async () => '',
    appFolder,
    now: league.now,
  });
  open.push(app);
  return app;
}

const page = { host: 'localhost:3001', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the app', () => {
  test('is one page at every address', async () => {
    const desk = deskWith();
    for (const url of ['/', '/join', '/matches/17', '/office/people?x=1', '/index.html']) {
      const { statusCode, headers, body } = await desk.inject({ url, headers: page });
      expect([url, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        url,
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(body).toContain('Протокол');
    }
    for (const url of ['/api/nothing', '/media/nothing', '/assets/nothing.js', '/socket.io/']) {
      const { statusCode, headers } = await desk.inject({ url, headers: page });
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'application/json; charset=utf-8']);
    }
    expect((await desk.inject({ url: '/matches/17', headers: { host: 'localhost' } })).statusCode).toBe(404);
    expect((await desk.inject({ method: 'POST', url: '/matches/17', headers: page })).statusCode).toBe(404);
  });

  test('runs nothing that is not its own', async () => {
    const { headers } = await deskWith().inject({ url: '/', headers: page });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';" +
        "connect-src 'self' ws://localhost:3001 wss://localhost:3001;frame-src 'self';worker-src 'self';manifest-src 'self';" +
        "frame-ancestors 'none';base-uri 'none';form-action 'self'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  });

  test('has files that browsers may keep, and a service worker that they may not', async () => {
    const desk = deskWith();
    const headersOf = async (url: string) => (await desk.inject({ url, headers: page })).headers;
    expect((await headersOf('/assets/app-abc.js'))['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await headersOf('/sw.js')).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
  });

  test('is installed under the name of the league', async () => {
    const { headers, body } = await deskWith().inject({ url: '/manifest.webmanifest', headers: page });
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(JSON.parse(body)).toMatchObject({
      name: `Протокол · ${settings.name.bg}`,
      short_name: 'Протокол',
      display: 'standalone',
      start_url: '/',
      icons: expect.arrayContaining([expect.objectContaining({ sizes: '512x512', purpose: 'maskable' })]),
    });
  });

  test('says so when it is not built', async () => {
    const { statusCode, body } = await deskWith({ appFolder: join(folder, 'nothing') }).inject({
      url: '/',
      headers: page,
    });
    expect([statusCode, body]).toEqual([404, 'The desk is not built: npm run build\n']);
  });

  test('has crests without a session', async () => {
    const { rows } = await league.database.pool.query<{ address: string }>('select address from media limit 1');
    const { statusCode, headers } = await league.desk().inject({ url: rows[0]?.address ?? '' });
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  });
});

describe('every answer of the API', () => {
  test('says what time it is, to the millisecond', async () => {
    for (const url of [deskPaths.session, deskPaths.openapi, '/api/nothing']) {
      const { headers } = await league.desk().inject({ url });
      expect([url, headers['x-server-time']]).toEqual([url, String(league.now().getTime())]);
    }
  });

  test('is JSON, also for an address that nobody can read', async () => {
    const { statusCode, body } = await league.desk().inject({ url: '/api/matches/%E0%A4%A' });
    expect([statusCode, JSON.parse(body)]).toEqual([400, { error: 'The request could not be understood' }]);
  });
});

describe('the address of the desk', () => {
  const signIn = async (desk: FastifyInstance, headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const { link } = await invitePerson(league, { role: 'organiser' });
    return desk.inject({
      method: 'POST',
      url: deskPaths.signIn,
      payload: { code: codeIn(link) },
      remoteAddress,
      headers: { 'user-agent': ANDROID, ...headers },
    });
  };

  test('over https has a cookie that belongs to its host alone', async () => {
    const https = { host: 'desk.example.bg', origin: 'https://desk.example.bg' };
    const behindProxy = [
      [deskWith({ deskUrl: 'https://desk.example.bg' }), https],
      [
        deskWith({ deskHost: 'desk.example.bg', trustedProxies: ['127.0.0.1'] }),
        { ...https, 'x-forwarded-proto': 'https' },
      ],
    ] as const;
    for (const [desk, headers] of behindProxy) {
      const sent = await signIn(desk, headers);
      const cookie = String(sent.headers['set-cookie']);
      expect(cookie).toMatch(/^__Host-desk=[\w-]{24}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
      const value = cookie.split(';', 1)[0] ?? '';
      const ask = (given: string) => desk.inject({ url: deskPaths.session, headers: { ...headers, cookie: given } });
      expect((await ask(value)).statusCode).toBe(200);
      // A cookie that another host of the domain could set is not read.
      expect((await ask(value.replace('__Host-', ''))).statusCode).toBe(401);
    }
    // Whoever is no trusted proxy cannot say that it was https.
    const plain = deskWith({ deskHost: 'desk.example.bg', trustedProxies: ['127.0.0.1'] });
    const forged = { host: 'desk.example.bg', origin: 'http://desk.example.bg', 'x-forwarded-proto': 'https' };
    expect((await signIn(plain, forged, '192.0.2.1')).headers['set-cookie']).toMatch(/^desk=/);
  });

  test('is in the links, or else the one by which it was reached', async () => {
    const linkFrom = async (desk: FastifyInstance, host: string, origin: string) => {
      const cookie = String((await signIn(desk, { host, origin })).headers['set-cookie']).split(';', 1)[0] ?? '';
      const payload = { name: 'Иван', role: 'editor' };
      const headers = { host, origin, cookie };
      return (await desk.inject({ method: 'POST', url: deskPaths.invitations, payload, headers })).json<{
        link: string;
      }>().link;
    };
    const lan = deskWith({ deskHost: '0.0.0.0' });
    expect(await linkFrom(lan, '192.168.1.5:3001', 'http://192.168.1.5:3001')).toMatch(
      /^http:\/\/192\.168\.1\.5:3001\/join#/,
    );
    const named = deskWith({ deskUrl: 'https://desk.example.bg' });
    expect(await linkFrom(named, 'localhost:3001', 'http://localhost:3001')).toMatch(
      /^https:\/\/desk\.example\.bg\/join#/,
    );
  });

  test('may be an IP address of the own network when it listens there', async () => {
    const statusFor = async (desk: FastifyInstance, host: string) =>
      (await desk.inject({ url: '/healthz', headers: { host } })).statusCode;
    for (const deskHost of ['0.0.0.0', '::', '192.168.1.5']) {
      const desk = deskWith({ deskHost });
      for (const host of ['192.168.1.5:3001', '10.1.2.3', '172.20.0.1:80', '[fd00::1]:3001', 'localhost'])
        expect([deskHost, host, await statusFor(desk, host)]).toEqual([deskHost, host, 200]);
      for (const host of ['8.8.8.8', '172.32.0.1', '[2001:db8::1]', 'router.lan', '192.168.1.5.evil.example'])
        expect([deskHost, host, await statusFor(desk, host)]).toEqual([deskHost, host, 421]);
    }
    expect(await statusFor(deskWith(), '192.168.1.5')).toBe(421);
    expect(await statusFor(deskWith({ deskUrl: 'https://desk.example.bg' }), 'desk.example.bg')).toBe(200);
  });
});
