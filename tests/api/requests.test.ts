import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskErrorSchema, type DeskErrorResponse } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Journal } from '#contract/desk/people.ts';
import {
  acceptedManySchema,
  clubRequestsSchema,
  decidedRequestsSchema,
  officeRequestsSchema,
  type AcceptedMany,
  type ClubRequests,
  type DecidedRequests,
  type OfficeRequests,
  type RequestContent,
  type SentRequest,
} from '#contract/desk/requests.ts';
import type { Team } from '#contract/desk/teams.ts';
import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { deleteOldRequests } from '#server/db/requests/requests.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom, signInAs, signInAsManager, type Device } from '#tests/support/desk-people.ts';
import { TEAM } from '#tests/support/office.ts';

/* What clubs ask for, and what the league says. */

let league: DeskLeague;
let maria: Device;
let petar: Device;
let radi: Device;
let other: Device;
beforeAll(async () => {
  league = await openDeskLeague();
  // Nobody is merged while a match is on.
  await league.database.pool.query(
    `update matches set status = 'FINISHED', phase = 'FULL_TIME', clock_running_since = null where status = 'LIVE'`,
  );
  maria = await signInAs(league, 'organiser', { name: 'Мария' });
  petar = await signInAs(league, 'organiser', { name: 'Петър' });
  radi = await signInAsManager(league, 'balik', 'Ради');
  other = await signInAsManager(league, 'vihar', 'Друг');
});
beforeEach(async () => {
  league.passTo(0);
  await league.database.pool.query('truncate requests cascade');
  await league.database.pool.query('update competition_seasons set registration_until = null');
  await decides({ newPlayers: true, releases: true, numbers: false, teamData: true, transferDays: 3 });
});
afterAll(() => league?.close());

const balik = () => league.id('teams', 'balik');
const DAY = 24 * 60;

async function decides(requests: LeagueSettings['requests']) {
  const { settings } = (await maria.send('GET', deskPaths.league)).json<{ settings: LeagueSettings }>();
  const squad = { ...settings.squad, most: 99 };
  const saved = await maria.send('PUT', deskPaths.league, { ...settings, requests, squad });
  expect([saved.statusCode, saved.body]).toEqual([200, saved.body]);
}

let players = 0;
/** Somebody new, whom nobody looks like. */
const newPlayer = (more: object = {}): RequestContent => {
  players += 1;
  const name = `Нов${'абвгдежзийклмнопрстуфхц'[players % 23]}${'абвгдежзий'[players % 10]} Записан${'клмнопрст'[players % 9]}`;
  const payload = { name, birthdate: `19${70 + (players % 29)}-05-03`, position: null, shirtNumber: null, ...more };
  return { kind: 'new-player', payload };
};
const number = (shirtNumber: number | null, key = 'ivan'): RequestContent => ({
  kind: 'number',
  payload: { playerId: league.player(key), shirtNumber },
});
const release = (key: string, on = '2026-04-01'): RequestContent => ({
  kind: 'release',
  payload: { playerId: league.player(key), on },
});
const transfer = (key: string, from: string, on = '2026-04-01'): RequestContent => ({
  kind: 'transfer',
  payload: { playerId: league.player(key), fromTeamId: league.id('teams', from), on, shirtNumber: null },
});

const send = (device: Device, content: object, team = 'balik') =>
  device.send('POST', deskPaths.teamRequests(league.id('teams', team)), content);
async function ask(device: Device, content: RequestContent, team = 'balik'): Promise<number> {
  const sent = await send(device, content, team);
  expect([sent.statusCode, sent.body]).toEqual([201, sent.body]);
  return sent.json<SentRequest>().requestId ?? 0;
}
const accept = (id: number, body: object = {}, device = maria) =>
  device.send('POST', deskPaths.acceptedRequest(id), body);
const refuse = (id: number, reason = 'Непълна', device = maria) =>
  device.send('POST', deskPaths.refusedRequest(id), { reason });
