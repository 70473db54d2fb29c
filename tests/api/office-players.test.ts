import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import {
  mergePreviewSchema,
  playerListSchema,
  playerSchema,
  type DeclarationState,
  type MergePreview,
  type PlayerList,
  type SavedPlayer,
} from '#contract/desk/players.ts';
import { playerEndpoints } from '#contract/http/player.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { DECLARATION_BYTES } from '#domain/player/declaration.ts';
import { expectSumsToBeRight, lineup, openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom } from '#tests/support/desk-people.ts';
import { impossibleStates, openOffice, type OfficeClient } from '#tests/support/office.ts';

let league: DeskLeague;
let office: OfficeClient;
beforeAll(async () => {
  league = await openDeskLeague();
  office = await openOffice(league);
});
afterAll(() => league?.close());

const publicPlayer = async (id: number) => league.app().inject({ url: apiPaths.player(id) });

describe('players', () => {
  test('are found in either alphabet, without a team, and twice', async () => {
    const find = async (query: string) => {
      const list = await office.send<PlayerList>('GET', `${deskPaths.players}?${query}`);
      expect(playerListSchema.parse(list)).toEqual(list);
      return list;
    };
    expect(
      (await find('find=petar jel')).players.map(({ name, teams }) => [name, teams.map((team) => team.name)]),
    ).toEqual([['Петър Желев', ['Вихър']]]);
    expect((await find('find=%25')).players).toEqual([]);
    expect((await find('only=hidden')).players.map(({ name }) => name)).toEqual(['Скрит Играч']);
    expect((await find('only=twice')).count).toBe(0);
    expect((await find('')).count).toBeGreaterThan(15);
  });

  test('are changed, and not by two at once', async () => {
    const { id, fields, version } = await office.player(league.player('petar'));
    const saved = await office.change<SavedPlayer>('PUT', deskPaths.player(id), {
      ...fields,
      nameLatin: 'Peter Jelev',
      version,
    });
    expect(saved.fields.nameLatin).toBe('Peter Jelev');
    expect(await league.ask(playerEndpoints.one, apiPaths.player(id))).toMatchObject({ name_latin: 'Peter Jelev' });
    const stale = await office.device.send('PUT', deskPaths.player(id), { ...fields, name: 'Друг', version });
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { reason: 'conflict', conflict: { by: 'Мария' } }]);
    const tooYoung = { ...saved.fields, birthdate: '2020-01-01', version: saved.version };
    expect(await office.refused('PUT', deskPaths.player(id), tooYoung)).toEqual({
      status: 400,
      field: 'birthdate',
      reason: 'too_young',
    });
    expect(await office.refused('PUT', deskPaths.player(999_999), tooYoung)).toMatchObject({ status: 404 });
  });

  test('are deleted only while they never played; what refers to them is counted', async () => {
    const sent = await office.device.send('DELETE', deskPaths.player(league.player('petar')));
    expect([sent.statusCode, sent.json()]).toMatchObject([409, { reason: 'in_use', uses: { matches: 2 } }]);
    const { id } = await office.createPlayer(
      { name: 'Грешно Въведен' },
      { teamId: league.id('teams', 'riltsi'), shirtNumber: 5, joinedOn: '2026-01-01' },
    );
    await office.change('DELETE', deskPaths.player(id));
    expect((await publicPlayer(id)).statusCode).toBe(404);
    expect((await office.team('riltsi')).squad).toEqual([]);
  });
});

describe('the declaration of a parent', () => {
  let id: number;
  beforeAll(async () => {
    ({ id } = await office.createPlayer(
      { name: 'Малък Играч', birthdate: '2009-05-05' },
      { teamId: league.id('teams', 'riltsi'), shirtNumber: 5, joinedOn: '2026-01-01' },
    ));
  });
  const upload = (payload: Buffer, type = 'application/pdf') =>
    sendFrom(league, office.device.cookie, {
      method: 'PUT',
      url: deskPaths.declarationFile(id),
      payload,
      headers: { 'content-type': type },
    });
  const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF');

  test('makes a minor public, and its file can be downloaded by organisers', async () => {
    expect((await publicPlayer(id)).statusCode).toBe(404);
    const before = league.notified.length;
    const sent = await upload(PDF);
    expect(sent.json()).toMatchObject({ given: true, file: { type: 'application/pdf', bytes: PDF.length } });
    await expect.poll(() => league.notified.length).toBeGreaterThan(before);
    expect((await publicPlayer(id)).statusCode).toBe(200);
    const file = await office.device.send('GET', deskPaths.declarationFile(id));
    expect(file.rawPayload).toEqual(PDF);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="declaration-${id}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await office.journal(`player:${id}`))[0]).toMatchObject({
      what: 'store_declaration',
      before: { declaration: false, file: null },
      after: { declaration: true, file: 'application/pdf' },
    });
    expect(JSON.stringify(await office.journal())).not.toContain('%PDF');
  });

  test('is what its bytes say, whatever was sent with it', async () => {
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#eee' } })
      .png()
      .toBuffer();
    expect((await upload(photo)).json()).toMatchObject({ file: { type: 'image/png' } });
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>',
    );
    for (const wrong of [page, svg, Buffer.from('MZ'), Buffer.alloc(0)])
      expect((await upload(wrong, 'image/png')).statusCode).toBe(400);
    expect((await upload(Buffer.concat([PDF, Buffer.alloc(DECLARATION_BYTES)]))).statusCode).toBe(413);
    expect((await office.device.send('GET', deskPaths.declarationFile(id))).headers['content-type']).toBe('image/png');
  });

  test('may be on paper, and be gone again', async () => {
    expect(await office.change<DeclarationState>('PUT', deskPaths.declaration(id), { given: true })).toEqual({
      given: true,
      file: null,
    });
    expect((await office.device.send('GET', deskPaths.declarationFile(id))).statusCode).toBe(404);
    await office.change('PUT', deskPaths.declaration(id), { given: false });
    expect((await publicPlayer(id)).statusCode).toBe(404);
    expect(await office.refused('PUT', deskPaths.declaration(id), { given: 'да' })).toMatchObject({
      status: 400,
      field: 'given',
    });
  });

  test('is in no table that files are made of', async () => {
    const { rows } = await league.database.pool.query(
      `select table_name from information_schema.columns where data_type = 'bytea' and table_schema = 'public' order by 1`,
    );
    expect(rows.map(({ table_name: name }) => name as string)).toEqual(
      expect.arrayContaining(['declarations', 'media']),
    );
    const { LEAGUE_TABLES } = await import('#server/league-files/folder/league-tables.ts');
    expect(LEAGUE_TABLES.map(({ table }) => table)).not.toContain('declarations');
  });
});

