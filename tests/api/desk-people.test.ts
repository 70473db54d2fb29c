import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import {
  journalSchema,
  peopleSchema,
  type Invitation,
  type Journal,
  type MatchLink,
  type People,
} from '#contract/desk/people.ts';
import { inviteFirstOrganiser } from '#server/desk/access/people.ts';
import { openDeskLeague, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';
import {
  codeIn,
  type Device,
  forgetPeople,
  invitePerson,
  linkMatch,
  openLink,
  sendFrom,
  signInAs,
  trySignIn,
} from '#tests/support/desk-people.ts';
import { exportTo, filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';

/* People, devices, links, and the journal of what they did. */

let league: DeskLeague;
let maria: Device;
beforeAll(async () => {
  league = await openDeskLeague();
});
beforeEach(async () => {
  league.passTo(0);
  await forgetPeople(league);
  maria = await signInAs(league, 'organiser', { name: 'Мария' });
});
afterAll(() => league?.close());

const listOf = async ({ send }: Device) => {
  const listed = (await send('GET', deskPaths.people)).json<People>();
  expect(peopleSchema.parse(listed)).toEqual(listed);
  return listed;
};
const journalOf = async ({ send }: Device, query = '') => {
  const read = (await send('GET', `${deskPaths.journal}${query}`)).json<Journal>();
  expect(journalSchema.parse(read)).toEqual(read);
  return read;
};
const outcome = (sent: { statusCode: number; body: string }) => [
  sent.statusCode,
  sent.body === '' ? undefined : (JSON.parse(sent.body) as { reason?: string }).reason,
];

describe('the list', () => {
  test('has people with devices and open invitations, and match links with phones', async () => {
    const liga = league.id('competitions', 'liga');
    const { id, expiresAt } = await invitePerson(league, { name: 'Иван', role: 'scorer', competitions: [liga, liga] });
    const link = await linkMatch(league, 'derby');
    const phone = await openLink(league, link.link, 'Гошо');
    league.passTo(90);
    await phone.send('GET', deskPaths.session);
    const at = (minutes: number) => new Date(Date.parse('2026-03-15T18:00:00Z') + minutes * 60_000).toISOString();
    expect(await listOf(maria)).toEqual({
      competitions: expect.arrayContaining([{ id: liga, name: expect.any(String) }]),
      people: [
        {
          id: maria.session.personId,
          name: 'Мария',
          roles: [{ role: 'organiser', competitions: null }],
          teams: [],
          devices: [{ id: maria.session.id, device: 'Chrome, Android', lastUsedAt: at(90), isThis: true }],
          invitations: [],
        },
        {
          id: expect.any(Number),
          name: 'Иван',
          roles: [{ role: 'scorer', competitions: [liga] }],
          teams: [],
          devices: [],
          invitations: [{ id, expiresAt }],
        },
      ],
      matchLinks: [
        {
          id: link.id,
          matchId: league.id('matches', 'derby'),
          match: 'Балик – Вихър',
          devices: [
            { id: phone.session.id, name: 'Гошо', device: 'Chrome, Android', lastUsedAt: at(90), isThis: false },
          ],
        },
      ],
    });
  });

  test('leaves out what is over', async () => {
    const gone = await invitePerson(league, { role: 'editor' });
    await maria.send('DELETE', deskPaths.person(gone.personId));
    const used = await signInAs(league, 'scorer', { name: 'Иван' });
    await maria.send('DELETE', deskPaths.device(used.session.id));
    await linkMatch(league, 'derby');
    expect((await listOf(maria)).matchLinks).toHaveLength(1);
    league.passTo(3 * 24 * 60);
    const { people, matchLinks } = await listOf(maria);
    expect(people.map(({ name, devices }) => [name, devices.length])).toEqual([
      ['Мария', 1],
      ['Иван', 0],
    ]);
    expect(matchLinks).toEqual([]);
  });

  test('invites nobody to a competition that is not there', async () => {
    const sent = await maria.send('POST', deskPaths.invitations, {
      name: 'Иван',
      role: 'scorer',
      competitions: [9999],
    });
    expect(sent.statusCode).toBe(400);
    expect((await listOf(maria)).people).toHaveLength(1);
    for (const body of [
      {},
      { name: ' ', role: 'scorer' },
      { name: 'Иван', role: 'king' },
      { name: 'Иван', role: 'editor', more: 1 },
    ])
      expect((await maria.send('POST', deskPaths.invitations, body)).statusCode).toBe(400);
  });

  test('has nothing to end twice', async () => {
    for (const url of [
      deskPaths.person(9999),
      deskPaths.device(9999),
      deskPaths.invitation(9999),
      deskPaths.matchLink(9999),
    ])
      expect((await maria.send('DELETE', url)).statusCode).toBe(404);
    expect((await maria.send('DELETE', '/api/people/x')).statusCode).toBe(400);
    expect((await maria.send('POST', deskPaths.matchLinks(999_999), {})).statusCode).toBe(404);
  });
});

describe('the last organiser', () => {
  test('cannot end himself', async () => {
    const own = [deskPaths.person(maria.session.personId ?? 0), deskPaths.device(maria.session.id)];
    // Somebody who was invited has not come yet.
    await invitePerson(league, { name: 'Петър', role: 'organiser' });
    for (const url of own) expect(outcome(await maria.send('DELETE', url))).toEqual([409, 'last_organiser']);
    const petar = await signInAs(league, 'organiser', { name: 'Петър' });
    for (const url of own) expect((await petar.send('DELETE', url)).statusCode).toBe(url === own[0] ? 204 : 404);
    expect(outcome(await petar.send('DELETE', deskPaths.device(petar.session.id)))).toEqual([409, 'last_organiser']);
  });

  test('does not lose himself by opening a link for somebody else', async () => {
    const { link } = await linkMatch(league, 'derby');
    const open = (code: string, name?: string) => trySignIn(league, codeIn(code), name, maria.cookie);
    expect(outcome(await open(link, 'Гошо'))).toEqual([409, 'last_organiser']);
    expect((await maria.send('GET', deskPaths.session)).json()).toMatchObject({ name: 'Мария' });
    await signInAs(league, 'organiser', { name: 'Петър' });
    expect((await open(link, 'Гошо')).json()).toMatchObject({ name: 'Гошо', role: 'match-link' });
    expect((await maria.send('GET', deskPaths.session)).statusCode).toBe(401);
  });

  test('is still there when two end each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await signInAs(league, 'organiser'), await signInAs(league, 'organiser')];
      if (round === 0) await a.send('DELETE', deskPaths.person(maria.session.personId ?? 0));
      const statuses = await Promise.all([
        a.send('DELETE', deskPaths.person(b.session.personId ?? 0)),
        b.send('DELETE', deskPaths.person(a.session.personId ?? 0)),
      ]);
      expect(statuses.map(({ statusCode }) => statusCode)).toContain(204);
      const { rows } = await league.database.pool.query(
        `select from people p join desk_sessions s on s.person_id = p.id
         where p.role = 'organiser' and p.ended_at is null and s.ended_at is null`,
      );
      expect(rows.length).toBeGreaterThan(0);
    }
  });

  test('gets a link when the program starts, once and for a day', async () => {
    const { db } = league.database;
    const start = () => inviteFirstOrganiser(db, league.now(), 'http://localhost:3001');
    expect(await start()).toBeNull();
    await maria.send('DELETE', deskPaths.session);
    const first = await start();
    const second = await start();
    expect(first).toMatch(/^http:\/\/localhost:3001\/join#[\w-]{24}$/);
    const organiser = await openLink(league, second ?? '');
    expect(organiser.session).toMatchObject({ name: 'Организатор', role: 'organiser' });
    // The link of the earlier start ends with it, and nobody exists twice.
    expect(outcome(await trySignIn(league, codeIn(first ?? '')))).toEqual([409, 'ended_code']);
    expect((await listOf(organiser)).people.map(({ name }) => name)).toEqual(['Мария', 'Организатор']);
    expect(await start()).toBeNull();
    await organiser.send('DELETE', deskPaths.session);
    const named = await openLink(league, (await start()) ?? '', 'Стефан');
    expect(named.session.name).toBe('Стефан');
    expect((await journalOf(named)).entries[0]).toMatchObject({ who: 'Стефан', what: 'sign_in', about: 'Стефан' });
    await named.send('DELETE', deskPaths.session);
    const late = await start();
    league.passTo(24 * 60);
    expect(outcome(await trySignIn(league, codeIn(late ?? '')))).toEqual([409, 'expired_code']);
  });
});

describe('the journal', () => {
  test('says who did what from which device, and what it was before', async () => {
    const invited = (
      await maria.send('POST', deskPaths.invitations, { name: 'Иван', role: 'scorer' })
    ).json<Invitation>();
    const ivan = await openLink(league, invited.link);
    const derby = league.id('matches', 'derby');
    const record = (device: Device, payload: object) =>
      sendFrom(league, device.cookie, {
        method: 'POST',
        url: deskPaths.acts(derby),
        payload,
        headers: { 'idempotency-key': JSON.stringify(payload) },
      });
    await record(ivan, { act: { act: 'kick-off' } });
    await record(ivan, { act: { act: 'kick-off' } });
    league.passTo(3);
    await record(ivan, { act: { act: 'goal', team: 'home', player: league.player('ivan') } });
    await record(maria, { act: { act: 'withdraw', revision: 2 } });
    await maria.send('DELETE', deskPaths.person(invited.personId));
    const { entries, next } = await journalOf(maria);
    expect(next).toBeNull();
    expect(entries.map(({ who, what, about, matchId }) => [who, what, about, matchId])).toEqual([
      ['Мария', 'end_person', 'Иван', null],
      ['Мария', 'WITHDRAWAL', 'Балик – Вихър', derby],
      ['Иван', 'GOAL', 'Балик – Вихър', derby],
      ['Иван', 'PHASE', 'Балик – Вихър', derby],
      ['Иван', 'sign_in', 'Иван', null],
      ['Мария', 'invite', 'Иван', null],
      ['Мария', 'sign_in', 'Мария', null],
      [null, 'invite', 'Мария', null],
    ]);
    expect(entries[1]).toMatchObject({
      device: 'Chrome, Android',
      at: '2026-03-15T18:03:00.000Z',
      before: { kind: 'GOAL', revision: 2, player: league.player('ivan') },
      after: { kind: 'WITHDRAWAL', target: 2 },
    });
    expect(entries[0]).toMatchObject({ before: { roles: ['scorer'] }, after: null });
    const { entries: ofMatch } = await journalOf(maria, `?match=${derby}`);
    expect(ofMatch.map(({ what }) => what)).toEqual(['WITHDRAWAL', 'GOAL', 'PHASE']);
    const { entries: ofIvan } = await journalOf(maria, `?person=${invited.personId}`);
    expect(ofIvan.map(({ what }) => what)).toEqual(['end_person', 'GOAL', 'PHASE', 'sign_in', 'invite']);
    expect(await journalOf(maria, `?person=${invited.personId}&match=${derby}`)).toMatchObject({
      entries: [{ what: 'GOAL' }, { what: 'PHASE' }],
    });
    const { entries: byPeople } = await journalOf(maria, '?only=people');
    expect(byPeople.map(({ what }) => what)).toEqual(entries.slice(0, -1).map(({ what }) => what));
    expect((await maria.send('GET', `${deskPaths.journal}?match=x`)).statusCode).toBe(400);
  });

  test('has a line for every change, and none for what failed', async () => {
    const link = await linkMatch(league, 'derby');
    const phone = await openLink(league, link.link, 'Гошо');
    await maria.send('DELETE', deskPaths.device(phone.session.id));
    await openLink(league, link.link, 'Пешо');
    await maria.send('DELETE', deskPaths.matchLink(link.id));
    const { id } = await invitePerson(league, { name: 'Иван', role: 'editor' });
    await maria.send('DELETE', deskPaths.invitation(id));
    const before = (await journalOf(maria)).entries;
    expect(before.map(({ who, what, about }) => [who, what, about])).toEqual([
      ['Мария', 'end_invitation', 'Иван'],
      [null, 'invite', 'Иван'],
      ['Мария', 'end_match_link', 'Балик – Вихър'],
      ['Пешо', 'sign_in', 'Балик – Вихър'],
      ['Мария', 'end_device', 'Гошо'],
      ['Гошо', 'sign_in', 'Балик – Вихър'],
      [null, 'create_match_link', 'Балик – Вихър'],
      ['Мария', 'sign_in', 'Мария'],
      [null, 'invite', 'Мария'],
    ]);
    await maria.send('DELETE', deskPaths.person(maria.session.personId ?? 0));
    await maria.send('DELETE', deskPaths.invitation(id));
    await trySignIn(league, codeIn(link.link), 'Крадец');
    expect((await journalOf(maria)).entries).toEqual(before);
  });

  test('comes in pages', async () => {
    for (let i = 0; i < 60; i += 1) await invitePerson(league, { name: `Човек ${i}`, role: 'editor' });
    const first = await journalOf(maria);
    const second = await journalOf(maria, `?before=${first.next}`);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 12, null]);
    const ids = [...first.entries, ...second.entries].map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });
});

