import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { codePreviewSchema, sessionSchema, type People } from '#contract/desk/people.ts';
import { openDeskLeague, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';
import {
  codeIn,
  HOST,
  invitePerson,
  linkMatch,
  openLink,
  ORIGIN,
  sendAsProgram,
  sendFrom,
  signInAs,
  trySignIn,
} from '#tests/support/desk-people.ts';

/* Links, sessions and cookies. */

let league: DeskLeague;
beforeAll(async () => {
  league = await openDeskLeague();
});
beforeEach(async () => {
  league.passTo(0);
  await league.restart();
});
afterAll(() => league?.close());

const DAY = 24 * 60;
const outcome = (sent: { statusCode: number; json(): unknown }) => [
  sent.statusCode,
  (sent.json() as { reason?: string }).reason,
];
const preview = (code: string) =>
  sendFrom(league, undefined, { method: 'POST', url: deskPaths.code, payload: { code } });

describe('an invitation', () => {
  test('says what it is for, then signs a device in', async () => {
    const liga = league.id('competitions', 'liga');
    const { link, expiresAt } = await invitePerson(league, {
      name: 'Иван Петров',
      role: 'scorer',
      competitions: [liga],
    });
    expect(link).toMatch(/^http:\/\/localhost:80\/join#[\w-]{24}$/);
    expect(Date.parse(expiresAt) - league.now().getTime()).toBe(7 * DAY * 60_000);
    const shown = (await preview(codeIn(link))).json<unknown>();
    expect(codePreviewSchema.parse(shown)).toEqual(shown);
    expect(shown).toEqual({
      kind: 'invitation',
      name: 'Иван Петров',
      roles: ['scorer'],
      teams: [],
      invitedBy: null,
      competitions: [{ id: liga, name: expect.any(String) }],
      asksName: false,
      expiresAt,
    });
    const { send, session } = await openLink(league, link);
    expect(sessionSchema.parse(session)).toEqual(session);
    expect(session).toMatchObject({ name: 'Иван Петров', role: 'scorer', matchId: null });
    expect((await send('GET', deskPaths.session)).json()).toEqual(session);
  });

  test('names who invites', async () => {
    const { send } = await signInAs(league, 'organiser', { name: 'Мария' });
    const { link } = (await send('POST', deskPaths.invitations, { name: 'Редактор', role: 'editor' })).json<{
      link: string;
    }>();
    expect(link.startsWith(`${ORIGIN}/join#`)).toBe(true);
    expect((await preview(codeIn(link))).json()).toMatchObject({ invitedBy: 'Мария', roles: ['editor'] });
  });

  test('works once, also when twenty devices open it at once', async () => {
    const { link, personId } = await invitePerson(league, { role: 'scorer' });
    const all = await Promise.all(Array.from({ length: 20 }, () => trySignIn(league, codeIn(link))));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const sent of all.filter(({ statusCode }) => statusCode !== 200))
      expect(outcome(sent)).toEqual([409, 'used_code']);
    const { rows } = await league.database.pool.query('select from desk_sessions where person_id = $1', [personId]);
    expect(rows).toHaveLength(1);
    expect(outcome(await preview(codeIn(link)))).toEqual([409, 'used_code']);
  });

  test('expires after seven days', async () => {
    const { link } = await invitePerson(league, { role: 'scorer' });
    league.passTo(7 * DAY);
    expect(outcome(await preview(codeIn(link)))).toEqual([409, 'expired_code']);
    expect(outcome(await trySignIn(league, codeIn(link)))).toEqual([409, 'expired_code']);
    league.passTo(7 * DAY - 1);
    expect((await trySignIn(league, codeIn(link))).statusCode).toBe(200);
  });

  test('can be ended', async () => {
    const { link, id } = await invitePerson(league, { role: 'organiser' });
    const end = () => sendAsProgram(league, { method: 'DELETE', url: deskPaths.invitation(id) });
    expect((await end()).statusCode).toBe(204);
    expect((await end()).statusCode).toBe(404);
    expect(outcome(await trySignIn(league, codeIn(link)))).toEqual([409, 'ended_code']);
  });
});

describe('a match link', () => {
  test('opens on several phones, each with a name', async () => {
    const { link, expiresAt } = await linkMatch(league, 's1');
    // Two halves of 25 minutes, a break of 10, and a day.
    expect(Date.parse(expiresAt ?? '') - league.now().getTime()).toBe((60 + DAY) * 60_000);
    const shown = (await preview(codeIn(link))).json<unknown>();
    expect(codePreviewSchema.parse(shown)).toEqual(shown);
    expect(shown).toMatchObject({ kind: 'match-link', home: expect.any(String), invitedBy: null });
    expect(outcome(await trySignIn(league, codeIn(link)))).toEqual([400, 'name_needed']);
    const phones = [await openLink(league, link, 'Гошо'), await openLink(league, link, 'Пешо')];
    expect(phones.map(({ session }) => session)).toMatchObject([
      { name: 'Гошо', role: 'match-link', personId: null, matchId: league.id('matches', 's1') },
      { name: 'Пешо', role: 'match-link' },
    ]);
  });

  test('opens nothing a day after the end, or when it was ended', async () => {
    const { link } = await linkMatch(league, 's1');
    league.passTo(60 + DAY + 1);
    expect(outcome(await trySignIn(league, codeIn(link), 'Гошо'))).toEqual([409, 'expired_code']);
    league.passTo(0);
    const ended = await linkMatch(league, 's1');
    const phone = await openLink(league, ended.link, 'Гошо');
    await sendAsProgram(league, { method: 'DELETE', url: deskPaths.matchLink(ended.id) });
    expect(outcome(await trySignIn(league, codeIn(ended.link), 'Гошо'))).toEqual([409, 'ended_code']);
    expect(outcome(await phone.send('GET', deskPaths.session))).toEqual([401, 'signed_out']);
  });
});

test('[PM9] a match link opens on twenty devices, and on another one when the oldest was ended', async () => {
  const { link, id } = await linkMatch(league, 's2');
  const sent = await Promise.all(Array.from({ length: 23 }, (_, i) => trySignIn(league, codeIn(link), `Гошо ${i}`)));
  const outcomes = sent.map(outcome);
  expect(outcomes.filter(([status]) => status === 200)).toHaveLength(20);
  expect(outcomes.filter(([status]) => status !== 200)).toEqual(Array.from({ length: 3 }, () => [409, 'full_link']));
  const listDevices = async () => {
    const listed = await sendAsProgram(league, { method: 'GET', url: deskPaths.people });
    return listed.json<People>().matchLinks.find((one) => one.id === id)?.devices ?? [];
  };
  const devices = await listDevices();
  expect(devices.map(({ name }) => name)).toEqual(Array(20).fill(expect.stringMatching(/^Гошо /)));
  const ended = await sendAsProgram(league, { method: 'DELETE', url: deskPaths.device(devices.at(-1)?.id ?? 0) });
  expect(ended.statusCode).toBe(204);
  const phone = await openLink(league, link, 'Пешо');
  expect(outcome(await trySignIn(league, codeIn(link), 'Митко'))).toEqual([409, 'full_link']);
  // Whoever opens it again on the same device does not need another place.
  const again = await phone.send('POST', deskPaths.signIn, { code: codeIn(link), name: 'Пешо' });
  expect(outcome(again)).toEqual([200, undefined]);
  expect(await listDevices()).toHaveLength(20);
});

describe('a session', () => {
  test('is in a cookie that scripts and other sites cannot use', async () => {
    const { link } = await invitePerson(league, { role: 'editor' });
    const sent = await trySignIn(league, codeIn(link));
    expect(sent.headers['set-cookie']).toMatch(
      /^desk=[\w-]{24}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const { rows } = await league.database.pool.query('select token_hash from desk_sessions');
    const token = /desk=([\w-]+)/.exec(String(sent.headers['set-cookie']))?.[1] ?? '?';
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('lasts for 180 days and is prolonged by use, at most once an hour', async () => {
    const { send, session } = await signInAs(league, 'editor');
    const expiry = async () =>
      Date.parse((await send('GET', deskPaths.session)).json<{ expiresAt: string }>().expiresAt);
    expect(Date.parse(session.expiresAt) - league.now().getTime()).toBe(180 * DAY * 60_000);
    league.passTo(59);
    expect(await expiry()).toBe(Date.parse(session.expiresAt));
    league.passTo(100 * DAY);
    const used = await send('GET', deskPaths.session);
    expect(used.headers['set-cookie']).toMatch(/^desk=/);
    expect(await expiry()).toBe(league.now().getTime() + 180 * DAY * 60_000);
    league.passTo(279 * DAY);
    expect((await send('GET', deskPaths.session)).statusCode).toBe(200);
    league.passTo(459 * DAY);
    expect(outcome(await send('GET', deskPaths.session))).toEqual([401, 'signed_out']);
  });

  test('ends by signing out', async () => {
    const { send } = await signInAs(league, 'editor');
    const out = await send('DELETE', deskPaths.session);
    expect([out.statusCode, out.headers['set-cookie']]).toEqual([204, expect.stringMatching(/^desk=; Max-Age=0;/)]);
    expect(outcome(await send('GET', deskPaths.session))).toEqual([401, 'signed_out']);
  });

  test('ends when its device opens another link', async () => {
    const first = await signInAs(league, 'editor');
    const { link } = await invitePerson(league, { role: 'scorer' });
    const sent = await trySignIn(league, codeIn(link), undefined, first.cookie);
    expect(sent.json()).toMatchObject({ role: 'scorer' });
    expect((await first.send('GET', deskPaths.session)).statusCode).toBe(401);
  });

  test('is not what a program has', async () => {
    expect((await sendAsProgram(league, { url: deskPaths.session })).statusCode).toBe(404);
  });
});

describe('requests of other sites', () => {
  test('change nothing', async () => {
    const { cookie, send } = await signInAs(league, 'organiser');
    const payload = { name: 'Крадец', role: 'organiser' };
    const origins = [
      undefined,
      'null',
      '',
      'http://evil.example',
      'http://localhost:3000',
      'https://localhost:3001',
      `${ORIGIN}.evil.example`,
    ];
    for (const origin of origins) {
      const headers = { host: HOST, cookie, ...(origin !== undefined && { origin }) };
      const sent = await league.desk().inject({ method: 'POST', url: deskPaths.invitations, payload, headers });
      expect([origin, ...outcome(sent)]).toEqual([origin, 403, 'foreign_origin']);
    }
    const foreign = { host: HOST, origin: 'http://evil.example' };
    const { link } = await invitePerson(league, { role: 'scorer' });
    for (const url of [deskPaths.code, deskPaths.signIn]) {
      const sent = await league
        .desk()
        .inject({ method: 'POST', url, payload: { code: codeIn(link) }, headers: foreign });
      expect(outcome(sent)).toEqual([403, 'foreign_origin']);
    }
    const people = (await send('GET', deskPaths.people)).json<{ people: { name: string }[] }>().people;
    expect(people.map(({ name }) => name)).not.toContain('Крадец');
  });

  test('cannot send forms', async () => {
    const { cookie } = await signInAs(league, 'organiser');
    const body = JSON.stringify({ name: 'Крадец', role: 'organiser' });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
    ]) {
      const sent = await league.desk().inject({
        method: 'POST',
        url: deskPaths.invitations,
        payload: body,
        headers: { host: HOST, origin: ORIGIN, cookie, 'content-type': type },
      });
      expect([type, sent.statusCode]).toEqual([type, 415]);
    }
  });

  test('reach no desk under another name', async () => {
    const statusFor = async (host: string, url: string) =>
      (await league.desk().inject({ url, headers: { host, authorization: `Bearer ${TOKEN}` } })).statusCode;
    for (const url of [deskPaths.matches, deskPaths.metrics, deskPaths.openapi, '/healthz', '/', '/nothing']) {
      for (const host of [
        'evil.example',
        'evil.example:3001',
        'localhost.evil.example',
        '192.168.1.5:3001',
        'localhost@evil.example',
        'localhost/',
      ])
        expect([url, host, await statusFor(host, url)]).toEqual([url, host, 421]);
    }
    for (const host of ['localhost:3001', 'LOCALHOST', '127.0.0.1:3001', '[::1]:3001', '127.0.0.1:9999'])
      expect([host, await statusFor(host, deskPaths.matches)]).toEqual([host, 200]);
  });
});
