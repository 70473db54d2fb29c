import { sql } from '#server/db/sql.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { movePreviewSchema, type MovePreview, type Moved, type SimilarPlayers } from '#contract/desk/players.ts';
import { playerEndpoints } from '#contract/http/player.ts';
import { teamEndpoints } from '#contract/http/team.ts';
import { apiPaths } from '#contract/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { impossibleStates, openOffice, PLAYER, type OfficeClient } from '#tests/support/office.ts';

let league: DeskLeague;
let office: OfficeClient;
let balik: number;
let vihar: number;
beforeAll(async () => {
  league = await openDeskLeague();
  office = await openOffice(league);
  balik = league.id('teams', 'balik');
  vihar = league.id('teams', 'vihar');
});
afterAll(() => league?.close());

const publicSquad = async (teamId: number) => {
  const { players } = await league.ask(teamEndpoints.squad, apiPaths.teamSquad(teamId));
  return Object.values(players)
    .flat()
    .map(({ shirtNumber, player }) => [shirtNumber, player.name]);
};
const squad = (teamId: number, shirtNumber: number | null, joinedOn = '2026-03-01') => ({
  teamId,
  shirtNumber,
  joinedOn,
});

describe('a new player', () => {
  test('is in the squad and on the public site at once', async () => {
    const { id } = await office.createPlayer({ name: 'Борис Янков' }, squad(balik, 12));
    expect(await publicSquad(balik)).toContainEqual([12, 'Борис Янков']);
    expect(await league.ask(playerEndpoints.one, apiPaths.player(id))).toMatchObject({ name: 'Борис Янков' });
    expect((await office.journal(`player:${id}`))[0]).toMatchObject({
      what: 'create_player',
      about: 'Борис Янков',
      after: { team: 'Балик', shirtNumber: 12 },
    });
    // The journal of a team has what happened to its players.
    expect((await office.journal(`team:${balik}`))[0]).toMatchObject({ what: 'create_player' });
  });

  test('who looks like somebody is offered first, in either alphabet', async () => {
    const similar = async (query: string) =>
      (await office.send<SimilarPlayers>('GET', `${deskPaths.similarPlayers}?${query}`)).players.map(
        ({ name }) => name,
      );
    expect(await similar('name=Ivan Kolev')).toEqual(['Иван Колев']);
    expect(await similar('name=Иванчо Колев&birthdate=2000-01-01')).toContain('Иван Колев');
    expect(await similar('name=Иванчо Колев&birthdate=2000-01-02')).toEqual([]);
    expect(await similar(`name=Ivan Kolev&except=${league.player('ivan')}`)).toEqual([]);
    const players = { ...PLAYER, name: 'Иван Колев', birthdate: null, squad: null };
    expect(await office.refused('POST', deskPaths.players, players)).toEqual({ status: 409, reason: 'looks_alike' });
    await office.change('POST', deskPaths.players, { ...players, isAnother: true });
  });

  test.each([
    ['name', { name: '' }, 'required'],
    ['birthdate', { birthdate: '2026-03-16' }, 'in_future'],
    ['birthdate', { birthdate: '1899-12-31' }, 'invalid'],
    ['nationality', { nationality: 'bg' }, 'invalid'],
    ['position', { position: 'LIBERO' }, 'invalid'],
    ['shirtNumber', { squad: { ...squad(1, 9), teamId: 0 } }, undefined],
    ['squad.shirtNumber', { squad: squad(1, 100) }, 'too_large'],
    ['squad.teamId', { squad: squad(999_999, 9) }, 'invalid'],
  ])('with a wrong %s is refused, and the field is named', async (field, wrong, reason) => {
    const sent = await office.refused('POST', deskPaths.players, { ...PLAYER, squad: null, ...wrong });
    expect(sent).toMatchObject({ status: 400, ...(reason ? { field, reason } : {}) });
  });

  test('[SQ7] cannot have the number of another, [SQ9] nor be too young', async () => {
    const player = { ...PLAYER, name: 'Съвсем Нов' };
    expect(await office.refused('POST', deskPaths.players, { ...player, squad: squad(balik, 9) })).toEqual({
      status: 400,
      field: 'shirtNumber',
      reason: 'number_taken',
    });
    const child = { ...player, birthdate: '2012-01-01', squad: squad(balik, 13) };
    expect(await office.refused('POST', deskPaths.players, child)).toMatchObject({ status: 400, reason: 'too_young' });
    // Nothing of a refused one is left.
    expect((await office.send<SimilarPlayers>('GET', `${deskPaths.similarPlayers}?name=Съвсем Нов`)).players).toEqual(
      [],
    );
  });
});