describe('the ledger on the match screen', () => {
  test('names who recorded each entry', async () => {
    const phone = await openLink(league, (await linkMatch(league, 's1')).link, 'Гошо');
    const match = league.id('matches', 's1');
    const record = (headers: Record<string, string>, act: string) =>
      sendFrom(league, undefined, {
        method: 'POST',
        url: deskPaths.acts(match),
        payload: { act: { act } },
        headers: { 'idempotency-key': act, ...headers },
      });
    await record({ cookie: phone.cookie }, 'kick-off');
    await record({ authorization: `Bearer ${TOKEN}` }, 'stop-clock');
    await record({ cookie: maria.cookie }, 'start-clock');
    const { ledger } = (await maria.send('GET', deskPaths.match(match))).json<{ ledger: { by: string | null }[] }>();
    expect(ledger.map(({ by }) => by)).toEqual(['Гошо', null, 'Мария']);
  });
});

test('an import keeps people; links of vanished matches open nothing', async () => {
  const { pool } = league.database;
  const folders = await temporaryFolders();
  const folder = await exportTo(league.database, folders.next());
  expect(Object.keys(filesOf(folder)).filter((file) => /people|session|journal|link/.test(file))).toEqual([]);
  await pool.query(`
    insert into matches (key, competition_season_id, gameweek_id, home_team_id, away_team_id, start_time)
    select 'extra', competition_season_id, gameweek_id, away_team_id, home_team_id, start_time from matches where key = 's7'`);
  await pool.query(`insert into competitions (key, name, name_latin) values ('extra', 'Трети турнир', 'Third')`);
  const extra = await pool.query<{ match: number; competition: number }>(
    `select m.id as match, c.id as competition from matches m, competitions c where m.key = 'extra' and c.key = 'extra'`,
  );
  const { match = 0, competition = 0 } = extra.rows[0] ?? {};
  const link = (await maria.send('POST', deskPaths.matchLinks(match), {})).json<MatchLink>();
  const phone = await openLink(league, link.link, 'Гошо');
  const scorer = await signInAs(league, 'scorer', { competitions: [competition] });
  await pool.query(
    `insert into teams (key, name, name_latin, short_name) values ('extra', 'Гостуващ', 'Gostuvasht', 'ГОС')`,
  );
  const { rows: teams } = await pool.query<{ id: number }>(`select id from teams where key = 'extra'`);
  const managerUrl = deskPaths.managers(teams[0]?.id ?? 0);
  const { link: managerLink } = (await maria.send('POST', managerUrl, { name: 'Ради' })).json<Invitation>();
  const manager = await openLink(league, managerLink);
  const kept = await linkMatch(league, 'derby');
  const peopleNow = async () => (await pool.query('select id, name, role, ended_at from people order by id')).rows;
  const before = await peopleNow();
  await importFrom(league.database, folder, { prune: true });
  await folders.remove();
  expect(await peopleNow()).toEqual(before);
  expect(outcome(await phone.send('GET', deskPaths.session))).toEqual([401, 'signed_out']);
  expect(outcome(await trySignIn(league, codeIn(link.link), 'Пешо'))).toEqual([409, 'ended_code']);
  expect((await listOf(maria)).matchLinks.map(({ id }) => id)).toEqual([kept.id]);
  // His only team is gone.
  expect((await manager.send('GET', deskPaths.session)).json()).toMatchObject({ roles: [], teams: [] });
  // His only competition is gone, which does not give him the others.
  expect((await scorer.send('POST', deskPaths.acts(league.id('matches', 'derby')), {})).statusCode).toBe(403);
  expect((await journalOf(maria)).entries.map(({ what, matchId }) => [what, matchId])).toContainEqual([
    'create_match_link',
    null,
  ]);
});
