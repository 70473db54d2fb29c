import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Journal } from '#contract/desk/people.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { filesOf as desk, inWindows1251 } from '#tests/support/desk-files.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom, signInAs, type Device } from '#tests/support/desk-people.ts';
import { exportTo, filesOf, temporaryFolders } from '#tests/support/league-folder.ts';

/* The office's files: download, upload with a preview, import. */

let league: DeskLeague;
let organiser: Device;
let files: ReturnType<typeof desk>;
const folders = await temporaryFolders();

beforeEach(async () => {
  league = await openDeskLeague();
  organiser = await signInAs(league, 'organiser', { name: 'Мария' });
  files = desk(league, organiser);
  return () => league.close();
});
afterAll(() => folders.remove());

const query = async (text: string) => (await league.database.pool.query<Record<string, unknown>>(text)).rows;
const exported = async () => filesOf(await exportTo(league.database, folders.next()));

describe('download', () => {
  test('the whole league is the folder that an export writes', async () => {
    const sent = await sendFrom(league, organiser.cookie, { url: deskPaths.leagueZip });
    expect(sent.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="league-2026-03-15.zip"',
      'cache-control': 'no-store',
    });
    const unzipped = unzipSync(sent.rawPayload);
    const content = Object.fromEntries(
      Object.entries(unzipped).map(([path, bytes]) => [path, Buffer.from(bytes).toString('latin1')]),
    );
    expect(content).toEqual(await exported());
  });

  test('a table, with commas or semicolons', async () => {
    const get = async (url: string) => (await sendFrom(league, organiser.cookie, { url })).body;
    const { 'teams.csv': teams = '' } = await exported();
    expect(await get(deskPaths.leagueTable('teams.csv'))).toBe(Buffer.from(teams, 'latin1').toString());
    expect(await get(`${deskPaths.leagueTable('teams.csv')}?delimiter=semicolon`)).toContain('key;name;name_latin');
    for (const table of ['uploads.csv', 'media.csv', 'people.csv', '..%2Fteams.csv', 'teams'])
      expect((await sendFrom(league, organiser.cookie, { url: deskPaths.leagueTable(table) })).statusCode).toBe(404);
  });

  test('neither sessions nor the journal nor uploads leave the desk', async () => {
    await files.upload('teams.csv', 'name\nНов отбор\n');
    const { rawPayload } = await sendFrom(league, organiser.cookie, { url: deskPaths.leagueZip });
    const paths = Object.keys(unzipSync(rawPayload));
    expect(paths.filter((path) => /people|session|journal|upload|link|invit|declaration/.test(path))).toEqual([]);
  });
});

