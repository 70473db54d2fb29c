import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskErrorResponse } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Player } from '#contract/desk/players.ts';
import {
  openedLinkSchema,
  ownRegistrationSchema,
  registrationsSchema,
  type ConfirmedRegistration,
  type OpenedLink,
  type OwnRegistration,
  type PastedPlayers,
  type Registration,
  type SendRegistration,
  type SentPlayers,
  type TeamLink,
} from '#contract/desk/registrations.ts';
import type { ClubRequests, OfficeRequests } from '#contract/desk/requests.ts';
import type { Team } from '#contract/desk/teams.ts';
import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { apiPaths } from '#contract/paths.ts';
import { deleteWhatIsOver } from '#server/desk/clean-up.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { codeIn, sendFrom, signInAs, signInAsManager, type Device } from '#tests/support/desk-people.ts';
import {
  makeTeamLink,
  newToken,
  openTeamLink,
  PARENT,
  readOwn,
  register,
  registration,
} from '#tests/support/registrations.ts';

/* Players who register themselves by their team's link, and what its managers and the league make of it. */

let league: DeskLeague;
let maria: Device;
let radi: Device;
let other: Device;
let code: string;
beforeAll(async () => {
  league = await openDeskLeague();
  await league.database.pool.query(
    `update matches set status = 'FINISHED', phase = 'FULL_TIME', clock_running_since = null where status = 'LIVE'`,
  );
  maria = await signInAs(league, 'organiser', { name: 'Мария' });
  radi = await signInAsManager(league, 'balik', 'Ради');
  other = await signInAsManager(league, 'vihar', 'Друг');
});
beforeEach(async () => {
  league.passTo(0);
  await league.database.pool.query('truncate requests, registrations, team_links');
  await league.restart();
  await settings({ requests: { newPlayers: true, releases: true, numbers: false, teamData: true, transferDays: 3 } });
  code = await makeTeamLink(league, 'balik');
});
afterAll(() => league?.close());

const balik = () => league.id('teams', 'balik');
const DAY = 24 * 60;

async function settings(more: Partial<LeagueSettings>) {
  const { settings: now } = (await maria.send('GET', deskPaths.league)).json<{ settings: LeagueSettings }>();
  const squad = { ...now.squad, most: 99 };
  const saved = await maria.send('PUT', deskPaths.league, {
    ...now,
    squad,
    ages: { least: 14, adult: 18 },
    consent: { bg: '', en: '' },
    ...more,
  });
  expect([saved.statusCode, saved.body]).toEqual([200, saved.body]);
}

const outcome = (sent: { statusCode: number; body: string }) => {
  const { reason, field } = (sent.body === '' ? {} : JSON.parse(sent.body)) as Partial<DeskErrorResponse>;
  return [sent.statusCode, reason, ...(field === undefined ? [] : [field])];
};

let people = 0;
/** Somebody whom nobody looks like. */
const somebody = (more: Partial<SendRegistration> = {}) => {
  people += 1;
  const letters = String(people).replaceAll(/\d/g, (digit) => 'абвгдежзий'[Number(digit)] ?? '');
  return registration(league, code, {
    firstName: `Нов${letters}`,
    lastName: `Записан${letters}`,
    shirtNumber: null,
    ...more,
  });
};
async function send(sent: SendRegistration): Promise<OwnRegistration> {
  const answer = await register(league, sent);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  const own = answer.json<OwnRegistration>();
  expect(ownRegistrationSchema.parse(own)).toEqual(own);
  return own;
}
async function waiting(device = radi, team = balik()): Promise<Registration[]> {
  const read = (await device.send('GET', deskPaths.registrations(team))).json<{ waiting: Registration[] }>();
  expect(registrationsSchema.parse(read)).toEqual(read);
  return read.waiting;
}
const confirm = (one: Registration, body: object = {}, device = radi) =>
  device.send('POST', deskPaths.confirmedRegistration(one.id), { version: one.version, ...body });