describe('[SQ14] two records of one person', () => {
  let twin: number;
  beforeAll(async () => {
    league.passTo(0);
    // The line-up of a match that was recorded, with somebody who is Петър Желев under another name.
    ({ id: twin } = await office.createPlayer(
      { name: 'П. Желев', birthdate: null, position: 'GK' },
      { teamId: league.id('teams', 'balik'), shirtNumber: 50, joinedOn: '2025-09-01' },
    ));
    const home = lineup(league, 'home');
    const [first, ...others] = home.starters;
    await league.record('s1', { ...home, starters: [{ ...first!, player: twin }, ...others], captain: twin });
    await league.record('s1', { act: 'kick-off' });
    league.passTo(5);
    await league.record('s1', {
      act: 'goal',
      team: 'home',
      player: twin,
      assist: null,
      ownGoal: false,
      penalty: false,
    });
  });

  const preview = (kept: number, other: number) =>
    office.send<MergePreview>('GET', `${deskPaths.mergePlayer(kept)}?otherId=${other}`);
  const merge = (kept: number, otherId: number) => ['POST', deskPaths.mergePlayer(kept), { otherId }] as const;

  test('that are in one match are two', async () => {
    const seen = await preview(league.player('ivan'), twin);
    expect(mergePreviewSchema.parse(seen)).toEqual(seen);
    expect(playerSchema.parse(seen.kept)).toEqual(seen.kept);
    expect(seen.refusal).toEqual({ reason: 'same_match', about: 'Балик – Вихър, 15.03.2026' });
    expect(await office.refused(...merge(league.player('ivan'), twin))).toEqual({ status: 409, reason: 'same_match' });
  });

  test('of teams that meet in a competition are two; while one plays nobody is merged', async () => {
    expect((await preview(league.player('petar'), twin)).refusal?.reason).toBe('match_live');
    league.passTo(60);
    await league.record('s1', { act: 'phase', phase: 'HALF_TIME' });
    await league.record('s1', { act: 'phase', phase: 'SECOND_HALF' });
    league.passTo(90);
    await league.record('s1', { act: 'final-whistle' });
    await league.database.pool.query(
      `update matches set status = 'FINISHED', phase = 'FULL_TIME', clock_running_since = null where key = 'm5'`,
    );
    expect((await preview(league.player('petar'), twin)).refusal).toEqual({
      reason: 'in_other_team',
      about: 'Балик, Вихър',
    });
    expect(await office.refused(...merge(league.player('petar'), twin))).toMatchObject({ reason: 'in_other_team' });
    expect(await office.refused(...merge(twin, twin))).toMatchObject({ field: 'otherId', reason: 'same_player' });
    expect(await office.refused(...merge(twin, 999_999))).toMatchObject({ field: 'otherId', reason: 'invalid' });
  });

  test('become one: line-up, goals, sums and page move', async () => {
    const { id: kept } = await office.createPlayer({ name: 'Петър Желязков', position: null });
    const saved = await office.change<SavedPlayer>(...merge(kept, twin));
    expect(saved.fields).toMatchObject({ name: 'Петър Желязков', position: 'GK', birthdate: '2000-10-11' });
    const { memberships } = await office.player(kept);
    expect(memberships).toMatchObject([{ team: { name: 'Балик' }, shirtNumber: 50, joinedOn: '2025-09-01' }]);
    const { rows } = await league.database.pool.query<{ count: number }>(
      `select count(*)::int from match_ledger where $1 in (player_id, other_player_id) or details::text like '%"player": ' || $1 || ',%'
        or details ->> 'captain' = $1::text`,
      [twin],
    );
    expect(rows).toEqual([{ count: 0 }]);
    const stats = await league.ask(playerEndpoints.summary, apiPaths.playerSummary(kept));
    expect(JSON.stringify(stats)).toContain('"totalGoals":1');
    await expectSumsToBeRight(league.database);
    expect(await impossibleStates(league)).toEqual([]);
    const page = await league.app().inject({ url: `${pagePaths.player(twin)}?lang=en` });
    expect([page.statusCode, page.headers['location']]).toEqual([301, `${pagePaths.player(kept)}?lang=en`]);
    expect((await office.journal(`player:${kept}`))[0]).toMatchObject({
      what: 'merge_players',
      before: { name: 'П. Желев' },
      after: { name: 'Петър Желязков' },
    });
    // The match can still be corrected.
    await league.record('s1', { act: 'man-of-the-match', player: kept }, { reason: 'Проба' });
  });
});