async function acceptAll(...requestIds: number[]): Promise<AcceptedMany> {
  const sent = await maria.send('POST', deskPaths.acceptedRequests, { requestIds });
  expect([sent.statusCode, sent.body]).toEqual([200, sent.body]);
  const answer = sent.json<AcceptedMany>();
  expect(acceptedManySchema.parse(answer)).toEqual(answer);
  return answer;
}
const outcome = (sent: { statusCode: number; body: string }) => [
  sent.statusCode,
  sent.body === '' ? undefined : (JSON.parse(sent.body) as DeskErrorResponse).reason,
];
async function ofTeam(device: Device, team = 'balik'): Promise<ClubRequests> {
  const read = (await device.send('GET', deskPaths.teamRequests(league.id('teams', team)))).json<ClubRequests>();
  expect(clubRequestsSchema.parse(read)).toEqual(read);
  return read;
}
async function waiting(): Promise<OfficeRequests['teams']> {
  const read = (await maria.send('GET', deskPaths.requests)).json<OfficeRequests>();
  expect(officeRequestsSchema.parse(read)).toEqual(read);
  return read.teams;
}
async function decided(): Promise<DecidedRequests['requests']> {
  const read = (await maria.send('GET', deskPaths.decidedRequests)).json<DecidedRequests>();
  expect(decidedRequestsSchema.parse(read)).toEqual(read);
  return read.requests;
}
const squadOf = async (team = 'balik') =>
  (await maria.send('GET', deskPaths.team(league.id('teams', team)))).json<Team>().squad;
const journal = async (query = '') => (await maria.send('GET', `${deskPaths.journal}${query}`)).json<Journal>().entries;

describe('[CB1] what a manager sends', () => {
  test('waits where the league decides, and takes effect at once where it does not', async () => {
    const content = newPlayer({ shirtNumber: 71 });
    const id = await ask(radi, content);
    expect((await squadOf()).some(({ fields }) => fields.shirtNumber === 71)).toBe(false);
    expect(await ofTeam(radi)).toMatchObject({
      sent: [{ id, kind: 'new-player', payload: content.payload, sentBy: 'Ради', turn: 'league', outcome: null }],
      asked: [],
    });
    expect((await send(radi, number(61))).json()).toEqual({ requestId: null });
    expect((await squadOf()).find(({ playerId }) => playerId === league.player('ivan'))?.fields.shirtNumber).toBe(61);
    // It is his own change, as the office would have made it.
    expect((await journal())[0]).toMatchObject({ what: 'edit_player', who: 'Ради', after: { shirtNumber: 61 } });
    await decides({ newPlayers: false, releases: false, numbers: true, teamData: false, transferDays: 3 });
    expect((await send(radi, newPlayer({ shirtNumber: 72 }))).json()).toEqual({ requestId: null });
    expect((await squadOf()).some(({ fields }) => fields.shirtNumber === 72)).toBe(true);
    expect(await ask(radi, number(62))).toBeGreaterThan(id);
  });

  test('waits after the registration day of a competition', async () => {
    const until = (day: string) =>
      league.database.pool.query(
        `update competition_seasons cs set registration_until = $1 from seasons s, competition_teams ct
         where s.id = cs.season_id and s.is_current and ct.competition_season_id = cs.id and ct.team_id = $2`,
        [day, balik()],
      );
    await until('2026-03-15');
    expect((await send(radi, number(63))).json()).toEqual({ requestId: null });
    await until('2026-03-14');
    expect(await ask(radi, number(64))).toBeGreaterThan(0);
  });

  test('is refused at once where the rules forbid it, and nothing of it stays', async () => {
    const taken = (await squadOf()).find(({ playerId }) => playerId === league.player('b1'))?.fields.shirtNumber ?? 0;
    const before = await journal();
    expect(outcome(await send(radi, newPlayer({ shirtNumber: taken })))).toEqual([400, 'number_taken']);
    expect(outcome(await send(radi, number(taken)))).toEqual([400, 'number_taken']);
    expect(outcome(await send(radi, newPlayer({ birthdate: '2026-12-01' })))).toEqual([400, 'in_future']);
    expect(outcome(await send(radi, release('petar')))).toEqual([409, 'not_in_squad']);
    expect(outcome(await send(radi, transfer('ivan', 'balik')))).toEqual([400, 'same_squad']);
    expect(outcome(await send(radi, { kind: 'team-data', payload: {} }))).toEqual([400, 'required']);
    expect((await send(radi, { kind: 'crown', payload: {} })).statusCode).toBe(400);
    expect(await journal()).toEqual(before);
    expect(await ofTeam(radi)).toEqual({ sent: [], asked: [] });
  });

  test('is sent once, and not without end', async () => {
    await ask(radi, release('b2'));
    expect(outcome(await send(radi, release('b2', '2026-05-01')))).toEqual([409, 'asked_already']);
    const request = { method: 'POST' as const, url: deskPaths.teamRequests(balik()), payload: release('b3') };
    const keyed = () => sendFrom(league, radi.cookie, { ...request, headers: { 'idempotency-key': key } });
    const key = randomUUID();
    const [first, second] = [await keyed(), await keyed()];
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    await league.database.pool.query(
      `insert into requests (kind, team_id, payload, sent_at)
       select 'new-player', $1, json_build_object('name', 'И' || i, 'birthdate', '1990-01-01'), now() from generate_series(1, 58) i`,
      [balik()],
    );
    expect(outcome(await send(radi, release('b4')))).toEqual([409, 'full_requests']);
  });
});

