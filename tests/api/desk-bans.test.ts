import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BanFields, BanList, SavedBan } from '#contract/desk/bans.ts';
import type { PitchList } from '#contract/desk/pitches.ts';
import type { DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Preview } from '#contract/http/match-context.ts';
import type { PlayerBans } from '#contract/http/player.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { bookedLeague } from '#tests/support/booked-league.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { change, competitionId, readCompetition } from '#tests/support/office-competitions.ts';
import { BAN, openOffice, type OfficeClient } from '#tests/support/office.ts';

/* What the commission decides, from the office to every page. */

let league: DeskLeague;
let office: OfficeClient;
beforeAll(async () => {
  league = await openDeskLeague(bookedLeague());
  office = await openOffice(league);
});
afterAll(() => league?.close());

const bansOf = (key: string) => office.send<BanList>('GET', deskPaths.bans(league.player(key)));
const ban = (key: string, fields: Partial<BanFields> = {}) =>
  office.change<SavedBan>('POST', deskPaths.bans(league.player(key)), { ...BAN, ...fields });
const lift = (id: number) => office.change('DELETE', deskPaths.ban(id));
const preview = async (key = 'next') =>
  (await league.app().inject({ url: apiPaths.matchPreview(league.id('matches', key)) })).json<Preview>();
const absent = async (name: string, key = 'next') => {
  const { home, away } = await preview(key);
  return [...(home?.absent ?? []), ...(away?.absent ?? [])].find(({ player }) => player.name === name);
};

describe('a ban', () => {
  test('[SU9] is on the preview with its reason and its end, and what is left of it in the office', async () => {
    const { id } = await ban('v3', { reasonBg: '<img src=x onerror=alert(1)>', matches: 3 });
    expect(await absent('Играч V3')).toMatchObject({
      cause: 'ban',
      matches: 3,
      until: null,
      reason_bg: '<img src=x onerror=alert(1)>',
      reason_en: 'off the ball',
      decision: '14',
    });
    expect((await bansOf('v3')).bans).toMatchObject([{ id, matches: 3, left: 3, isOver: false }]);
    const page = await league.app().inject({ url: `/match-details/${league.id('matches', 'next')}` });
    expect(page.body).not.toContain('<img src=x');
    await lift(id);
    expect(await absent('Играч V3')).toBeUndefined();
  });

  test('[SU9] until a day is that for the phone at the pitch', async () => {
    const { id } = await ban('v3', { matches: null, endsOn: '2026-03-20' });
    const { players } = await office.send<DeskMatch>('GET', deskPaths.match(league.id('matches', 'next')));
    expect(players.find((player) => player.id === league.player('v3'))).toMatchObject({
      suspended: true,
      suspension: { cause: 'ban', until: '2026-03-20', matches: null, reason: { bg: 'удар без топка' } },
    });
    await lift(id);
  });

  test('[SU11] is shortened, and lifted from a day on', async () => {
    const { id, version, ...fields } = await ban('v3', { matches: 5 });
    const url = deskPaths.ban(id);
    const shorter = await office.change<SavedBan>('PUT', url, { ...fields, matches: 2, version });
    expect(await absent('Играч V3')).toMatchObject({ matches: 2 });
    await office.change('PUT', url, { ...fields, matches: 2, liftedOn: '2026-03-14', version: shorter.version });
    expect(await absent('Играч V3')).toBeUndefined();
    expect((await bansOf('v3')).bans).toMatchObject([{ id, isOver: true }]);
    const stale = await office.device.send('PUT', url, { ...fields, matches: 9, version });
    expect([stale.statusCode, stale.json<{ reason: string }>().reason]).toEqual([409, 'conflict']);
    await lift(id);
  });

  test.each([
    [{ endsOn: '2026-05-01' }, 'endsOn', 'no_end'],
    [{ matches: null }, 'endsOn', 'no_end'],
    [{ matches: null, endsOn: '2026-03-01' }, 'endsOn', 'before_start'],
    [{ liftedOn: '2026-03-01' }, 'liftedOn', 'before_start'],
    [{ competitionId: 999_999 }, 'competitionId', 'invalid'],
  ])('%j is refused', async (fields, field, reason) => {
    const sent = await office.device.send('POST', deskPaths.bans(league.player('v3')), { ...BAN, ...fields });
    expect([sent.statusCode, sent.json()]).toEqual([400, expect.objectContaining({ field, reason })]);
  });

  test('of somebody who is unknown, and one that is unknown: 404', async () => {
    expect((await office.device.send('POST', deskPaths.bans(999_999), BAN)).statusCode).toBe(404);
    expect((await office.device.send('DELETE', deskPaths.ban(999_999))).statusCode).toBe(404);
  });

  test('[SU14] of a minor whose name is not public has neither reason nor number outside', async () => {
    const { id } = await ban('b4');
    const { home } = await preview();
    const found = home?.absent.find(({ player }) => player.id === league.player('b4'));
    expect(found).toMatchObject({ cause: 'ban', matches: 4, reason_bg: null, reason_en: null, decision: null });
    await lift(id);
  });

  test('[SU15] is on the page of a player without a team until it is over, also in one competition', async () => {
    const made = await office.createPlayer({ name: 'Без Отбор' });
    const read = async () => (await league.app().inject({ url: apiPaths.playerBans(made.id) })).json<PlayerBans>().bans;
    expect(await read()).toEqual([]);
    const liga = league.id('competitions', 'liga');
    const { id, version, ...fields } = await office.change<SavedBan>('POST', deskPaths.bans(made.id), {
      ...BAN,
      competitionId: liga,
    });
    expect(await read()).toMatchObject([
      { competition: { id: liga }, starts_on: BAN.startsOn, matches: 4, until: null, decision: '14' },
    ]);
    const page = await league.app().inject({ url: pagePaths.player(made.id) });
    expect(page.body).toContain('Наказание: удар без топка, още 4 мача, решение 14, само за');
    await office.change('PUT', deskPaths.ban(id), { ...fields, liftedOn: '2026-03-15', version });
    expect(await read()).toEqual([]);
    await lift(id);
  });

  test('[SU14] [SU15] of a minor whose name is not public is on no page', async () => {
    const { id } = await ban('b4');
    expect((await league.app().inject({ url: apiPaths.playerBans(league.player('b4')) })).statusCode).toBe(404);
    await lift(id);
  });

  test('keeps a player from being deleted, and goes with him into the record that he becomes', async () => {
    const made = await office.createPlayer({ name: 'Съвсем Друг' });
    const url = deskPaths.player(made.id);
    await office.change('POST', deskPaths.bans(made.id), BAN);
    const refused = await office.device.send('DELETE', url);
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ uses: { bans: 1 } })]);
    await office.change('POST', deskPaths.mergePlayer(league.player('v3')), { otherId: made.id });
    const [kept] = (await bansOf('v3')).bans;
    expect(kept).toMatchObject({ matches: 4 });
    await lift(kept?.id ?? 0);
  });
});