describe('a list of players with their teams', () => {
  const LIST = [
    'Отбор;Име;№ Номер;Дата на раждане;Позиция',
    'Балик;Стоил Каменов;44;4.6.2001;защитник',
    'Балик;Даниел Русев;45;31.02.2009;нападател',
    'Балек;Емил Кънев;46;2.4.1997;вратар',
    'Вихър;Росен Бойчев;20;1.1.2000;халф',
    'Вихър;Играч V1;20;;',
    '',
  ].join('\n');
  const asFile = inWindows1251(LIST.replace('№ Номер', 'Номер'));

  test('is recognised, whatever its name, encoding and delimiter; nothing is changed', async () => {
    const before = await exported();
    const preview = await files.preview('sastavi prolet.csv', asFile);
    expect(preview.isRoster).toBe(true);
    expect(preview.tables).toEqual([
      expect.objectContaining({ table: 'players', rows: 5, file: 'sastavi prolet.csv' }),
      expect.objectContaining({
        table: 'squads',
        format: { kind: 'csv', encoding: 'windows-1251', delimiter: ';' },
      }),
    ]);
    expect(preview.list?.shapes).toMatchObject([
      {
        headings: ['Отбор', 'Име', 'Номер', 'Дата на раждане', 'Позиция'],
        kinds: ['team', 'name', 'number', 'birthDate', 'position'],
      },
    ]);
    expect(await exported()).toEqual(before);
  });

  test('says what is wrong in each row and what it could be; the rest is counted', async () => {
    const preview = await files.preview('sastavi.csv', asFile);
    expect(preview.problems).toEqual([
      expect.objectContaining({
        line: 3,
        column: 'birthdate',
        cell: 3,
        written: '31.02.2009',
        row: 'Даниел Русев',
        id: 'notDay',
      }),
      expect.objectContaining({
        line: 4,
        column: 'team',
        written: 'Балек',
        id: 'unknown.teams',
        suggestions: [{ value: 'Балик' }],
      }),
      expect.objectContaining({
        line: 5,
        column: 'shirt_number',
        written: '20',
        row: 'Росен Бойчев',
        id: 'numberTaken',
        values: { number: '20', team: 'Вихър', player: 'Играч V1' },
      }),
    ]);
    expect(preview.problems[2]?.suggestions).toHaveLength(2);
    expect(preview.counts).toEqual({ wrong: 3, added: 1, changed: 0, unchanged: 1, removed: 0 });
    expect(preview.digest).toBeNull();
    expect(preview.changes).toEqual([
      {
        table: 'roster',
        kind: 'added',
        title: 'Стоил Каменов',
        team: expect.objectContaining({ nameLatin: 'Balik' }),
        fields: expect.arrayContaining([
          { column: 'birthdate', before: null, after: '2001-06-04' },
          { column: 'position', before: null, after: 'DEF' },
          { column: 'shirt_number', before: null, after: '44' },
        ]),
      },
    ]);
    expect(preview.columns['roster']?.['position']).toMatchObject({
      heading: { bg: 'Позиция', en: 'Position' },
      kind: 'choice',
      values: { DEF: { bg: 'защитник', en: 'defender' } },
    });
  });

  test('is mended in place, checked again and imported; the journal and the public site have it', async () => {
    const { id, problems } = await files.preview('sastavi.csv', asFile);
    const [date, team, number] = problems;
    const value = (at: typeof date, text: string | null) => ({
      file: at?.file ?? '',
      line: at?.line ?? 0,
      cell: at?.cell ?? null,
      written: null,
      value: text,
    });
    const corrections = [value(date, '28.02.2009'), value(team, 'Балик'), value(number, '21')];
    const again = await files.readAgain(id, { corrections });
    expect(again.problems.map(({ id: reason, written }) => [reason, written])).toEqual([['numberTaken', '21']]);
    corrections[2] = value(number, String(again.problems[0]?.suggestions[0]?.value));
    const mended = await files.readAgain(id, { corrections });
    expect(mended.problems).toEqual([]);
    expect(mended.counts).toEqual({ wrong: 0, added: 4, changed: 0, unchanged: 1, removed: 0 });
    const done = await files.run(id, mended.digest);
    expect(done).toMatchObject({ state: 'done', result: { added: 4, changed: 0, removed: 0 } });
    expect(
      await query(`select p.name, p.birthdate::text, t.name as team, s.shirt_number, s.joined_on::text
        from squad_memberships s join players p on p.id = s.player_id join teams t on t.id = s.team_id
        where p.name in ('Даниел Русев', 'Емил Кънев') order by 1`),
    ).toEqual([
      { name: 'Даниел Русев', birthdate: '2009-02-28', team: 'Балик', shirt_number: 45, joined_on: '2025-09-28' },
      { name: 'Емил Кънев', birthdate: '1997-04-02', team: 'Балик', shirt_number: 46, joined_on: '2025-09-28' },
    ]);
    const journal = (await organiser.send('GET', `${deskPaths.journal}?subject=files`)).json<Journal>();
    expect(journal.entries).toEqual([
      expect.objectContaining({
        who: 'Мария',
        what: 'import_files',
        about: 'sastavi.csv',
        after: expect.objectContaining({ tables: expect.objectContaining({ players: expect.anything() }) }),
      }),
    ]);
    expect(league.notified.flat()).toContain('everything');
  });

  test('a row can be left out', async () => {
    const { id, problems } = await files.preview('sastavi.csv', asFile);
    const corrections = problems.map(({ file, line }) => ({ file, line, cell: null, written: null, value: null }));
    const rest = await files.readAgain(id, { corrections });
    expect(rest).toMatchObject({ problems: [], counts: { wrong: 0, added: 1, unchanged: 1 } });
    await files.run(id, rest.digest);
    expect(await query(`select name from players where name in ('Стоил Каменов', 'Емил Кънев')`)).toEqual([
      { name: 'Стоил Каменов' },
    ]);
  });

  test('somebody of the same name is asked about: he, or another', async () => {
    const preview = await files.preview('list.csv', 'Team,Player,Born\nБалик,Иван Колев,2011-01-01\n');
    const [problem] = preview.problems;
    expect(problem).toMatchObject({ id: 'namesake', column: 'key', cell: null });
    expect(problem?.suggestions.map(({ isNew = false }) => isNew)).toEqual([false, true]);
    const other = problem?.suggestions[1]?.value ?? '';
    const corrections = [{ file: 'list.csv', line: 2, cell: null, written: null, value: other }];
    const mended = await files.readAgain(preview.id, { corrections });
    expect(mended).toMatchObject({ problems: [], counts: { added: 1 } });
    await files.run(preview.id, mended.digest);
    expect(
      await query(
        `select p.key from squad_memberships s join players p on p.id = s.player_id where p.key = '${other}'`,
      ),
    ).toHaveLength(1);
  });

  test('the same wrong word in many lines is mended once', async () => {
    const rows = Array.from('АБВГДЕЖЗИКЛМ', (letter) => `Балек,Нов ${letter}граев`);
    const preview = await files.preview('list.csv', `Team,Player\n${rows.join('\n')}\n`);
    expect(preview.counts).toMatchObject({ wrong: 12 });
    expect(preview.problems).toEqual([expect.objectContaining({ written: 'Балек', more: 11 })]);
    const corrections = [{ file: 'list.csv', line: null, cell: 1, written: 'Балек', value: 'Балик' }];
    expect(await files.readAgain(preview.id, { corrections })).toMatchObject({ problems: [], counts: { added: 12 } });
  });
});