describe('[CB2] a request', () => {
  test('that is accepted takes effect by the office’s own commands, in the name of who accepts', async () => {
    const content = newPlayer({ shirtNumber: 73 });
    const id = await ask(radi, content);
    expect((await waiting()).map(({ team, requests }) => [team.name, requests.map((one) => one.id)])).toEqual([
      ['Балик', [id]],
    ]);
    expect((await accept(id)).statusCode).toBe(204);
    expect((await squadOf()).find(({ fields }) => fields.shirtNumber === 73)?.fields).toMatchObject(content.payload);
    expect((await journal()).slice(0, 2).map(({ what, who }) => [what, who])).toEqual([
      ['accept_request', 'Мария'],
      ['create_player', 'Мария'],
    ]);
    expect((await ofTeam(radi)).sent).toMatchObject([
      { id, outcome: { state: 'accepted', by: 'Мария', reason: null } },
    ]);
    expect(await waiting()).toEqual([]);
  });

  test('that is refused says why, and that is withdrawn is gone', async () => {
    const [refused, withdrawn] = [await ask(radi, release('b2')), await ask(radi, release('b3'))];
    expect((await maria.send('POST', deskPaths.refusedRequest(refused), {})).statusCode).toBe(400);
    expect((await refuse(refused, 'Не е попълнена')).statusCode).toBe(204);
    expect((await radi.send('POST', deskPaths.withdrawnRequest(withdrawn), {})).statusCode).toBe(204);
    const { sent } = await ofTeam(radi);
    expect(new Map(sent.map((one) => [one.id, one.outcome]))).toMatchObject(
      new Map([
        [refused, { state: 'refused', by: 'Мария', reason: 'Не е попълнена' }],
        [withdrawn, { state: 'withdrawn', by: 'Ради', reason: null }],
      ]),
    );
    // The league reads the same, what was decided last first.
    expect((await decided()).map(({ id, outcome }) => [id, outcome?.by, outcome?.reason])).toEqual([
      [withdrawn, 'Ради', null],
      [refused, 'Мария', 'Не е попълнена'],
    ]);
    league.passTo(31 * DAY);
    expect((await ofTeam(radi)).sent).toEqual([]);
    expect(await decided()).toEqual([]);
    league.passTo(0);
    expect((await journal(`?subject=team:${balik()}`)).slice(0, 2).map(({ what }) => what)).toEqual([
      'withdraw_request',
      'refuse_request',
    ]);
  });

  test('is decided once: whoever comes second learns who was first, when and how', async () => {
    const id = await ask(radi, release('b4'));
    await accept(id);
    league.passTo(2);
    for (const late of [
      await accept(id, {}, petar),
      await refuse(id, 'Не', petar),
      await radi.send('POST', deskPaths.withdrawnRequest(id), {}),
    ]) {
      expect(late.statusCode).toBe(409);
      const { reason, outcome: how } = deskErrorSchema.parse(late.json());
      expect([reason, how]).toEqual([
        'decided',
        { state: 'accepted', by: 'Мария', at: '2026-03-15T18:00:00.000Z', reason: null },
      ]);
    }
    expect((await accept(999_999)).statusCode).toBe(404);
  });

  test('that three decide at the same moment is decided by one', async () => {
    for (let round = 0; round < 12; round += 1) {
      const content = newPlayer({ shirtNumber: null });
      const id = await ask(radi, content);
      const before = (await squadOf()).length;
      const sent = await Promise.all([
        accept(id),
        accept(id, {}, petar),
        refuse(id, 'Не', petar),
        radi.send('POST', deskPaths.withdrawnRequest(id), {}),
        maria.send('POST', deskPaths.acceptedRequests, { requestIds: [id] }),
      ]);
      const many = sent[4]?.json<AcceptedMany>();
      const won = sent.slice(0, 4).filter(({ statusCode }) => statusCode === 204).length + (many?.accepted.length ?? 0);
      expect([round, won]).toEqual([round, 1]);
      for (const late of sent.slice(0, 4).filter(({ statusCode }) => statusCode !== 204))
        expect(outcome(late)).toEqual([409, 'decided']);
      const [end] = (await ofTeam(radi)).sent.filter((one) => one.id === id);
      expect((await squadOf()).length - before).toBe(end?.outcome?.state === 'accepted' ? 1 : 0);
    }
  });

  test('under one key is accepted once, and answered twice', async () => {
    const id = await ask(radi, newPlayer());
    const before = (await squadOf()).length;
    const headers = { 'idempotency-key': randomUUID() };
    const request = { method: 'POST' as const, url: deskPaths.acceptedRequest(id), payload: {}, headers };
    for (let time = 0; time < 2; time += 1)
      expect((await sendFrom(league, maria.cookie, request)).statusCode).toBe(204);
    expect((await squadOf()).length).toBe(before + 1);
  });

  test('that no longer holds is said, stays open, and can be put right', async () => {
    const id = await ask(radi, newPlayer({ shirtNumber: 74 }));
    await send(radi, number(74, 'b5'));
    expect(outcome(await accept(id))).toEqual([400, 'number_taken']);
    expect((await waiting())[0]?.requests.map((one) => one.id)).toEqual([id]);
    expect((await accept(id, { shirtNumber: 75 })).statusCode).toBe(204);
    expect((await squadOf()).some(({ fields }) => fields.shirtNumber === 75)).toBe(true);
  });

  test('among many does not hold up the others', async () => {
    const [clean, taken, alike] = [
      await ask(radi, newPlayer({ shirtNumber: 81 })),
      await ask(radi, newPlayer({ shirtNumber: 82 })),
      await ask(radi, { kind: 'new-player', payload: await looksLike('petar') }),
    ];
    const last = await ask(radi, newPlayer({ shirtNumber: 83 }));
    const decided = await ask(other, newPlayer({ shirtNumber: 84 }), 'vihar');
    await refuse(decided, 'Не', petar);
    await send(radi, number(82, 'b6'));
    const answer = await acceptAll(clean, taken, alike, last, decided, 999_999);
    expect(answer.accepted).toEqual([clean, last]);
    expect(answer.kept.map(({ requestId, reason }) => [requestId, reason])).toEqual([
      [taken, 'number_taken'],
      [alike, 'looks_alike'],
      [decided, 'decided'],
      [999_999, 'not_found'],
    ]);
    expect(answer.kept[2]?.outcome).toMatchObject({ state: 'refused', by: 'Петър' });
    const numbers = (await squadOf()).map(({ fields }) => fields.shirtNumber);
    expect([81, 83].every((one) => numbers.includes(one))).toBe(true);
    expect((await waiting()).flatMap(({ requests }) => requests.map((one) => one.id))).toEqual([taken, alike]);
  });

  test('about the data of a team keeps what somebody else has changed since', async () => {
    const content: RequestContent = { kind: 'team-data', payload: { city: 'Шабла', stadium: 'Поляната' } };
    const id = await ask(radi, content);
    await league.database.pool.query(`update teams set city = 'Варна' where id = $1`, [balik()]);
    expect(outcome(await accept(id))).toEqual([409, 'changed_since']);
    await league.database.pool.query(`update teams set city = 'Шабла' where id = $1`, [balik()]);
    expect((await accept(id)).statusCode).toBe(204);
    const { fields } = (await maria.send('GET', deskPaths.team(balik()))).json<Team>();
    expect(fields).toMatchObject({ city: 'Шабла', stadium: 'Поляната', shortName: fields.shortName });
  });
});