describe('a player in a squad', () => {
  test('is changed with his name and number in one', async () => {
    await office.change(
      ...(await office.editing('balik', 'b1', { name: 'Калоян Стоянов', shirtNumber: 1, captain: true })),
    );
    expect(await publicSquad(balik)).toContainEqual([1, 'Калоян Стоянов']);
    expect((await office.journal(`player:${league.player('b1')}`))[0]).toMatchObject({
      what: 'edit_player',
      before: { name: 'Играч B1', shirtNumber: 20, captain: false },
      after: { name: 'Калоян Стоянов', shirtNumber: 1, captain: true },
    });
  });

  test('[SQ13] takes the armband from the captain before him', async () => {
    await office.change(...(await office.editing('balik', 'b2', { captain: true })));
    const captains = (await office.team('balik')).squad.filter(({ fields }) => fields.captain);
    expect(captains.map(({ playerId }) => playerId)).toEqual([league.player('b2')]);
  });

  test.each([
    ['[SQ7] the number of another', { shirtNumber: 9 }, 'shirtNumber', 'number_taken'],
    ['[SQ4] a last day before the first', { leftOn: '2025-08-31' }, 'leftOn', 'dates_out_of_order'],
    ['[SQ9] an age below the minimum', { birthdate: '2015-01-01' }, 'birthdate', 'too_young'],
    ['no name', { name: ' ' }, 'name', 'required'],
  ])('cannot have %s', async (_what, wrong, field, reason) => {
    expect(await office.refused(...(await office.editing('balik', 'b3', wrong)))).toEqual({
      status: 400,
      field,
      reason,
    });
  });

  test('[SQ8] stays while he has played', async () => {
    const [, url, ivan] = await office.editing('balik', 'ivan', { leftOn: '2026-02-28' });
    expect(await office.refused('PUT', url, ivan)).toEqual({ status: 400, field: 'leftOn', reason: 'played_then' });
    expect(await office.refused('DELETE', url)).toMatchObject({ reason: 'played_then' });
  });

  test('that somebody else has changed meanwhile is not overwritten', async () => {
    const stale = await office.editing('balik', 'b4', { shirtNumber: 44 });
    await office.change(...(await office.editing('balik', 'b4', { position: 'GK' })));
    const sent = await office.device.send(...stale);
    expect([sent.statusCode, sent.json()]).toMatchObject([
      409,
      { conflict: { by: 'Мария', current: { position: 'GK', shirtNumber: 23 } } },
    ]);
  });

  test('who is hidden is gone from the public site', async () => {
    await office.change(...(await office.editing('balik', 'b5', { hidden: true })));
    expect(await publicSquad(balik)).not.toContainEqual([24, 'Играч B5']);
    expect((await league.app().inject({ url: apiPaths.player(league.player('b5')) })).statusCode).toBe(404);
    await office.change(...(await office.editing('balik', 'b5', { hidden: false })));
  });
});

