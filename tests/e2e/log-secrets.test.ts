import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { pushPaths } from '#contract/paths.ts';
import { LEAGUE_ROLE, SUPERUSER } from '#server/db/postgres-server.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { spawnDeltaWith } from '#tests/support/delta.ts';
import { migratedDatabase } from '#tests/support/league-database.ts';
import { deskOf, SITE_TOKEN, startSiteWithDesk } from '#tests/support/site-with-desk.ts';
import type { Site } from '#tests/support/site.ts';

/* The built program at its most talkative: what it logs of requests that carry secrets. */

const METRICS_TOKEN = 'a-token-that-only-reads-figures';
const NAME = 'Светослава Тайнова';
let site: Site;
let url: string;
let desk: string;
let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase(await migratedDatabase());
  site = startSiteWithDesk({ DATABASE_URL: database.url, LOG_LEVEL: 'trace', METRICS_TOKEN, TRUST_PROXY: '127.0.0.1' });
  url = await site.ready;
  desk = deskOf(site);
});
afterAll(async () => {
  await site?.kill('SIGTERM');
  await database?.drop();
});

/** The lines of the log, without what the start says to a person. */
const logged = () =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
const lines = () => logged().map((line) => JSON.parse(line) as Record<string, unknown>);

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(desk + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: desk, ...headers },
    body: JSON.stringify(body),
  });