/** The name and the birth date of somebody who is known. */
async function looksLike(key: string) {
  const { rows } = await league.database.pool.query<{ name: string; birthdate: string }>(
    `update players set birthdate = coalesce(birthdate, '1991-02-03') where key = $1 returning name, birthdate::text`,
    [key],
  );
  const { name = '', birthdate = '' } = rows[0] ?? {};
  return { name, birthdate, position: null, shirtNumber: null };
}

describe('[CB7] doubts', () => {
  test('are shown to the league, and pass only when somebody has looked', async () => {
    const payload = await looksLike('petar');
    const id = await ask(radi, { kind: 'new-player', payload });
    const request = (await waiting())[0]?.requests[0];
    expect(request?.doubts).toEqual([{ doubt: 'looks_alike', about: expect.stringContaining('Вихър') }]);
    // The club is not told whom others have.
    expect(JSON.stringify(await ofTeam(radi))).not.toMatch(/Вихър|doubt/);
    expect(outcome(await accept(id))).toEqual([409, 'looks_alike']);
    expect((await accept(id, { despite: ['looks_alike'] })).statusCode).toBe(204);
    const same = (await squadOf()).filter(({ fields }) => fields.name === payload.name);
    expect(same.map(({ playerId }) => playerId)).not.toContain(league.player('petar'));
  });

  test('of the same person: he joins with his record, if the rules let him', async () => {
    const payload = await looksLike('petar');
    const id = await ask(radi, { kind: 'new-player', payload: { ...payload, name: payload.name.toUpperCase() } });
    // He is in another team of the competition.
    expect(outcome(await accept(id, { playerId: league.player('petar') }))).toEqual([400, 'in_other_team']);
    expect(outcome(await accept(id, { playerId: 999_999 }))).toEqual([400, 'invalid']);
    await refuse(id);
  });

  test('are about a full squad and a minor without a declaration', async () => {
    const { settings } = (await maria.send('GET', deskPaths.league)).json<{ settings: LeagueSettings }>();
    const size = (await squadOf()).filter(({ fields }) => fields.leftOn === null).length;
    const squad = { ...settings.squad, least: settings.squad.onPitch, most: Math.max(size, settings.squad.onPitch) };
    await maria.send('PUT', deskPaths.league, { ...settings, squad });
    const id = await ask(radi, newPlayer({ birthdate: '2010-06-01' }));
    const request = (await waiting())[0]?.requests[0];
    expect(request?.doubts.map(({ doubt }) => doubt)).toEqual(['above_most', 'no_declaration']);
    expect(outcome(await accept(id, { despite: ['above_most'] }))).toEqual([409, 'no_declaration']);
    expect((await accept(id, { despite: ['above_most', 'no_declaration'] })).statusCode).toBe(204);
    const { settings: now } = (await maria.send('GET', deskPaths.league)).json<{ settings: LeagueSettings }>();
    await maria.send('PUT', deskPaths.league, { ...now, squad: settings.squad });
  });
});

