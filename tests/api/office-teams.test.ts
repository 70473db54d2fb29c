import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import type { UploadedPicture } from '#contract/desk/pictures.ts';
import {
  teamListSchema,
  teamMatchesSchema,
  teamSchema,
  type TeamList,
  type TeamMatches,
} from '#contract/desk/teams.ts';
import { teamEndpoints } from '#contract/http/team.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { openOffice, TEAM, type OfficeClient } from '#tests/support/office.ts';

let league: DeskLeague;
let office: OfficeClient;
beforeAll(async () => {
  league = await openDeskLeague();
  office = await openOffice(league);
});
afterAll(() => league?.close());

const publicTeam = (id: number) => league.ask(teamEndpoints.one, apiPaths.team(id));

describe('a new team', () => {
  test('is on the public site, in search, in the list and in the journal at once', async () => {
    const { id } = await office.createTeam({ name: 'ФК  Житница', shortName: 'ЖИТ', city: 'Добрич' });
    expect(await publicTeam(id)).toMatchObject({ name: 'ФК Житница', name_latin: 'FK Zhitnitsa', short_name: 'ЖИТ' });
    const found = await league.app().inject({ url: `${apiPaths.search}?q=jitnica` });
    expect(found.body).toContain('ФК Житница');
    const list = await office.send<TeamList>('GET', deskPaths.teams);
    expect(teamListSchema.parse(list)).toEqual(list);
    expect(list.teams.find((team) => team.id === id)).toMatchObject({
      players: 0,
      lacks: { crest: true, contact: true, squad: null, declarations: 0, birthdates: 0 },
    });
    expect((await office.journal(`team:${id}`))[0]).toMatchObject({
      who: 'Мария',
      what: 'create_team',
      about: 'ФК Житница',
    });
  });

  test.each([
    ['name', { name: '  ' }, 'required'],
    ['name', { name: 'а'.repeat(81) }, 'too_long'],
    ['name', { name: 'Ба\u202Eлик' }, 'invalid'],
    ['name', { name: 'балик' }, 'name_taken'],
    ['shortName', { shortName: '' }, 'required'],
    ['founded', { founded: 1 }, 'invalid'],
    ['facebook', { facebook: 'javascript:alert(1)' }, 'invalid'],
    ['badge', { badge: { id: 999_999, address: '/media/x' } }, 'picture_gone'],
  ])('with a wrong %s is refused, and the field is named', async (field, wrong, reason) => {
    expect(await office.refused('POST', deskPaths.teams, { ...TEAM, ...wrong })).toEqual({
      status: 400,
      reason,
      field,
    });
  });
});

describe('the data of a team', () => {
  test('change the public page; who is called stays private', async () => {
    const id = league.id('teams', 'riltsi');
    const saved = await office.editTeam('riltsi', {
      city: 'Рилци',
      facebook: 'facebook.com/riltsi',
      contactName: 'Димитър Колев',
      contactPhone: '0888 123 456',
    });
    expect(saved.fields).toMatchObject({ facebook: 'https://facebook.com/riltsi', contactPhone: '0888 123 456' });
    expect(await publicTeam(id)).toMatchObject({
      city: 'Рилци',
      socialMedia: { facebook: 'https://facebook.com/riltsi' },
    });
    for (const url of [apiPaths.team(id), pagePaths.team(id), `${apiPaths.search}?q=Рилци`]) {
      const { body } = await league.app().inject({ url });
      expect(body).not.toMatch(/0888 123 456|Димитър Колев/);
    }
    const [entry] = await office.journal(`team:${id}`);
    expect(entry).toMatchObject({ what: 'edit_team', before: { city: 'Добрич' }, after: { city: 'Рилци' } });
    expect(Object.keys(entry?.after as object)).toEqual(['city', 'facebook', 'contactName', 'contactPhone']);
  });

  test('written again as they are change nothing', async () => {
    const { id, fields, version } = await office.team('balik');
    const before = (await office.journal()).length;
    await office.send('PUT', deskPaths.team(id), { ...fields, version });
    expect((await office.journal()).length).toBe(before);
  });

  test('of a renamed team are found by the former name in files and by the new one in search', async () => {
    const saved = await office.editTeam('orlovets', { name: 'Орли' });
    expect((await office.team(saved.id)).formerNames).toEqual(['Орловец']);
    const { rows } = await league.database.pool.query('select name_latin from teams where id = $1', [saved.id]);
    expect(rows).toEqual([{ name_latin: 'Orli' }]);
    const found = await league.app().inject({ url: `${apiPaths.search}?q=orli` });
    expect(found.body).toContain('Орли');
    await office.editTeam(saved.id, { name: 'Орловец' });
    expect((await office.team(saved.id)).formerNames).toEqual(['Орли']);
  });

  test('that somebody else has changed meanwhile are not overwritten', async () => {
    const other = await openOffice(league, 'Иван');
    const { id, fields, version } = await office.team('vihar');
    const theirs = await other.editTeam('vihar', { stadium: 'Терен Север' });
    const sent = await office.device.send('PUT', deskPaths.team(id), { ...fields, city: 'Варна', version });
    expect([sent.statusCode, sent.json()]).toMatchObject([
      409,
      {
        reason: 'conflict',
        conflict: { by: 'Иван', version: theirs.version, current: { stadium: 'Терен Север', city: 'Добрич' } },
      },
    ]);
    expect((await office.team('vihar')).fields.city).toBe('Добрич');
  });
});

