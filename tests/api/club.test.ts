import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clubSchema, othersSchema, type Club } from '#contract/desk/club.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { UploadedPicture } from '#contract/desk/pictures.ts';
import { officeRequestsSchema, type RequestContent, type SentRequest } from '#contract/desk/requests.ts';
import { teamDetailsSchema } from '#contract/http/team.ts';
import { apiPaths } from '#contract/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom, signInAs, signInAsManager, type Device } from '#tests/support/desk-people.ts';
import { PNG } from 'pngjs';

/* A team as its manager sees it, and what he asks for. */

let league: DeskLeague;
let maria: Device;
let radi: Device;
beforeAll(async () => {
  league = await openDeskLeague();
  maria = await signInAs(league, 'organiser', { name: 'Мария' });
  radi = await signInAsManager(league, 'balik', 'Ради');
});
afterAll(() => league?.close());

const balik = () => league.id('teams', 'balik');
const readClub = async (): Promise<Club> => {
  const sent = await radi.send('GET', deskPaths.club(balik()));
  expect([sent.statusCode, sent.body]).toEqual([200, sent.body]);
  return clubSchema.parse(sent.json());
};
const ask = async (content: RequestContent): Promise<number | null> => {
  const sent = await radi.send('POST', deskPaths.teamRequests(balik()), content);
  expect([sent.statusCode, sent.body]).toEqual([201, sent.body]);
  return sent.json<SentRequest>().requestId;
};
async function upload(purpose: 'face' | 'article'): Promise<UploadedPicture> {
  const sent = await sendFrom(league, radi.cookie, {
    method: 'POST',
    url: `${deskPaths.clubPictures(balik())}?purpose=${purpose}`,
    headers: { 'content-type': 'image/png' },
    payload: PNG.sync.write(new PNG({ width: 30, height: 20 })),
  });
  expect([sent.statusCode, sent.body]).toEqual([201, sent.body]);
  return sent.json<UploadedPicture>();
}

describe('a manager sees his team', () => {
  test('with its squad, its next match and what waits for the league [CB1]', async () => {
    const club = await readClub();
    expect(club.team.name).toBe('Балик');
    expect(club.members.map(({ playerId }) => playerId)).toContain(league.player('ivan'));
    expect(club.waits).toEqual(expect.arrayContaining(['new-player', 'release', 'transfer']));
    expect(club.waits).not.toContain('player-data');
    if (club.next) expect([club.next.home?.id, club.next.away?.id]).toContain(club.team.id);
    if (club.table.length > 0) expect(club.table.map(({ team }) => team.id)).toContain(club.team.id);
  });

  test('[CB3] and of others only who has a public page, without anything private', async () => {
    const sent = await radi.send('GET', `${deskPaths.others(balik())}?${new URLSearchParams({ find: 'Петър' })}`);
    const { players } = othersSchema.strict().parse(sent.json());
    expect(players.every(({ team }) => team.id !== balik())).toBe(true);
    expect(sent.body).not.toMatch(/birthdate|declaration|phone/);
    await league.database.pool.query(`update players set hidden = true where id = any($1)`, [
      players.map(({ id }) => id),
    ]);
    const again = await radi.send('GET', `${deskPaths.others(balik())}?${new URLSearchParams({ find: 'Петър' })}`);
    expect(othersSchema.parse(again.json()).players).toEqual([]);
    await league.database.pool.query('update players set hidden = false');
    expect((await radi.send('GET', deskPaths.club(league.id('teams', 'vihar')))).statusCode).toBe(403);
  });
});