describe('a transfer', () => {
  const preview = async (query: Record<string, string | number>) => {
    const { membershipId, playerId } = await office.member('balik', 'ivan');
    const asked = new URLSearchParams(
      Object.entries({ membershipId, kind: 'transfer', on: '2026-03-23', ...query }).map(([k, v]) => [k, String(v)]),
    );
    return office.send<MovePreview>('GET', `${deskPaths.moves(playerId)}?${asked}`);
  };

  test('says first what follows', async () => {
    const seen = await preview({ teamId: vihar });
    expect(movePreviewSchema.parse(seen)).toEqual(seen);
    expect(seen.refusal).toBeNull();
    expect(seen.afterGameweek).toBe(3);
    expect(seen.numbers).toContainEqual({ shirtNumber: 7, name: 'Петър Желев', joinedOn: '2025-09-01', leftOn: null });
    expect(seen.effects).toContainEqual({
      effect: 'plays_before',
      day: '2026-03-15',
      opponent: 'Вихър',
      isNewTeam: true,
    });
    expect(seen.effects).toContainEqual({ effect: 'goals_stay', goals: 2, assists: 1 });
    expect(await preview({ teamId: balik })).toMatchObject({ refusal: 'same_squad' });
    expect(await preview({ kind: 'return' })).toMatchObject({ refusal: 'not_on_loan' });
    expect(await preview({ teamId: vihar, on: '2026-03-01' })).toMatchObject({ refusal: 'played_then' });
  });

  test('[SQ10] moves the player on its day, is on the public site, and is taken back', async () => {
    const before = await office.player(league.player('b6'));
    const moved = await office.change<Moved>(
      ...(await office.moving('balik', 'b6', { teamId: vihar, shirtNumber: 14, on: '2026-03-10' })),
    );
    expect(await publicSquad(vihar)).toContainEqual([14, 'Играч B6']);
    expect(await publicSquad(balik)).not.toContainEqual([25, 'Играч B6']);
    const { transfersIn } = await league.ask(teamEndpoints.transfers, apiPaths.teamTransfers(vihar));
    expect(transfersIn).toMatchObject([{ transferDate: '2026-03-10', fromTeam: { id: balik }, toTeam: { id: vihar } }]);
    expect((await office.journal(`player:${league.player('b6')}`))[0]).toMatchObject({
      what: 'move_transfer',
      before: { team: 'Балик', shirtNumber: 25 },
      after: { team: 'Вихър', shirtNumber: 14, from: '2026-03-10' },
    });
    await office.undo(league.player('b6'), moved);
    const after = await office.player(league.player('b6'));
    expect(after.memberships).toEqual(before.memberships);
    expect((await league.ask(teamEndpoints.transfers, apiPaths.teamTransfers(vihar))).transfersIn).toEqual([]);
    expect((await office.journal(`player:${league.player('b6')}`))[0]).toMatchObject({ what: 'undo_move' });
  });

  test('is not taken back when something else has moved him since', async () => {
    const playerId = league.player('b6');
    const moved = await office.change<Moved>(
      ...(await office.moving('balik', 'b6', { teamId: vihar, shirtNumber: 14, on: '2026-03-10' })),
    );
    const again = await office.change<Moved>(
      ...(await office.moving('vihar', 'b6', { teamId: balik, shirtNumber: 25, on: '2026-03-12' })),
    );
    const url = `${deskPaths.lastMove(playerId)}?version=${moved.version}`;
    expect(await office.refused('DELETE', url)).toEqual({ status: 409, reason: 'changed_since' });
    await office.undo(playerId, again);
    await expect(
      office.refused('DELETE', `${deskPaths.lastMove(playerId)}?version=${again.version}`),
    ).resolves.toMatchObject({
      reason: 'changed_since',
    });
  });

  test.each([
    ['without a team', {}, 'teamId', 'required'],
    ['to a team that is not there', { teamId: 999_999 }, 'teamId', 'invalid'],
    ['with a number that another has', { shirtNumber: 7 }, 'shirtNumber', 'number_taken'],
    ['before he played', { on: '2026-03-01' }, 'on', 'played_then'],
    ['on the day he joined', { on: '2025-09-01' }, 'on', 'joined_later'],
    ['on no day', { on: 'утре' }, 'on', 'invalid'],
  ])('%s is refused', async (what, wrong, field, reason) => {
    const move = { teamId: what === 'without a team' ? null : vihar, shirtNumber: 30, ...wrong };
    expect(await office.refused(...(await office.moving('balik', 'ivan', move)))).toEqual({
      status: 400,
      field,
      reason,
    });
  });

  test('[SQ10] of nobody to nowhere leaves a free agent, who is found again', async () => {
    const moved = await office.change<Moved>(
      ...(await office.moving('vihar', 'v6', { kind: 'release', on: '2026-03-14' })),
    );
    const free = await office.send<{ players: { id: number }[] }>('GET', `${deskPaths.players}?only=free`);
    expect(free.players.map(({ id }) => id)).toContain(league.player('v6'));
    await office.undo(league.player('v6'), moved);
  });
});