describe('[CB8] a transfer', () => {
  const answer = (device: Device, id: number, agreed: boolean, reason: string | null = null) =>
    device.send('POST', deskPaths.answeredTransfer(id), { agreed, reason });

  test('waits for the old club, which alone answers, once', async () => {
    const id = await ask(radi, transfer('v6', 'vihar'));
    const { sent } = await ofTeam(radi);
    expect(sent).toMatchObject([{ turn: 'other-team', answerUntil: '2026-03-18', otherTeam: { name: 'Вихър' } }]);
    expect((await ofTeam(other, 'vihar')).asked).toMatchObject([
      { id, team: { name: 'Балик' }, player: { id: league.player('v6') } },
    ]);
    expect(outcome(await accept(id))).toEqual([409, 'waits_for_club']);
    expect(outcome(await answer(radi, id, true))).toEqual([403, 'forbidden']);
    expect(outcome(await other.send('POST', deskPaths.withdrawnRequest(id), {}))).toEqual([403, 'forbidden']);
    expect((await answer(other, id, true)).statusCode).toBe(204);
    expect(outcome(await answer(other, id, false))).toEqual([409, 'answered']);
    expect((await accept(id)).statusCode).toBe(204);
    const v6 = ({ playerId }: { playerId: number }) => playerId === league.player('v6');
    expect((await squadOf()).find(v6)?.fields.joinedOn).toBe('2026-04-01');
    expect((await squadOf('vihar')).find(v6)?.fields.leftOn).toBe('2026-03-31');
  });

  test('is decided without the old club when its days are over, and against it by somebody who looks twice', async () => {
    const silent = await ask(radi, transfer('v7', 'vihar'));
    league.passTo(3 * DAY);
    expect(outcome(await accept(silent))).toEqual([409, 'waits_for_club']);
    league.passTo(4 * DAY);
    expect((await accept(silent)).statusCode).toBe(204);
    league.passTo(0);
    const objected = await ask(radi, transfer('v5', 'vihar'));
    await answer(other, objected, false, 'Дължи такса');
    expect((await waiting())[0]?.requests[0]?.doubts).toEqual([{ doubt: 'club_objects', about: 'Дължи такса' }]);
    expect(outcome(await accept(objected))).toEqual([409, 'club_objects']);
    expect((await accept(objected, { despite: ['club_objects'] })).statusCode).toBe(204);
  });
});