describe('a league and its cup', () => {
  test('[SU7] [SU12] share suspensions by the rules of the cup', async () => {
    const cup = await competitionId(league, 'old');
    const liga = league.id('competitions', 'liga');
    expect(await absent('Играч V1', 'tie')).toBeUndefined();
    const { rules, others } = await readCompetition(office.device, cup);
    expect(others).toMatchObject([{ id: liga }]);
    const save = (changes: object) => office.device.send('PUT', deskPaths.rules(cup), { ...rules, ...changes });
    const own = await save({ sharesWith: league.id('competitions', 'old') });
    expect(own.json()).toMatchObject({ field: 'sharesWith', reason: 'same_competition' });
    await change(league, office.device, 'PUT', deskPaths.rules(cup), { ...rules, sharesWith: liga });
    expect(await absent('Играч V1', 'tie')).toMatchObject({ cause: 'yellows', matches: 1 });
  });
});

test('[PL1] the way to a pitch is on the preview once somebody has said where it is', async () => {
  expect((await preview()).venue).toBeNull();
  const { pitches } = await office.send<PitchList>('GET', deskPaths.pitches);
  const { id, version, name } = pitches.find((pitch) => pitch.name === 'Терен Балик') ?? {
    id: 0,
    version: '',
    name: '',
  };
  const map = { latitude: 43.5712, longitude: 27.8273 };
  const where = { name, nameLatin: null, address: 'ул. „Дунав“ 1', ...map, hours: null, fee: null };
  const half = await office.device.send('PUT', deskPaths.pitch(id), { ...where, longitude: null, version });
  expect(half.json()).toMatchObject({ field: 'longitude', reason: 'half_coordinates' });
  await office.change('PUT', deskPaths.pitch(id), { ...where, version });
  expect((await preview()).venue).toEqual({
    name,
    name_latin: 'Teren Balik',
    address: 'ул. „Дунав“ 1',
    address_latin: 'ul. „Dunav“ 1',
    latitude: 43.5712,
    longitude: 27.8273,
  });
});