test('[SQ8] [SQ10] a player says from when on he may be elsewhere', async () => {
  const mayLeave = async (key: string) => (await office.player(league.player(key))).memberships[0]?.mayLeaveFrom;
  expect(await mayLeave('b5')).toBe('2025-09-02');
  await league.database.db.run(sql`
    insert into lineups (match_id, team_id, player_id, starter, place)
    select m.id, m.home_team_id, p.id, true, 1 from matches m, players p where m.key = 'imported' and p.key = 'b5'`);
  const first = await mayLeave('b5');
  const day = (on: string) => office.moving('balik', 'b5', { kind: 'release', on });
  expect(first).toBe('2026-03-10');
  expect(await office.refused(...(await day('2026-03-09')))).toMatchObject({ reason: 'played_then' });
  const moved = await office.change<Moved>(...(await day(first ?? '')));
  await office.undo(league.player('b5'), moved);
});

describe('[SQ11] a loan', () => {
  test('names who lent him, brings him back on its day, and is no loan on', async () => {
    const playerId = league.player('b7');
    const moved = await office.change<Moved>(
      ...(await office.moving('balik', 'b7', {
        kind: 'loan',
        teamId: vihar,
        shirtNumber: 15,
        on: '2026-03-10',
        until: '2026-05-31',
      })),
    );
    const lent = (await office.team('vihar')).squad.find((one) => one.playerId === playerId);
    expect(lent).toMatchObject({ loanFrom: { id: balik }, fields: { joinedOn: '2026-03-10', leftOn: '2026-05-31' } });
    const { memberships } = await office.player(playerId);
    expect(memberships.map(({ team, joinedOn, leftOn }) => [team.name, joinedOn, leftOn])).toEqual([
      ['Балик', '2026-06-01', null],
      ['Вихър', '2026-03-10', '2026-05-31'],
      ['Балик', '2025-09-01', '2026-03-09'],
    ]);
    const riltsi = league.id('teams', 'riltsi');
    const membershipId = lent?.membershipId;
    const onward = { membershipId, kind: 'loan', teamId: riltsi, on: '2026-03-20' };
    expect(await office.refused('POST', deskPaths.moves(playerId), onward)).toMatchObject({
      field: 'kind',
      reason: 'on_loan',
    });
    const back = { membershipId, kind: 'return', on: '2026-03-20', shirtNumber: 26 };
    await office.change('POST', deskPaths.moves(playerId), back);
    expect((await office.player(playerId)).memberships.map(({ joinedOn }) => joinedOn)).toEqual([
      '2026-03-20',
      '2026-03-10',
      '2025-09-01',
    ]);
    expect(moved.version).toHaveLength(22);
  });
});

describe('somebody who is known', () => {
  test('joins a further squad of another competition, with the next rank', async () => {
    const { id: veterans } = await office.createTeam({ name: 'Ветерани', shortName: 'ВЕТ' });
    const playerId = league.player('ivan');
    const added = await office.change<Moved>('POST', deskPaths.squad(veterans), {
      playerId,
      shirtNumber: 9,
      joinedOn: '2026-03-01',
    });
    expect((await office.player(playerId)).memberships[0]).toMatchObject({ team: { id: veterans }, rank: 'SECONDARY' });
    await office.undo(playerId, added);
  });

  test('[SQ6] does not join one of the same competition', async () => {
    const body = { playerId: league.player('ivan'), shirtNumber: 40, joinedOn: '2026-03-01' };
    expect(await office.refused('POST', deskPaths.squad(vihar), body)).toEqual({
      status: 400,
      field: 'teamId',
      reason: 'in_other_team',
    });
    expect(await office.refused('POST', deskPaths.squad(balik), body)).toMatchObject({ reason: 'twice_in_squad' });
    expect(await office.refused('POST', deskPaths.squad(balik), { ...body, playerId: 999_999 })).toMatchObject({
      field: 'playerId',
    });
  });

  test('is taken out of a squad in which he never played, and put back', async () => {
    const { membershipId, playerId } = await office.member('vihar', 'v7');
    const removed = await office.change<Moved>('DELETE', deskPaths.membership(membershipId));
    expect((await office.team('vihar')).squad.some((one) => one.playerId === playerId)).toBe(false);
    await office.undo(playerId, removed);
    expect((await office.member('vihar', 'v7')).fields).toMatchObject({ shirtNumber: 26, joinedOn: '2025-09-01' });
  });
});

test('nothing of all this is impossible', async () => {
  expect(await impossibleStates(league)).toEqual([]);
});