test('a team is read with its place, its squad and the limits of the league', async () => {
  const balik = await office.team('balik');
  expect(teamSchema.parse(balik)).toEqual(balik);
  expect(balik).toMatchObject({
    standing: { position: 2, points: 3 },
    limits: { onPitch: 6, least: 8, most: 18, leastAge: 15, adultAge: 18 },
    today: '2026-03-15',
    joinsOn: '2026-03-15',
  });
  expect(balik.squad.map(({ fields }) => fields.name)).toContain('Иван Колев');
  const { matches } = await office.send<TeamMatches>('GET', deskPaths.teamMatches(balik.id));
  expect(teamMatchesSchema.parse({ matches })).toEqual({ matches });
  expect(matches.find(({ status }) => status === 'AWARDED')).toMatchObject({
    isHome: false,
    score: { home: 0, away: 3 },
  });
});

describe('a crest', () => {
  test('that is drawn is a picture like others', async () => {
    const crest = { letters: 'щур', pattern: 'halves', colors: ['#0b5d3b', '#f7d117'] };
    const drawn = await office.send<UploadedPicture>('POST', deskPaths.drawnCrests, crest);
    expect(drawn).toMatchObject({ width: 455, height: 512 });
    const { id } = await office.editTeam('vihar', { badge: { id: drawn.id, address: drawn.address } });
    expect((await publicTeam(id)).badge).toBe(drawn.address);
    const { rawPayload } = await league.app().inject({ url: drawn.address });
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    const near = (color: number[], expected: number[]) =>
      color.every((part, i) => Math.abs(part - (expected[i] ?? 0)) < 12);
    expect(near(colorAt(80, 60), [0x0b, 0x5d, 0x3b])).toBe(true);
    expect(near(colorAt(370, 60), [0xf7, 0xd1, 0x17])).toBe(true);
    // Letters are drawn in the middle.
    const middle = Array.from({ length: 300 }, (_, i) => colorAt(74 + i, 249));
    expect(middle.some((color) => near(color, [0x10, 0x18, 0x1c]) || near(color, [255, 255, 255]))).toBe(true);
  });

  test.each([
    ['letters', { letters: 'ЧЕТИ' }],
    ['pattern', { pattern: 'dots' }],
    ['colors.0', { colors: ['red', '#ffffff'] }],
  ])('with a wrong %s is not drawn', async (field, wrong) => {
    const crest = { letters: 'ЩУР', pattern: 'plain', colors: ['#0b5d3b', '#f7d117'], ...wrong };
    expect(await office.refused('POST', deskPaths.drawnCrests, crest)).toMatchObject({ status: 400, field });
  });
});

describe('a team is deleted', () => {
  test('only while nothing refers to it; what does is counted', async () => {
    const sent = await office.device.send('DELETE', deskPaths.team(league.id('teams', 'balik')));
    expect([sent.statusCode, sent.json()]).toMatchObject([
      409,
      { reason: 'in_use', uses: { matches: 15, players: 8, competitions: 2, news: 1 } },
    ]);
    expect(Object.keys(sent.json<{ uses: object }>().uses)).not.toContain('awards');
  });

  test('and is gone from the site', async () => {
    const { id } = await office.createTeam({ name: 'Мимолетен' });
    await office.change('DELETE', deskPaths.team(id));
    expect((await league.app().inject({ url: apiPaths.team(id) })).statusCode).toBe(404);
    expect((await office.device.send('GET', deskPaths.team(id))).statusCode).toBe(404);
    expect((await office.journal())[0]).toMatchObject({ what: 'delete_team', about: 'Мимолетен' });
  });
});
