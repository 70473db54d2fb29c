import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { managerListSchema, type ManagerInvitation, type ManagerList } from '#contract/desk/managers.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { CodePreview, Journal, People } from '#contract/desk/people.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import {
  codeIn,
  type Device,
  forgetPeople,
  inviteManager,
  openLink,
  sendFrom,
  signInAs,
  signInAsManager,
  trySignIn,
} from '#tests/support/desk-people.ts';
import { TEAM } from '#tests/support/office.ts';

/* Who answers for a team, and people with several roles. */

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

const balik = () => league.id('teams', 'balik');
const vihar = () => league.id('teams', 'vihar');
const outcome = (sent: { statusCode: number; body: string }) => [
  sent.statusCode,
  sent.body === '' ? undefined : (JSON.parse(sent.body) as { reason?: string }).reason,
];
async function managersOf({ send }: Device, team = balik()) {
  const listed = (await send('GET', deskPaths.managers(team))).json<ManagerList>();
  expect(managerListSchema.parse(listed)).toEqual(listed);
  return listed.managers;
}
const peopleOf = async () => (await maria.send('GET', deskPaths.people)).json<People>().people;
const invite = (device: Device, body: object, team = balik()) => device.send('POST', deskPaths.managers(team), body);

describe('[PM13] the managers of a team', () => {
  test('are invited, say what they are invited to, and are listed', async () => {
    const sent = await invite(maria, { name: 'Ради' });
    expect(sent.statusCode).toBe(201);
    const { link, expiresAt, personId } = sent.json<ManagerInvitation>();
    const code = codeIn(link ?? '');
    const preview = await sendFrom(league, undefined, { method: 'POST', url: deskPaths.code, payload: { code } });
    expect(preview.json<CodePreview>()).toMatchObject({
      kind: 'invitation',
      name: 'Ради',
      roles: [],
      teams: [{ id: balik(), name: 'Балик' }],
      invitedBy: 'Мария',
    });
    expect(await managersOf(maria)).toEqual([
      { personId, name: 'Ради', isYou: false, lastUsedAt: null, invitedUntil: expiresAt, mayEnd: true },
    ]);
    const radi = await openLink(league, link ?? '');
    expect(radi.session).toMatchObject({ roles: ['manager'], role: 'manager', matchId: null, competitions: [] });
    expect(radi.session.teams).toMatchObject([{ id: balik(), name: 'Балик' }]);
    expect(await managersOf(radi)).toMatchObject([{ name: 'Ради', isYou: true, invitedUntil: null, mayEnd: true }]);
    expect((await peopleOf()).find(({ name }) => name === 'Ради')).toMatchObject({
      roles: [],
      teams: [{ id: balik() }],
    });
    const { entries } = (await maria.send('GET', `${deskPaths.journal}?subject=team:${balik()}`)).json<Journal>();
    expect(entries[0]).toMatchObject({ what: 'invite_manager', about: 'Ради', who: 'Мария', after: { team: 'Балик' } });
  });

  test('are at most four, also when two invite at once', async () => {
    const radi = await signInAsManager(league, 'balik');
    await invite(radi, { name: 'Втори' });
    const sent = await Promise.all(['Трети', 'Четвърти', 'Пети', 'Шести'].map((name) => invite(radi, { name })));
    expect(sent.map(outcome).filter(([status]) => status === 201)).toHaveLength(2);
    expect(sent.map(outcome).filter(([, reason]) => reason === 'full_team')).toHaveLength(2);
    expect(await managersOf(radi)).toHaveLength(4);
    // Another team is not full, and somebody who left makes room.
    await signInAsManager(league, 'vihar');
    const last = (await managersOf(radi)).at(-1)?.personId ?? 0;
    expect((await radi.send('DELETE', deskPaths.manager(balik(), last))).statusCode).toBe(204);
    expect((await invite(radi, { name: 'Седми' })).statusCode).toBe(201);
  });

  test('[PM12] may be people who are at the desk already, without another link', async () => {
    const ivan = await signInAs(league, 'scorer', { name: 'Иван' });
    const personId = ivan.session.personId ?? 0;
    expect((await invite(maria, { personId })).json()).toEqual({ personId, link: null, expiresAt: null });
    expect(outcome(await invite(maria, { personId }))).toEqual([400, 'is_manager']);
    expect(outcome(await invite(maria, {}))).toEqual([400, 'required']);
    expect(outcome(await invite(maria, { personId: 999_999 }))).toEqual([400, 'invalid']);
    expect((await ivan.send('GET', deskPaths.session)).json()).toMatchObject({
      roles: ['scorer', 'manager'],
      role: 'scorer',
    });
    // Whoever is not an organiser does not know who is at the desk.
    expect(outcome(await invite(ivan, { personId: maria.session.personId }))).toEqual([403, 'forbidden']);
    expect((await ivan.send('DELETE', deskPaths.manager(balik(), personId))).statusCode).toBe(204);
    expect((await ivan.send('GET', deskPaths.session)).json()).toMatchObject({ roles: ['scorer'], teams: [] });
  });

  test('[PM14] take back what nobody opened, leave, and end nobody else', async () => {
    const radi = await signInAsManager(league, 'balik', 'Ради');
    const vesko = await signInAsManager(league, 'balik', 'Веско');
    const vasil = (await invite(radi, { name: 'Васил' })).json<ManagerInvitation>();
    const end = (device: Device, personId: number, team = balik()) =>
      device.send('DELETE', deskPaths.manager(team, personId));
    expect((await managersOf(radi)).map(({ name, mayEnd }) => [name, mayEnd])).toEqual([
      ['Ради', true],
      ['Веско', false],
      ['Васил', true],
    ]);
    expect(outcome(await end(radi, vesko.session.personId ?? 0))).toEqual([403, 'forbidden']);
    expect((await end(vesko, vasil.personId)).statusCode).toBe(204);
    expect(outcome(await trySignIn(league, codeIn(vasil.link ?? '')))).toEqual([409, 'ended_code']);
    // Somebody of another team is not found under this one.
    const other = await signInAsManager(league, 'vihar', 'Друг');
    expect((await end(radi, other.session.personId ?? 0)).statusCode).toBe(404);
    // Who was nothing else leaves the desk.
    expect((await end(radi, radi.session.personId ?? 0)).statusCode).toBe(204);
    expect(outcome(await radi.send('GET', deskPaths.session))).toEqual([401, 'signed_out']);
    expect((await end(maria, vesko.session.personId ?? 0)).statusCode).toBe(204);
    expect(outcome(await vesko.send('GET', deskPaths.session))).toEqual([401, 'signed_out']);
    expect((await peopleOf()).map(({ name }) => name)).toEqual(['Мария', 'Друг']);
  });

  test('of several teams act for each of them, and stay when they leave one', async () => {
    const radi = await signInAsManager(league, 'balik');
    const personId = radi.session.personId ?? 0;
    expect(outcome(await radi.send('GET', deskPaths.managers(vihar())))).toEqual([403, 'forbidden']);
    await invite(maria, { personId }, vihar());
    expect((await managersOf(radi, vihar())).map(({ name }) => name)).toEqual(['Ради']);
    await radi.send('DELETE', deskPaths.manager(balik(), personId));
    expect((await radi.send('GET', deskPaths.session)).json()).toMatchObject({ teams: [{ id: vihar() }] });
    expect(outcome(await radi.send('GET', deskPaths.managers(balik())))).toEqual([403, 'forbidden']);
  });

  test('keep a team from being deleted, until they are ended', async () => {
    const fields = { name: 'Кратък', shortName: 'КРА' };
    const payload = { ...TEAM, ...fields };
    const { id } = (await maria.send('POST', deskPaths.teams, payload)).json<{ id: number }>();
    const { personId } = (await invite(maria, { name: 'Ради' }, id)).json<ManagerInvitation>();
    expect((await maria.send('DELETE', deskPaths.team(id))).json()).toMatchObject({
      reason: 'in_use',
      uses: { managers: 1 },
    });
    await maria.send('DELETE', deskPaths.person(personId));
    expect((await maria.send('DELETE', deskPaths.team(id))).statusCode).toBe(204);
  });

  test('two who invite and end at once do not wait for each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { personId } = await inviteManager(league, 'balik');
      const sent = await Promise.all([
        maria.send('DELETE', deskPaths.manager(balik(), personId)),
        invite(maria, { name: 'Друг' }, vihar()),
        maria.send('DELETE', deskPaths.person(personId)),
      ]);
      expect(sent.every(({ statusCode }) => statusCode < 500)).toBe(true);
      for (const { personId: other } of await managersOf(maria, vihar()))
        await maria.send('DELETE', deskPaths.manager(vihar(), other));
    }
  });
});