describe('a workbook', () => {
  test('a sheet of any name is recognised by its headings', async () => {
    const book = readFileSync(join(import.meta.dirname, '../data/workbook/league.xlsx'));
    const preview = await files.preview('моята лига.xlsx', book);
    expect(preview.tables.length).toBeGreaterThan(0);
    expect(preview.tables[0]?.format).toEqual({ kind: 'xlsx' });
  });
});

describe('a whole league', () => {
  const zipped = (content: Record<string, string>, prefix = '') =>
    Buffer.from(
      zipSync(
        Object.fromEntries(
          Object.entries(content).map(([path, text]) => [prefix + path, Buffer.from(text, 'latin1')] as const),
        ),
      ),
    );

  test('its own export changes nothing', async () => {
    const preview = await files.preview('league.zip', zipped(await exported(), 'my league/'));
    expect(preview.problems).toEqual([]);
    expect(preview.counts).toMatchObject({ wrong: 0, added: 0, changed: 0, removed: 0 });
    expect(preview.changes).toEqual([]);
  });

  test('each change is listed before and after; what is missing is removed on demand', async () => {
    const content = await exported();
    const teams = Buffer.from(content['teams.csv'] ?? '', 'latin1')
      .toString()
      .replace('Балик', 'ФК Балик');
    const hidden = (file: string) =>
      (content[file] ?? '').replaceAll(/^.*\bhidden\b,.*\n(?!key)/gm, (line) =>
        line.includes('parental_declaration') ? line : '',
      );
    const changed = {
      ...content,
      'teams.csv': Buffer.from(teams).toString('latin1'),
      'players.csv': hidden('players.csv'),
      'squads.csv': hidden('squads.csv'),
      'player-statistics.csv': hidden('player-statistics.csv'),
    };
    const { id, ...kept } = await files.preview('league.zip', zipped(changed));
    expect(kept.changes).toEqual([
      expect.objectContaining({
        table: 'teams',
        kind: 'changed',
        title: 'ФК Балик',
        fields: [{ column: 'name', before: 'Балик', after: 'ФК Балик' }],
      }),
    ]);
    const pruned = await files.readAgain(id, { prune: true });
    expect(pruned.counts).toMatchObject({ changed: 1, removed: 3 });
    expect(
      pruned.changes
        .filter(({ kind }) => kind === 'removed')
        .map(({ table }) => table)
        .toSorted(),
    ).toEqual(['player-statistics', 'players', 'squads']);
    expect(await files.run(id, pruned.digest)).toMatchObject({ state: 'done', result: pruned.counts });
    expect(await query(`select 1 from players where key = 'hidden'`)).toEqual([]);
  });

  test('what the database forbids is said before it happens', async () => {
    const content = await exported();
    const players = (content['players.csv'] ?? '').replace(/^ivan,.*\n/m, '');
    const { id } = await files.preview('league.zip', zipped({ 'players.csv': players }));
    const pruned = await files.readAgain(id, { prune: true });
    expect(pruned.problems).toEqual([expect.objectContaining({ id: 'stillReferred', file: 'league.zip' })]);
    expect(pruned.digest).toBeNull();
  });

  test('a team that enters the competition of another team of its players is refused', async () => {
    const list = 'team,player,joined_on\nРилци,b1,2026-03-01\n';
    const preview = await files.preview('squads.csv', list);
    expect(preview.problems).toEqual([expect.objectContaining({ id: 'inTwoTeams', line: 2, column: 'team' })]);
  });
});