async function confirmed(one: Registration, body: object = {}): Promise<ConfirmedRegistration> {
  const sent = await confirm(one, body);
  expect([sent.statusCode, sent.body]).toEqual([200, sent.body]);
  return sent.json<ConfirmedRegistration>();
}
const squadOf = async (team = balik()) => (await maria.send('GET', deskPaths.team(team))).json<Team>().squad;
const stateOf = async (token: string) => (await readOwn(league, token)).json<OwnRegistration>().state;
async function only(sent: SendRegistration): Promise<Registration> {
  await send(sent);
  const [one] = await waiting();
  if (!one) throw new Error('Nobody waits');
  return one;
}

describe('[RG3] the link of a team', () => {
  test('shows whose it is before anything is asked, and the same link again', async () => {
    const opened = (await openTeamLink(league, code)).json<OpenedLink>();
    expect(openedLinkSchema.parse(opened)).toEqual(opened);
    expect(opened).toMatchObject({
      team: { id: balik(), name: 'Балик' },
      invitedBy: 'Ради',
      ages: { least: 14, adult: 18 },
    });
    expect(JSON.stringify(opened)).not.toMatch(/birthdate|contact/);
    const shown = async () => (await radi.send('GET', deskPaths.teamLink(balik()))).json<TeamLink>().link;
    expect(codeIn((await shown())?.address ?? '')).toBe(code);
    expect((await shown())?.address).toBe((await shown())?.address);
  });

  test('ends at once when another is made, also for a form that is open', async () => {
    const open = await somebody();
    const renewed = (await radi.send('POST', deskPaths.teamLink(balik()))).json<TeamLink>();
    expect(outcome(await openTeamLink(league, code))).toEqual([404, 'unknown_code']);
    expect(outcome(await register(league, open))).toEqual([409, 'ended_code']);
    expect(await waiting()).toEqual([]);
    const next = codeIn(renewed.link?.address ?? '');
    expect(next).not.toBe(code);
    expect((await register(league, { ...open, code: next })).statusCode).toBe(200);
    expect((await radi.send('DELETE', deskPaths.teamLink(balik()))).statusCode).toBe(204);
    expect(outcome(await openTeamLink(league, next))).toEqual([404, 'unknown_code']);
    expect((await radi.send('GET', deskPaths.teamLink(balik()))).json()).toEqual({ link: null });
  });

  test('is one, however many make one at once', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => radi.send('POST', deskPaths.teamLink(balik()))));
    expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    const { rows } = await league.database.pool.query('select 1 from team_links where ended_at is null');
    expect(rows).toHaveLength(1);
  });

  test('is not guessed', async () => {
    const statuses = new Set<number>();
    for (let tries = 0; tries < 40; tries += 1) statuses.add((await openTeamLink(league, newToken())).statusCode);
    expect([...statuses]).toEqual([404, 429]);
    expect((await openTeamLink(league, code)).statusCode).toBe(200);
  });

  test('takes so many a day, and no more', async () => {
    const first = await somebody();
    await league.database.pool.query(
      `insert into registrations (team_id, token_hash, state, name, consent_id, consented_at, sent_at, changed_at, decided_at)
       select $1, 'x' || n, 'refused', 'Някой', $2, $3, $3, $3, $3 from generate_series(1, 60) n`,
      [balik(), first.consent, new Date('2026-03-15T17:00:00Z')],
    );
    expect(outcome(await register(league, first))).toEqual([409, 'full_link']);
    league.passTo(2 * DAY);
    expect((await register(league, first)).statusCode).toBe(200);
  });
});