describe('[PM12] the roles of a person', () => {
  const change = (personId: number | null, roles: object[]) =>
    maria.send('PUT', deskPaths.personRoles(personId ?? 0), { roles });

  test('are several, each with its own competitions, and hold from the next request on', async () => {
    const ivan = await signInAs(league, 'scorer', { name: 'Иван' });
    const [liga, cup] = [league.id('competitions', 'liga'), league.id('competitions', 'old')];
    const roles = [
      { role: 'scorer', competitions: [cup] },
      { role: 'photographer' },
      { role: 'competition-organiser', competitions: [liga] },
    ];
    expect(outcome(await change(ivan.session.personId, roles))).toEqual([204, undefined]);
    expect((await ivan.send('GET', deskPaths.session)).json()).toMatchObject({
      roles: ['competition-organiser', 'photographer', 'scorer'],
      competitions: [liga],
    });
    expect((await peopleOf()).find(({ name }) => name === 'Иван')?.roles).toEqual([
      { role: 'competition-organiser', competitions: [liga] },
      { role: 'photographer', competitions: null },
      { role: 'scorer', competitions: [cup] },
    ]);
    expect((await ivan.send('GET', deskPaths.galleries)).statusCode).toBe(200);
    // In the cup he scores, and decides nothing.
    const act = (match: string, kind: object) => ({
      method: 'POST' as const,
      url: deskPaths.acts(league.id('matches', match)),
      payload: { act: kind },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(outcome(await sendFrom(league, ivan.cookie, act('tie', { act: 'cancel' })))).toEqual([403, 'forbidden']);
    expect((await sendFrom(league, ivan.cookie, act('s6', { act: 'cancel' }))).statusCode).toBe(200);
    expect(outcome(await change(ivan.session.personId, [{ role: 'scorer' }]))).toEqual([204, undefined]);
    expect(outcome(await ivan.send('GET', deskPaths.galleries))).toEqual([403, 'forbidden']);
  });

  test('are each there once, of competitions that there are, and never none', async () => {
    const ivan = await signInAs(league, 'scorer', { name: 'Иван' });
    const personId = ivan.session.personId;
    expect((await change(personId, [{ role: 'editor' }, { role: 'editor' }])).statusCode).toBe(400);
    expect((await change(personId, [{ role: 'scorer', competitions: [9999] }])).statusCode).toBe(400);
    expect(outcome(await change(personId, [{ role: 'competition-organiser' }]))).toEqual([400, 'required']);
    expect(outcome(await change(personId, []))).toEqual([400, 'required']);
    expect((await change(999_999, [{ role: 'editor' }])).statusCode).toBe(404);
    await invite(maria, { personId });
    expect((await change(personId, [])).statusCode).toBe(204);
    expect((await ivan.send('GET', deskPaths.session)).json()).toMatchObject({ roles: ['manager'] });
  });

  test('leave an organiser at a device', async () => {
    expect(outcome(await change(maria.session.personId, [{ role: 'editor' }]))).toEqual([409, 'last_organiser']);
    await signInAs(league, 'organiser', { name: 'Петър' });
    expect((await change(maria.session.personId, [{ role: 'editor' }])).statusCode).toBe(204);
    expect(outcome(await maria.send('GET', deskPaths.people))).toEqual([403, 'forbidden']);
  });

  test('of a node of the release before are understood', async () => {
    const liga = league.id('competitions', 'liga');
    const ivan = await signInAs(league, 'scorer', { name: 'Иван', competitions: [liga] });
    await league.database.pool.query('update people set roles = null');
    await league.database.pool.query('update person_competitions set role = null');
    expect((await ivan.send('GET', deskPaths.session)).json()).toMatchObject({ roles: ['scorer'] });
    expect((await peopleOf()).map(({ roles }) => roles)).toEqual([
      [{ role: 'organiser', competitions: null }],
      [{ role: 'scorer', competitions: [liga] }],
    ]);
    await league.database.pool.query('update person_competitions set competition_id = null');
    expect((await peopleOf())[1]?.roles).toEqual([{ role: 'scorer', competitions: [] }]);
  });
});
