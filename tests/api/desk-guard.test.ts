import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { openDeskToken, renewDeskToken } from '#server/desk/access/desk-token.ts';
import { openDeskLeague, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';

/* Writing needs the token, and the desk's own port. */

let league: DeskLeague;
beforeAll(async () => {
  league = await openDeskLeague();
});
beforeEach(async () => {
  league.passTo(0);
  await league.restart();
});
afterAll(() => league?.close());

const ask = (authorization: string | undefined, remoteAddress = '10.0.0.1', url: string = deskPaths.matches) =>
  league.desk().inject({ url, remoteAddress, headers: authorization === undefined ? {} : { authorization } });
const statusOf = async (...request: Parameters<typeof ask>) => (await ask(...request)).statusCode;
const guess = async (times: number, from?: string) => {
  for (let i = 0; i < times; i += 1) expect(await statusOf(`Bearer wrong-${i}`, from)).toBe(401);
};

describe('the token', () => {
  test('is required by every endpoint of the desk', async () => {
    const match = league.id('matches', 'derby');
    for (const url of [deskPaths.matches, deskPaths.match(match)]) {
      expect(await statusOf(`Bearer ${TOKEN}`, '10.0.0.1', url)).toBe(200);
      const headers = [
        undefined,
        '',
        'Bearer',
        'Bearer ',
        `Basic ${TOKEN}`,
        TOKEN,
        `Bearer ${TOKEN} `.repeat(2),
        `Bearer ${TOKEN.slice(0, -1)}`,
        `Bearer ${TOKEN}x`,
      ];
      for (const [i, header] of headers.entries()) {
        const answered = await ask(header, `10.0.1.${i}`, url);
        expect([header, answered.statusCode]).toEqual([header, 401]);
        expect(answered.headers['www-authenticate']).toBe('Bearer');
        expect(answered.json()).toEqual({ error: expect.stringMatching(/token/), reason: 'signed_out' });
      }
    }
    const act = await league.desk().inject({
      method: 'POST',
      url: deskPaths.acts(match),
      payload: { act: { act: 'kick-off' } },
      headers: { 'idempotency-key': 'k' },
    });
    expect(act.statusCode).toBe(401);
    expect(await statusOf(`bearer ${TOKEN}`)).toBe(200);
  });

  test('is created once, stored only as a digest, and can be renewed', async () => {
    const { db } = league.database;
    const first = await openDeskToken(db, null);
    const again = await openDeskToken(db, null);
    if (first.createdToken === null) throw new Error('No token was made');
    expect([
      again.createdToken,
      again.isValidToken(first.createdToken),
      first.isValidToken(first.createdToken),
    ]).toEqual([null, true, true]);
    const renewed = await renewDeskToken(db);
    const { isValidToken } = await openDeskToken(db, null);
    expect([isValidToken(renewed), isValidToken(first.createdToken), renewed === first.createdToken]).toEqual([
      true,
      false,
      false,
    ]);
    const { rows } = await league.database.pool.query<{ value: string }>('select value from settings');
    expect(JSON.stringify(rows)).not.toContain(renewed);
    expect((await openDeskToken(db, 'a-token-of-my-own')).isValidToken('a-token-of-my-own')).toBe(true);
  });
});

describe('wrong tokens', () => {
  test('slow the address down, while the right one is let in', async () => {
    await guess(10);
    const slowed = await ask('Bearer wrong');
    expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '60']);
    expect(await statusOf(`Bearer ${TOKEN}`)).toBe(200);
    expect(await statusOf('Bearer wrong')).toBe(429);
    league.passTo(1);
    expect(await statusOf('Bearer wrong')).toBe(401);
    expect(await statusOf('Bearer wrong')).toBe(429);
  });

  test('are counted by address, of IPv6 by network', async () => {
    await guess(10, '10.0.0.2');
    expect(await statusOf('Bearer wrong', '10.0.0.2')).toBe(429);
    expect(await statusOf('Bearer wrong', '10.0.0.1')).toBe(401);
    await guess(10, '2001:db8:1:2::1');
    expect(await statusOf('Bearer wrong', '2001:db8:1:2:ffff::9')).toBe(429);
    expect(await statusOf('Bearer wrong', '2001:db8:1:3::1')).toBe(401);
  });

  test('do not include requests without a token', async () => {
    for (let i = 0; i < 15; i += 1) expect(await statusOf(undefined)).toBe(401);
    await guess(10);
  });

  test('cannot hide behind another address', async () => {
    const forged = (i: number, token: string) =>
      league.desk().inject({
        url: deskPaths.matches,
        remoteAddress: '10.0.0.3',
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `192.0.2.${i}` },
      });
    for (let i = 0; i < 10; i += 1) expect((await forged(i, 'wrong')).statusCode).toBe(401);
    expect((await forged(99, 'wrong')).statusCode).toBe(429);
  });
});

describe('the two ports', () => {
  test('the public port does not serve the desk', async () => {
    const match = league.id('matches', 'derby');
    for (const url of [deskPaths.acts(match), deskPaths.match(match), deskPaths.matches]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const answered = await league.app().inject({
          method,
          url,
          headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': 'k' },
          payload: { act: { act: 'kick-off' } },
        });
        expect([method, url, answered.statusCode]).toEqual([method, url, 405]);
      }
      expect((await league.app().inject({ url, headers: { authorization: `Bearer ${TOKEN}` } })).statusCode).toBe(404);
    }
    expect((await league.app().inject({ url: deskPaths.metrics })).statusCode).toBe(404);
    const { rows } = await league.database.pool.query('select from match_ledger where match_id = $1', [match]);
    expect(rows).toEqual([]);
  });

  test('the private port has health and metrics, forbids caching, and has no other paths', async () => {
    const metrics = await ask(`Bearer ${TOKEN}`, '10.0.0.1', deskPaths.metrics);
    expect([metrics.statusCode, metrics.body]).toEqual([200, 'delta_up 1\n']);
    expect(metrics.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await ask(`Bearer ${TOKEN}`)).headers['cache-control']).toBe('no-store');
    expect((await ask(undefined, '10.0.0.1', '/')).statusCode).toBe(404);
    expect((await ask(undefined, '10.0.0.1', '/api/news')).json()).toEqual({ error: 'There is nothing here' });
  });
});