describe('[RG1] [RG2] whoever registers', () => {
  test('is one registration, however often and at whatever moment it is sent', async () => {
    const sent = await somebody();
    const answers = await Promise.all([1, 2, 3].map(() => register(league, sent)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await waiting()).toHaveLength(1);
    expect(await send({ ...sent, lastName: 'Поправен' })).toMatchObject({ state: 'waiting', manager: 'Ради' });
    expect((await waiting()).map(({ name }) => name)).toEqual([`${sent.firstName} Поправен`]);
  });

  test('is refused what cannot be, and nothing is stored', async () => {
    const sent = await somebody();
    for (const [more, expected] of [
      [{ birthdate: '2012-03-16', parent: PARENT }, [400, 'too_young', 'birthdate']],
      [{ birthdate: '2026-03-15' }, [400, 'unborn', 'birthdate']],
      [{ birthdate: '2009-01-01' }, [400, 'needs_parent', 'parent']],
      [{ consent: 999 }, [400, 'invalid', 'consent']],
      [{ firstName: '1', lastName: '-' }, [400, 'invalid', 'lastName']],
      [{ photo: Buffer.from('<svg onload="x()"/>').toString('base64') }, [400, 'unknown_picture', 'photo']],
      [{ photo: Buffer.from('not a picture').toString('base64') }, [400, 'unknown_picture', 'photo']],
    ] as const)
      expect([more, outcome(await register(league, { ...sent, ...more }))]).toEqual([more, expected]);
    for (const more of [
      { firstName: '' },
      { firstName: 'а'.repeat(41) },
      { firstName: 'Ив\u202Eан' },
      { lastName: 'Ив\0ан' },
      { birthdate: '2001-02-30' },
      { shirtNumber: 100 },
      { shirtNumber: 1.5 },
      { position: 'KING' },
      { photo: '%%%' },
      { token: 'short' },
      { code: { $ne: 1 } },
      { parent: { ...PARENT, signature: { kind: 'drawn', strokes: [] } } },
      { parent: { ...PARENT, signature: { kind: 'drawn', strokes: [[1]] } } },
      { parent: { ...PARENT, signature: { kind: 'drawn', strokes: [[-1, 2000]] } } },
      { extra: true },
    ])
      expect([more, (await register(league, { ...sent, ...more })).statusCode]).toEqual([more, 400]);
    const large = { ...sent, photo: 'A'.repeat(500_000) };
    expect([400, 413]).toContain((await register(league, large)).statusCode);
    expect(await waiting()).toEqual([]);
  });

  test('of a minor has the declaration of a parent, with the whole text, of an adult nothing of one', async () => {
    const minor = await only(await somebody({ birthdate: '2009-05-03', parent: PARENT }));
    expect(minor).toMatchObject({ isMinor: true, parent: 'Силвия Русева', birthdate: '2009-05-03' });
    // The contact is for the league alone.
    expect(JSON.stringify(minor)).not.toContain('0887');
    const { rows } = await league.database.pool.query<{ declaration: Buffer }>('select declaration from registrations');
    expect(rows[0]?.declaration.subarray(0, 5).toString()).toBe('%PDF-');
    await league.database.pool.query('truncate registrations');
    const adult = await only(await somebody({ birthdate: '1990-05-03', parent: PARENT }));
    expect(adult).toMatchObject({ isMinor: false, parent: null });
  });

  test('sees how it stands on the phone that sent it, and nobody else does', async () => {
    const sent = await somebody();
    await send(sent);
    expect((await readOwn(league, sent.token)).json()).toMatchObject({ state: 'waiting', team: { name: 'Балик' } });
    expect(outcome(await readOwn(league, newToken()))).toEqual([404, 'unknown_code']);
    const [one] = await waiting();
    await radi.send('POST', deskPaths.refusedRegistration(one?.id ?? 0), { reason: 'Не те познавам' });
    expect((await readOwn(league, sent.token)).json()).toMatchObject({ state: 'refused', reason: 'Не те познавам' });
    // After a refusal he may send it again, also when the link has ended meanwhile.
    await radi.send('DELETE', deskPaths.teamLink(balik()));
    expect(await send(sent)).toMatchObject({ state: 'waiting', reason: null });
  });

  test('keeps the photo in a correction without one, where it shall stay', async () => {
    const sent = await somebody();
    expect(await send(sent)).toMatchObject({ hasPhoto: true });
    expect(await send({ ...sent, photo: null, keepsPhoto: true })).toMatchObject({ hasPhoto: true });
    expect((await waiting())[0]?.photo).not.toBeNull();
    expect(await send({ ...sent, photo: null })).toMatchObject({ hasPhoto: false });
    // There is none that could stay.
    expect(await send({ ...sent, photo: null, keepsPhoto: true })).toMatchObject({ hasPhoto: false });
  });

  test('changes nothing that a manager has confirmed, at whatever moment he corrects it', async () => {
    const sent = await somebody();
    const one = await only(sent);
    expect(await send({ ...sent, lastName: 'Друг' })).toMatchObject({ state: 'waiting' });
    // He confirms what he has seen.
    expect(outcome(await confirm(one))).toEqual([409, 'changed_since']);
    const [seen] = await waiting();
    const both = await Promise.all([confirm(seen ?? one), register(league, { ...sent, lastName: 'Трети' })]);
    const [byManager, byPlayer] = both;
    expect(byPlayer.statusCode).toBe(200);
    const { rows } = await league.database.pool.query<{ name: string; state: string }>(
      'select name, state from registrations',
    );
    if (byManager.statusCode === 200)
      expect(rows[0]).toMatchObject({ state: 'confirmed', name: `${sent.firstName} Друг` });
    else expect(rows[0]).toMatchObject({ state: 'waiting', name: `${sent.firstName} Трети` });
  });
});

describe('[RG2] [CB1] what a manager says', () => {
  test('once: of two managers the second is told', async () => {
    const one = await only(await somebody());
    const both = await Promise.all([confirm(one), confirm(one, {}, maria)]);
    expect(both.map(outcome).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [200, undefined],
      [409, 'decided'],
    ]);
    const { sent } = (await radi.send('GET', deskPaths.teamRequests(balik()))).json<ClubRequests>();
    expect(sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('asks the league, and its yes makes a player with photo, number, declaration and consent', async () => {
    const sent = await somebody({ birthdate: '2009-05-03', parent: PARENT, shirtNumber: 66 });
    const { requestId } = await confirmed(await only(sent));
    expect(await stateOf(sent.token)).toBe('with-league');
    const { teams } = (await maria.send('GET', deskPaths.requests)).json<OfficeRequests>();
    const asked = teams[0]?.requests[0];
    expect(asked).toMatchObject({
      id: requestId,
      kind: 'new-player',
      // The declaration is there: nobody has to look twice.
      doubts: [],
      registration: { hasDeclaration: true, parent: 'Силвия Русева', parentContact: '0887 604 215' },
    });
    expect((await maria.send('GET', asked?.picture?.address ?? '')).headers['content-type']).toBe('image/webp');
    const many = await maria.send('POST', deskPaths.acceptedRequests, { requestIds: [requestId] });
    expect(many.json()).toMatchObject({ accepted: [requestId], kept: [] });
    const member = (await squadOf()).find(({ fields }) => fields.shirtNumber === 66);
    const player = (await maria.send('GET', deskPaths.player(member?.playerId ?? 0))).json<Player>();
    expect(player).toMatchObject({
      fields: {
        name: `${sent.firstName} ${sent.lastName}`,
        birthdate: '2009-05-03',
        position: 'DEF',
        picture: { id: expect.any(Number) },
      },
      declaration: { given: true, file: { type: 'application/pdf' } },
    });
    expect(await stateOf(sent.token)).toBe('accepted');
    const { rows } = await league.database.pool.query(
      `select c.consent_id as edition, c.by_parent as "byParent", r.photo, r.declaration, r.birthdate, r.parent_contact as contact
       from registrations r join consents c on c.player_id = r.player_id`,
    );
    // [RG5] Nothing private stays twice.
    expect(rows).toEqual([
      { edition: sent.consent, byParent: true, photo: null, declaration: null, birthdate: null, contact: null },
    ]);
  });

  test('takes effect at once where the league leaves it to clubs', async () => {
    await settings({
      requests: { newPlayers: false, releases: true, numbers: false, teamData: true, transferDays: 3 },
    });
    const sent = await somebody({ shirtNumber: 67 });
    expect(await confirmed(await only(sent))).toEqual({ requestId: null, isTransfer: false });
    const member = (await squadOf()).find(({ fields }) => fields.shirtNumber === 67);
    // [AG2] The site has his age alone, as the text says that he agreed to.
    const shown = await league.app().inject(apiPaths.player(member?.playerId ?? 0));
    expect(shown.json()).toMatchObject({ age: expect.any(Number) });
    expect(shown.json()).not.toHaveProperty('birthdate');
    expect(await stateOf(sent.token)).toBe('accepted');
  });

  test('is refused where the rules forbid it, and the registration waits on', async () => {
    const worn = (await squadOf()).find(({ fields }) => fields.shirtNumber !== null)?.fields.shirtNumber ?? 0;
    const one = await only(await somebody({ shirtNumber: worn }));
    expect(one.numberTaken).toBe(true);
    expect(outcome(await confirm(one))[1]).toBe('number_taken');
    const [same] = await waiting();
    const { name, birthdate, position, version } = same ?? one;
    const correct = (body: object) =>
      radi.send('PUT', deskPaths.registration(one.id), { version, name, birthdate, position, ...body });
    expect((await correct({ shirtNumber: 68 })).statusCode).toBe(204);
    expect(outcome(await correct({ shirtNumber: 69 }))).toEqual([409, 'changed_since']);
    const [corrected] = await waiting();
    expect(corrected).toMatchObject({ shirtNumber: 68, numberTaken: false });
    expect((await confirm(corrected ?? one)).statusCode).toBe(200);
  });

  test('[RG4] two may wish one number: both are told of, and nobody is held up', async () => {
    await Promise.all([send(await somebody({ shirtNumber: 70 })), send(await somebody({ shirtNumber: 70 }))]);
    expect((await waiting()).map(({ numberTaken }) => numberTaken)).toEqual([true, true]);
  });

  test('a refusal of the league leads back to whoever registered', async () => {
    const sent = await somebody();
    const { requestId } = await confirmed(await only(sent));
    await maria.send('POST', deskPaths.refusedRequest(requestId ?? 0), { reason: 'Тайна на лигата' });
    const own = (await readOwn(league, sent.token)).json<OwnRegistration>();
    expect([own.state, own.reason]).toEqual(['refused', null]);
    expect(await send(sent)).toMatchObject({ state: 'waiting' });
    expect(await waiting()).toHaveLength(1);
  });

  test('whom the league refuses waits for the manager again, who sees why and loses nothing of him', async () => {
    const sent = await somebody({ birthdate: '2009-05-03', parent: PARENT, shirtNumber: 77 });
    const { requestId } = await confirmed(await only(sent));
    await maria.send('POST', deskPaths.refusedRequest(requestId ?? 0), { reason: 'Името не е цяло' });
    const [back] = await waiting();
    if (!back) throw new Error('He is not back');
    expect(back).toMatchObject({
      returned: { reason: 'Името не е цяло' },
      parent: 'Силвия Русева',
      photo: expect.any(String),
    });
    const requests = async () => (await radi.send('GET', deskPaths.teamRequests(balik()))).json<ClubRequests>().sent;
    expect((await requests())[0]).toMatchObject({ registration: { id: back.id, waits: true } });
    // The contact of the parent is the league's alone.
    expect(JSON.stringify(await requests())).not.toContain('0887');
    const { version, birthdate, position, shirtNumber } = back;
    const name = `${back.name} Втори`;
    await radi.send('PUT', deskPaths.registration(back.id), { version, name, birthdate, position, shirtNumber });
    const [corrected] = await waiting();
    const again = await confirmed(corrected ?? back);
    expect(again.requestId).not.toBe(requestId);
    expect(await waiting()).toEqual([]);
    expect(await stateOf(sent.token)).toBe('with-league');
    expect(outcome(await confirm(back))).toEqual([409, 'decided']);
    expect((await maria.send('POST', deskPaths.acceptedRequest(again.requestId ?? 0), {})).statusCode).toBe(204);
    const member = (await squadOf()).find(({ fields }) => fields.shirtNumber === 77);
    const player = (await maria.send('GET', deskPaths.player(member?.playerId ?? 0))).json<Player>();
    expect(player).toMatchObject({
      fields: { name, picture: { id: expect.any(Number) } },
      declaration: { given: true },
    });
    expect(await stateOf(sent.token)).toBe('accepted');
  });

  test('whom the team takes back waits for the manager again, who can refuse him', async () => {
    const sent = await somebody();
    const { requestId } = await confirmed(await only(sent));
    await radi.send('POST', deskPaths.withdrawnRequest(requestId ?? 0), {});
    const [back] = await waiting();
    expect(back).toMatchObject({ returned: { reason: null } });
    expect(await stateOf(sent.token)).toBe('waiting');
    await radi.send('POST', deskPaths.refusedRegistration(back?.id ?? 0), { reason: 'Отказа се' });
    expect(await waiting()).toEqual([]);
    expect((await readOwn(league, sent.token)).json()).toMatchObject({ state: 'refused', reason: 'Отказа се' });
  });
});

describe('[RG6] [CB3] somebody whom the league knows', () => {
  const nameOf = async (key: string) => {
    const { fields } = (await maria.send('GET', deskPaths.player(league.player(key)))).json<Player>();
    const [firstName = '', lastName = ''] = fields.name.split(' ');
    return { firstName, lastName, birthdate: fields.birthdate ?? '1990-01-01' };
  };

  test('is offered by his public name, whatever the birth date, and never to the player', async () => {
    const { firstName, lastName } = await nameOf('petar');
    const sent = await somebody({ firstName, lastName, birthdate: '1971-01-01' });
    const own = await send(sent);
    expect(JSON.stringify(own)).not.toMatch(/alike|Вихър/);
    const [one] = await waiting();
    expect(one?.alike).toEqual([
      expect.objectContaining({
        playerId: league.player('petar'),
        isOwn: false,
        teams: [expect.objectContaining({ name: 'Вихър' })],
      }),
    ]);
    expect(JSON.stringify(one?.alike)).not.toMatch(/birth|19\d\d-/);
  });

  test('is not offered by a birth date, nor where his name is not public', async () => {
    const { lastName, birthdate } = await nameOf('petar');
    const [same] = [await only(await somebody({ firstName: 'Съвсем', lastName, birthdate }))];
    expect(same.alike).toEqual([]);
    await league.database.pool.query('truncate registrations');
    const { firstName } = await nameOf('petar');
    await league.database.pool.query('update players set hidden = true where id = $1', [league.player('petar')]);
    expect((await only(await somebody({ firstName, lastName }))).alike).toEqual([]);
    await league.database.pool.query('update players set hidden = false where id = $1', [league.player('petar')]);
  });

  test('is asked for as a transfer when the manager recognises him, and nobody else can be', async () => {
    const { firstName, lastName } = await nameOf('petar');
    const one = await only(await somebody({ firstName, lastName }));
    expect(outcome(await confirm(one, { playerId: league.player('v1') }))).toEqual([400, 'invalid', 'playerId']);
    expect(await confirmed(one, { playerId: league.player('petar') })).toMatchObject({ isTransfer: true });
    const { asked } = (
      await other.send('GET', deskPaths.teamRequests(league.id('teams', 'vihar')))
    ).json<ClubRequests>();
    expect(asked).toMatchObject([{ kind: 'transfer', player: { id: league.player('petar') }, turn: 'other-team' }]);
  });

  test('[CB7] and whom the manager says he is not: the league is asked again only where they may be one', async () => {
    const { firstName, lastName, birthdate } = await nameOf('petar');
    const born = (day: string) => somebody({ firstName, lastName, birthdate: day });
    const { requestId: namesake } = await confirmed(await only(await born('1971-01-01')));
    const { requestId: twin } = await confirmed(await only(await born(birthdate)));
    const answer = await maria.send('POST', deskPaths.acceptedRequests, { requestIds: [namesake, twin] });
    expect(answer.json()).toMatchObject({ accepted: [namesake], kept: [{ requestId: twin, reason: 'looks_alike' }] });
  });

  test('of the own squad gets what he sent', async () => {
    const { firstName, lastName } = await nameOf('ivan');
    const sent = await somebody({ firstName, lastName });
    const one = await only(sent);
    expect(one.alike[0]).toMatchObject({ playerId: league.player('ivan'), isOwn: true });
    expect(await confirmed(one, { playerId: league.player('ivan') })).toEqual({ requestId: null, isTransfer: false });
    expect(
      (await maria.send('GET', deskPaths.player(league.player('ivan')))).json<Player>().fields.picture,
    ).not.toBeNull();
    expect(await stateOf(sent.token)).toBe('accepted');
  });

  test('of another manager nothing is seen or decided', async () => {
    const one = await only(await somebody());
    for (const [method, url, body] of [
      ['GET', deskPaths.registrations(balik())],
      ['GET', deskPaths.teamLink(balik())],
      ['POST', deskPaths.teamLink(balik())],
      ['DELETE', deskPaths.teamLink(balik())],
      ['GET', deskPaths.registrationPhoto(one.id)],
      ['POST', deskPaths.confirmedRegistration(one.id), { version: one.version }],
      ['POST', deskPaths.refusedRegistration(one.id), { reason: null }],
    ] as const)
      expect([url, outcome(await other.send(method, url, body))]).toEqual([url, [403, 'forbidden']]);
    expect((await radi.send('GET', one.photo ?? '')).headers['content-type']).toBe('image/webp');
    expect((await sendFrom(league, undefined, { url: one.photo ?? '' })).statusCode).toBe(401);
    expect(await waiting()).toHaveLength(1);
  });
});

test('[RG7] a changed text of consent is a new edition, and who agreed to the old one has agreed to that', async () => {
  const edition = async () => (await openTeamLink(league, code)).json<OpenedLink>().consent;
  const first = await edition();
  expect(first.bg).toContain('Съгласен съм');
  await settings({ consent: { bg: 'Съгласен съм с {league}.', en: '' } });
  const second = await edition();
  expect(second.edition).toBeGreaterThan(first.edition);
  expect(second).toMatchObject({ since: '2026-03-15', bg: expect.stringMatching(/^Съгласен съм с .+\.$/) });
  expect((await edition()).edition).toBe(second.edition);
  expect((await register(league, await somebody({ consent: first.edition }))).statusCode).toBe(200);
});

test('[RG5] what was refused is forgotten after sixty days, and what nobody looked at after half a year', async () => {
  const refused = await only(await somebody());
  await radi.send('POST', deskPaths.refusedRegistration(refused.id), {});
  await send(await somebody());
  const left = async (days: number) => {
    const now = new Date(Date.parse('2026-03-15T18:00:00Z') + days * 86_400_000);
    await deleteWhatIsOver(league.database.db, now, (error) => expect(error).toBeNull());
    return (await league.database.pool.query('select 1 from registrations')).rows.length;
  };
  expect([await left(59), await left(61), await left(179), await left(181)]).toEqual([2, 1, 1, 0]);
});

test('[RG8] pasted lines are read each for itself, and sent together', async () => {
  const text = '71 Атанас Гочев 5.3.1999\n\n72. Борис Тонков, 03.05.1998, нападател\nСамо Име\nВлади Млад 1.1.2020';
  const read = await radi.send('POST', deskPaths.pastedPlayers(balik()), { text });
  const { lines } = read.json<PastedPlayers>();
  expect(
    lines.map(({ line, name, birthdate, shirtNumber, position, wrong }) => [
      line,
      name,
      birthdate,
      shirtNumber,
      position,
      wrong,
    ]),
  ).toEqual([
    [1, 'Атанас Гочев', '1999-03-05', 71, null, null],
    [3, 'Борис Тонков', '1998-05-03', 72, 'FWD', null],
    [4, 'Само Име', null, null, null, 'no_birthdate'],
    [5, 'Влади Млад', '2020-01-01', null, null, 'too_young'],
  ]);
  const players = lines
    .slice(0, 2)
    .map(({ name, birthdate, shirtNumber, position }) => ({ name, birthdate, shirtNumber, position }));
  const sent = await radi.send('POST', deskPaths.newPlayers(balik()), { players: [...players, players[0]] });
  expect(sent.json<SentPlayers>().players).toMatchObject([
    { name: 'Атанас Гочев', requestId: expect.any(Number), reason: null },
    { name: 'Борис Тонков', requestId: expect.any(Number), reason: null },
    { name: 'Атанас Гочев', requestId: null, reason: 'asked_already' },
  ]);
});