describe('between preview and import', () => {
  const CHANGE = 'key,name\nbalik,ФК Балик\n';

  test('nothing is imported while something is wrong, or by another digest', async () => {
    const before = await exported();
    const { id, digest } = await files.preview('teams.csv', 'key,name\nbalik,\nnov,Нов\n');
    expect(digest).toBeNull();
    expect((await files.begin(id, '')).json()).toMatchObject({ reason: 'preview_changed' });
    const good = await files.preview('teams.csv', CHANGE);
    expect((await files.begin(good.id, 'x'.repeat(43))).statusCode).toBe(409);
    expect(await exported()).toEqual(before);
  });

  test('a league that has changed in between is shown again', async () => {
    const { id, digest } = await files.preview('teams.csv', CHANGE);
    await query(`update teams set name = 'Балик 1990' where key = 'balik'`);
    const again = await files.run(id, digest);
    expect(again).toMatchObject({ state: 'ready', hasChanged: true });
    expect(again.preview?.changes[0]?.fields).toContainEqual({
      column: 'name',
      before: 'Балик 1990',
      after: 'ФК Балик',
    });
    expect(await query(`select name from teams where key = 'balik'`)).toEqual([{ name: 'Балик 1990' }]);
    expect(await files.run(id, again.preview?.digest ?? null)).toMatchObject({ state: 'done' });
    expect(await query(`select name from teams where key = 'balik'`)).toEqual([{ name: 'ФК Балик' }]);
  });

  test('a change elsewhere in the league is not in the way', async () => {
    const { id, digest } = await files.preview('teams.csv', CHANGE);
    await query(`update teams set city = 'Варна' where key = 'vihar'`);
    expect(await files.run(id, digest)).toMatchObject({ state: 'done', hasChanged: false });
  });

  test('it is imported once', async () => {
    const { id, digest } = await files.preview('teams.csv', CHANGE);
    await files.run(id, digest);
    expect((await files.begin(id, digest)).json()).toMatchObject({ reason: 'imported' });
    expect(await query(`select count(*)::int as entries from journal where what = 'import_files'`)).toEqual([
      { entries: 1 },
    ]);
  });

  test('uploads are gone after an hour, with the next one, or when they are dropped', async () => {
    const first = await files.upload('teams.csv', CHANGE);
    await files.settled(first);
    expect((await files.send('GET', deskPaths.files)).json()).toMatchObject({ upload: first });
    const second = await files.upload('teams.csv', CHANGE);
    await files.settled(second);
    expect((await files.send('GET', deskPaths.upload(first))).statusCode).toBe(404);
    league.passTo(61);
    expect((await files.send('GET', deskPaths.upload(second))).statusCode).toBe(404);
    expect((await files.send('GET', deskPaths.files)).json()).toMatchObject({ upload: null });
    const third = await files.upload('teams.csv', CHANGE);
    expect(await query('select id from uploads')).toEqual([{ id: third }]);
    await files.settled(third);
    expect((await files.send('DELETE', deskPaths.upload(third))).statusCode).toBe(204);
    expect(await query('select id from uploads')).toEqual([]);
  });

  test('a job that died is said to be interrupted, and can be begun again', async () => {
    const { id } = await files.preview('teams.csv', CHANGE);
    await query(`update uploads set state = 'importing', beat_at = now() - interval '1 minute'`);
    expect(await files.get(id)).toMatchObject({ state: 'interrupted' });
    expect(await files.readAgain(id, {})).toMatchObject({ counts: { changed: 1 } });
  });
});