describe('what he changes', () => {
  test('[CB1] position, captain and photo take effect at once', async () => {
    const playerId = league.player('ivan');
    const { id, address } = await upload('face');
    const payload = { playerId, position: 'DEF', captain: true, picture: { id, address } } as const;
    expect(await ask({ kind: 'player-data', payload })).toBeNull();
    const member = (await readClub()).members.find((one) => one.playerId === playerId);
    expect(member).toMatchObject({ position: 'DEF', captain: true, picture: { id } });
    const shown = async (device: Device) => (await device.send('GET', member?.picture?.address ?? '')).statusCode;
    const other = await signInAsManager(league, 'vihar', 'Друг');
    expect([await shown(radi), await shown(other)]).toEqual([200, 403]);
  });

  test('[CB1] after the registration day waits for the league, and keeps its photo until then', async () => {
    await league.database.pool.query(`update competition_seasons set registration_until = '2026-01-01'`);
    expect((await readClub()).waits).toContain('player-data');
    const picture = await upload('article');
    const { id, address } = picture;
    const requestId = await ask({
      kind: 'player-data',
      payload: { playerId: league.player('b2'), picture: { id, address } },
    });
    const { rows } = await league.database.pool.query(`select unused_since from media where id = $1`, [id]);
    expect(rows).toEqual([{ unused_since: null }]);
    const open = officeRequestsSchema.parse((await maria.send('GET', deskPaths.requests)).json());
    expect(open.teams[0]?.requests).toMatchObject([{ id: requestId, picture: { address } }]);
    expect((await maria.send('POST', deskPaths.acceptedRequest(requestId ?? 0), {})).statusCode).toBe(204);
    const member = (await readClub()).members.find((one) => one.playerId === league.player('b2'));
    expect(member?.picture?.id).toBe(id);
    await league.database.pool.query(`update competition_seasons set registration_until = null`);
  });

  test('a declaration only for somebody of his squad [CB3]', async () => {
    const send = (playerId: number) =>
      sendFrom(league, radi.cookie, {
        method: 'PUT',
        url: deskPaths.clubDeclaration(balik(), playerId),
        headers: { 'content-type': 'image/png' },
        payload: PNG.sync.write(new PNG({ width: 3, height: 2 })),
      });
    expect((await send(league.player('ivan'))).json()).toMatchObject({ given: true });
    for (const other of [league.player('v6'), 999_999])
      expect((await send(other)).json()).toMatchObject({ reason: 'not_in_squad' });
  });

  test('[CB3] the contact is on the page of the team only if it wants that', async () => {
    const contact = async () => (await league.ask({ response: teamDetailsSchema }, apiPaths.team(balik()))).contact;
    await league.database.pool.query(`update teams set contact_name = 'Ради', contact_phone = '0888' where id = $1`, [
      balik(),
    ]);
    expect(await contact()).toBeNull();
    const requestId = await ask({ kind: 'team-data', payload: { contactPublic: true, firstColor: '#1b7f3a' } });
    await maria.send('POST', deskPaths.acceptedRequest(requestId ?? 0), {});
    const { rows } = await league.database.pool.query(`select contact_public, first_color from teams where id = $1`, [
      balik(),
    ]);
    expect(rows).toEqual([{ contact_public: true, first_color: '#1b7f3a' }]);
  });
});

describe('[CB8] a new player who is another team’s', () => {
  test('becomes a transfer, which that team answers', async () => {
    const id = await ask({
      kind: 'new-player',
      payload: { name: 'Преместен Играч', birthdate: '1991-04-05', position: null, shirtNumber: null },
    });
    const body = { playerId: league.player('v6'), fromTeamId: league.id('teams', 'vihar') };
    const sent = await maria.send('POST', deskPaths.transferInstead(id ?? 0), body);
    expect([sent.statusCode, sent.body]).toEqual([204, '']);
    const open = officeRequestsSchema.parse((await maria.send('GET', deskPaths.requests)).json());
    expect(open.teams.flatMap(({ requests }) => requests).find((one) => one.id === id)).toMatchObject({
      kind: 'transfer',
      turn: 'other-team',
      player: { id: league.player('v6') },
    });
    const again = await maria.send('POST', deskPaths.transferInstead(id ?? 0), body);
    expect(again.json()).toMatchObject({ reason: 'not_a_new_player' });
  });
});