test('no code, cookie, token, name, key or address gets into the log, whatever is sent', async () => {
  const [, code = ''] = /join#(\S+)/.exec(site.output()) ?? [];
  expect(code).not.toBe('');
  await send(deskPaths.code, { code });
  const signedIn = await send(deskPaths.signIn, { code, name: NAME });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect([signedIn.status, cookie]).toEqual([200, expect.stringMatching(/^desk=.{20}/)]);
  const secrets = [code, cookie.slice('desk='.length), SITE_TOKEN, METRICS_TOKEN, NAME, 'Тайнова'];
  const say = (secret: string) => {
    secrets.push(secret);
    return secret;
  };

  const invited = await send(deskPaths.invitations, { name: say('Дискрета Мълчанска'), role: 'scorer' }, { cookie });
  const { link } = (await invited.json()) as { link: string };
  say(link.split('#')[1] ?? link);
  await send(
    deskPaths.acts(1),
    { act: { act: 'goal' }, reason: say('тайна причина') },
    { cookie, 'idempotency-key': say('key-of-an-act') },
  );
  await send(deskPaths.signIn, { code: say('a-wrong-code-that-was-guessed') });
  await send(deskPaths.players, { firstName: say('Несподелен'), lastName: '' }, { cookie });
  await fetch(`${desk}${deskPaths.search}?q=${encodeURIComponent(say('търсено име'))}`, { headers: { cookie } });
  await fetch(`${desk}/join?code=${say('code-in-a-query')}`, { headers: { accept: 'text/html' } });
  await fetch(`${desk}${deskPaths.matches}`, {
    headers: { authorization: `Bearer ${say('a-wrong-token-0123456789')}` },
  });
  await fetch(`${desk}${deskPaths.matches}`, { headers: { cookie: `desk=${say('a-wrong-cookie-0123456789')}` } });
  await fetch(`${desk}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  await fetch(`${desk}/metrics`, { headers: { authorization: `Bearer ${say('wrong-metrics-token')}` } });
  await send(deskPaths.signIn, say('not an object'));
  await fetch(desk + deskPaths.signIn, {
    method: 'POST',
    headers: { origin: desk, 'content-type': 'application/json' },
    body: `{"code": ${say('broken-json-secret')}`,
  });
  const subscription = {
    endpoint: `https://push.example/${say('the-endpoint-of-a-device')}`,
    keys: { p256dh: say('key-of-a-browser'), auth: say('auth-of-a-browser') },
  };
  await fetch(url + pushPaths.subscription, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
  await fetch(`${url}/nothing/${say('secret-in-a-path')}?token=${say('secret-in-a-query')}`, {
    headers: {
      'x-forwarded-for': say('203.0.113.77'),
      'user-agent': say('an agent of mine'),
      referer: `https://x.example/?${say('in-a-referer')}`,
    },
  });
  await fetch(`${url}/api/players/${say('no-number-but-a-name')}`);
  await fetch(`${url}/api/search?q=${encodeURIComponent(say('Търсен Търсенов'))}`);
  await rawRequest(
    `GET /${say('raw-secret-path')} HTTP/1.1\r\nCookie: ${say('raw-secret-cookie')}\r\nbroken header line\r\n\r\n`,
  );
  await rawRequest(
    `POST ${deskPaths.signIn} HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 5\r\nX: ${say('cut-off-secret')}\r\n\r\nab`,
  );

  await expect.poll(() => lines().filter(({ msg }) => msg === 'request').length).toBeGreaterThan(15);
  const log = logged().join('\n');
  expect(secrets.filter((secret) => secret === '' || log.includes(secret))).toEqual([]);
  expect(log).not.toContain(encodeURIComponent('Търсен'));
  // Nor on stdout, but for the one link that a person has to see.
  const said = site.output().replaceAll(log, '').replace(code, '');
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  for (const line of lines()) expect(Object.keys(line)).toEqual(expect.arrayContaining(['level', 'time', 'msg']));
  expect((await outputOfRestores()).filter((output) => secrets.some((secret) => output.includes(secret)))).toEqual([]);
});

/** What `delta` prints of a backup with people and links in it: when it is made, restored, and refused. */
async function outputOfRestores(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'delta-league-backups-'));
  const empty = await createDatabase();
  try {
    const run = (DATABASE_URL: string, ...args: string[]) =>
      spawnDeltaWith({ DATABASE_URL, BACKUP_DIR: folder, LOG_LEVEL: 'trace' }, args);
    // To verify a backup, its role must be allowed to create a database.
    const made = await run(database.url.replace(LEAGUE_ROLE, SUPERUSER), 'backup');
    const file = join(folder, (await readdir(folder))[0] ?? '');
    const restored = await run(empty.url, 'restore', file);
    const refused = await run(empty.url, 'restore', file);
    expect([made.code, restored.code, refused.code]).toEqual([0, 0, 1]);
    return [made, restored, refused].map(({ out, err }) => out + err);
  } finally {
    await empty.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

test('a request is logged by its pattern, under the id of its answer', async () => {
  const answered = await fetch(`${url}/api/players/999999?lang=en`);
  const id = answered.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  await expect
    .poll(() => lines().find(({ requestId }) => requestId === id))
    .toMatchObject({
      level: 'info',
      server: 'site',
      method: 'GET',
      route: '/api/players/:id',
      status: 404,
      ms: expect.any(Number),
    });
});

test('the id of a trusted proxy is kept, a malformed one is not', async () => {
  const idFor = async (id: string) =>
    (await fetch(`${url}/api/players/999999`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  const given = randomUUID();
  expect(await idFor(given)).toBe(given);
  expect(await idFor('x" onmouseover="')).toMatch(/^[0-9a-f]{12}$/);
  expect(await idFor('x'.repeat(65))).toMatch(/^[0-9a-f]{12}$/);
});

test('a refusal is logged with the network it came from', async () => {
  const headers = { authorization: 'Bearer wrong-and-long-enough', 'x-forwarded-for': '198.51.100.23' };
  await fetch(`${desk}${deskPaths.matches}`, { headers });
  await expect.poll(() => lines().find(({ network }) => network === '198.51.100.0/24')).toMatchObject({ status: 401 });
});

test('metrics are for this machine, or for a token', async () => {
  const ask = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      request(`${desk}/metrics`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .once('error', reject)
        .end();
    });
  const authorization = `Bearer ${METRICS_TOKEN}`;
  expect(await ask({})).toBe(200);
  // A proxy on this machine asks for somebody else.
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    expect(await ask({ [name]: '127.0.0.1' })).toBe(401);
    expect(await ask({ [name]: '127.0.0.1', authorization })).toBe(200);
  }
  expect(await ask({ authorization: `Bearer ${SITE_TOKEN}` })).toBe(200);
  expect(await ask({ authorization: 'Bearer of-something-else' })).toBe(401);
  expect(await ask({ host: 'evil.example' })).toBe(421);
  expect((await fetch(`${desk}${deskPaths.matches}`, { headers: { authorization } })).status).toBe(401);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

/** Sends bytes to the desk; the answer does not matter. */
const rawRequest = (bytes: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(desk);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.once('error', () => resolve());
    setTimeout(() => {
      socket.destroy();
      resolve();
    }, 300);
  });