describe('records that are gone', () => {
  test('take what was asked about them with them, and two that become one take it along', async () => {
    const [kept, gone] = ['b6', 'b7'].map((key) => league.player(key));
    const id = await ask(radi, release('b7'));
    const merged = await maria.send('POST', deskPaths.mergePlayer(kept ?? 0), { otherId: gone });
    expect([merged.statusCode, merged.body]).toEqual([200, merged.body]);
    expect((await ofTeam(radi)).sent).toMatchObject([{ id, player: { id: kept } }]);
    expect((await accept(id)).statusCode).toBe(204);
  });

  test('a team that asks for something is not deleted', async () => {
    const fields = { name: 'Кратък', shortName: 'КРА' };
    const payload = { ...TEAM, ...fields };
    const { id: team } = (await maria.send('POST', deskPaths.teams, payload)).json<{ id: number }>();
    const sent = await maria.send('POST', deskPaths.teamRequests(team), newPlayer());
    const { requestId } = sent.json<SentRequest>();
    expect((await maria.send('DELETE', deskPaths.team(team))).json()).toMatchObject({ uses: { requests: 1 } });
    await refuse(requestId ?? 0);
    expect((await maria.send('DELETE', deskPaths.team(team))).statusCode).toBe(204);
  });

  test('what was decided long ago is not kept', async () => {
    const [open, decided] = [await ask(radi, release('b2')), await ask(radi, release('b3'))];
    await refuse(decided);
    await deleteOldRequests(league.database.db, new Date('2026-03-16'));
    const { rows } = await league.database.pool.query<{ id: number }>('select id from requests');
    expect(rows.map(({ id }) => id)).toEqual([open]);
  });
});