describe('hostile files', () => {
  const refusalOf = async (name: string, content: string | Buffer) =>
    (await files.settled(await files.upload(name, content))).refusal;
  const zip = (entries: Record<string, Buffer>) => Buffer.from(zipSync(entries));
  const TEAMS = Buffer.from('name\nНов\n');

  test('archives are refused that lead out of their folder, repeat names, are damaged or locked', async () => {
    for (const path of [
      '../teams.csv',
      '/etc/teams.csv',
      'a/../../teams.csv',
      'C:\\teams.csv',
      '..\\teams.csv',
      'a\n.csv',
    ])
      expect([path, await refusalOf('x.zip', zip({ [path]: TEAMS }))]).toEqual([path, 'unsafe_name']);
    expect(await refusalOf('x.zip', zip({ [`${'a/'.repeat(20)}teams.csv`]: TEAMS }))).toBe('unsafe_name');
    expect(await refusalOf('x.zip', zip({ 'teams.csv': TEAMS, 'Teams.csv': TEAMS }))).toBe('name_twice');
    expect(await refusalOf('x.zip', zip({ media: TEAMS, 'media/a.png': TEAMS }))).toBe('name_twice');
    const good = zip({ 'teams.csv': Buffer.from(`name\n${'Нов отбор\n'.repeat(500)}`) });
    expect(await refusalOf('x.zip', good.subarray(0, 60))).toBe('damaged_archive');
    const locked = Buffer.from(good);
    locked[good.lastIndexOf('PK\x01\x02') + 8] = 1;
    expect(await refusalOf('x.zip', locked)).toBe('encrypted');
    expect(await refusalOf('x.zip', Buffer.from('504b0506'.padEnd(44, '0'), 'hex'))).toBe('empty');
    expect(await refusalOf('old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('old_excel');
    expect(await refusalOf('x.csv', '')).toBe('empty');
    expect(
      await refusalOf('x.ods', zip({ mimetype: Buffer.from('application/vnd.oasis'), 'content.xml': TEAMS })),
    ).toBe('not_a_league');
  });

  test('what grows too large is refused while it is unpacked', async () => {
    const zeros = Buffer.alloc(60_000_000);
    const book = zip({ '[Content_Types].xml': TEAMS, 'xl/worksheets/sheet1.xml': zeros });
    expect(await refusalOf('bomb.xlsx', book)).toBe('too_large_unpacked');
  });

  test('a file of more than 20 MB is not taken', async () => {
    const sent = await sendFrom(league, organiser.cookie, {
      method: 'POST',
      url: `${deskPaths.uploads}?name=x.csv`,
      payload: Buffer.alloc(21 * 1024 * 1024),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(sent.statusCode).toBe(413);
    expect(await query('select 1 from uploads')).toEqual([]);
  });

  test('nonsense has a reason and changes nothing', async () => {
    const before = await exported();
    for (const [content, reason] of [
      ['name\nA\0B\n', 'nul'],
      ['name\n"A\n', 'openQuote'],
      ['12345\n67890\n', 'unknownTable'],
      [Buffer.from([0xff, 0xfe, 0x41]), 'damaged'],
      [`name\n${'x'.repeat(100_001)}\n`, 'longCell'],
    ] as const) {
      const { problems } = await files.preview('x.csv', content);
      expect(problems.map(({ id }) => id)).toContain(reason);
    }
    const { problems } = await files.preview('x.xlsx', zip({ '[Content_Types].xml': TEAMS, 'xl/workbook.xml': TEAMS }));
    expect(problems.map(({ id }) => id)).toContain('bookUnreadable');
    expect(problems.map(({ file }) => file).join(' ')).not.toContain('/tmp');
    expect(await exported()).toEqual(before);
  });

  test('scripts, formulas, marks of direction and emoji are text', async () => {
    const name = `=1+1<script>alert(1)</script>\u202e😀`;
    const { id, digest } = await files.preview('teams.csv', `name\n"${name}"\n`);
    await files.run(id, digest);
    expect(await query(`select name from teams where name like '%script%'`)).toEqual([{ name }]);
    const sent = await sendFrom(league, organiser.cookie, { url: deskPaths.leagueTable('teams.csv') });
    expect(sent.body).toContain(`'${name}`);
  });

  test('corrections cannot reach beyond the file, and wrong requests name the field', async () => {
    const { id } = await files.preview('teams.csv', 'name\nНов\n');
    const sent = await files.send('PUT', deskPaths.upload(id), { table: null, prune: 'yes', corrections: [] });
    expect(sent.json()).toMatchObject({ field: 'prune', reason: 'invalid' });
    const corrections = [
      { file: 'teams.csv', line: 2, cell: 900, written: null, value: 'x' },
      { file: '../teams.csv', line: 2, cell: 0, written: null, value: 'x' },
      { file: 'teams.csv', line: 99, cell: 0, written: null, value: 'x' },
    ];
    const { counts, changes } = await files.readAgain(id, { corrections });
    expect([counts.added, changes[0]?.title]).toEqual([1, 'Нов']);
  });
});
