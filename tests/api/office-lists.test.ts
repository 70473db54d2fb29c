import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import type { SquadDated } from '#contract/desk/teams.ts';
import type { Journal } from '#contract/desk/people.ts';
import { exportTo, filesOf, temporaryFolders } from '#tests/support/league-folder.ts';
import { filesOf as desk } from '#tests/support/desk-files.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs, type Device } from '#tests/support/desk-people.ts';

/* An organiser's list of players, from the file as he keeps it to the squads. */

let league: DeskLeague;
let organiser: Device;
let files: ReturnType<typeof desk>;
const folders = await temporaryFolders();
afterAll(() => folders.remove());

beforeEach(async () => {
  league = await openDeskLeague();
  organiser = await signInAs(league, 'organiser', { name: 'Мария' });
  files = desk(league, organiser);
  return () => league.close();
});

const query = async (text: string) => (await league.database.pool.query<Record<string, unknown>>(text)).rows;
const squadOf = (team: string) =>
  query(`select p.name, s.shirt_number, s.joined_on::text, p.birthdate::text, p.position, s.captain from squad_memberships s
    join teams t on t.id = s.team_id join players p on p.id = s.player_id where t.name = '${team}' order by p.id`);

const LIST = [
  'Картотека на лигата;;;;',
  ';;;;',
  'Отбор;Име, презиме и фамилия;Роден на;фл. №;Пост',
  'БAЛИК;СТОИЛ  КАМЕНОВ;4.6.2001 г.;№ 44;Защ.',
  ';Емил Кънев (к);2.4.97;45;вр.',
  'Нови звезди;Росен Бойчев;1.1.2000;20;халф',
  ';Петко Димов;36231;;универсал',
  'Общо: 4;;;;',
].join('\n');

describe('[IM1] a list as people keep it', () => {
  test('is read, cleaned and imported with its new team, since the season began', async () => {
    const preview = await files.preview('spisak.csv', LIST);
    expect(preview.problems).toEqual([]);
    expect(preview.counts).toEqual({ wrong: 0, added: 4, changed: 0, unchanged: 0, removed: 0 });
    expect(preview.list).toMatchObject({
      shapes: [{ kinds: ['team', 'name', 'birthDate', 'number', 'position'], rows: 4 }],
      teams: [
        { written: 'БAЛИК', name: 'Балик', isKnown: true, players: 2 },
        { written: 'Нови звезди', name: 'Нови звезди', isKnown: false, players: 2 },
      ],
      withoutTeam: 0,
      cleaned: [{ written: 'СТОИЛ КАМЕНОВ', name: 'Стоил Каменов' }],
      dropped: [{ name: 'Петко Димов', texts: ['универсал'] }],
      skipped: [{ line: 8, text: 'Общо: 4' }],
    });
    expect((await files.run(preview.id, preview.digest)).state).toBe('done');
    const { since } = preview.list ?? {};
    expect(await squadOf('Нови звезди')).toEqual([
      {
        name: 'Росен Бойчев',
        shirt_number: 20,
        joined_on: since,
        birthdate: '2000-01-01',
        position: 'MID',
        captain: false,
      },
      {
        name: 'Петко Димов',
        shirt_number: null,
        joined_on: since,
        birthdate: '1999-03-12',
        position: null,
        captain: false,
      },
    ]);
    expect(await squadOf('Балик')).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Емил Кънев', position: 'GK', captain: true })]),
    );
  });

  test('a workbook with a sheet for each team', async () => {
    const bytes = readFileSync(new URL('../data/lists/29-sheet-per-team.xlsx', import.meta.url));
    const preview = await files.preview('sastavi.xlsx', bytes);
    expect(preview.problems).toEqual([]);
    expect(preview.list?.teams.map(({ name, players }) => [name, players])).toEqual([
      ['Балик', 3],
      ['Вихър', 2],
    ]);
    expect(preview.counts.added).toBe(5);
  });

  test('[IM25] a workbook whose sheets of fees and contacts have headings of tables is a list of players', async () => {
    const bytes = readFileSync(new URL('../data/lists/35-card-index.xlsx', import.meta.url));
    const { list } = await files.preview('kartoteka.xlsx', bytes);
    expect(list?.teams.length).toBeGreaterThan(1);
  });

  test('a name is kept as it was written, a column as it was chosen, a team as it was answered', async () => {
    const { id, list } = await files.preview('spisak.csv', LIST);
    const { line = 0, cell = 0, written = '' } = list?.cleaned[0] ?? {};
    const preview = await files.readAgain(id, {
      corrections: [{ file: 'spisak.csv', line, cell, written: null, value: written }],
      columns: [{ shape: list?.shapes[0]?.shape ?? '', kinds: ['team', 'name', 'birthDate', null, null] }],
      teams: [{ written: 'Нови звезди', name: 'Вихър' }],
      since: '2025-09-01',
    });
    expect(preview.list?.teams[1]).toMatchObject({ name: 'Вихър', isKnown: true });
    const added = preview.changes.find(({ title }) => title === 'СТОИЛ КАМЕНОВ');
    expect(added?.fields.map(({ column, after }) => [column, after])).toEqual([['birthdate', '2001-06-04']]);
    expect(preview.list?.since).toBe('2025-09-01');
  });

  test('of a team that nobody named, and of one that is nearly called like another, the list waits for an answer', async () => {
    const { id, list, digest } = await files.preview('imena.txt', 'Иван Петров\nГеорги Николов\nТодор Велев\n');
    expect([list?.withoutTeam, digest]).toEqual([3, null]);
    const answered = await files.readAgain(id, { team: 'Балик' });
    expect([answered.list?.withoutTeam, answered.counts.added, answered.problems]).toEqual([0, 3, []]);
    const asked = await files.preview('balek.csv', 'Отбор;Име\nБалек;Иван Петров\n');
    expect(asked.list?.teams).toMatchObject([{ written: 'Балек', name: null, similar: ['Балик'] }]);
    expect(asked.digest).toBeNull();
  });
});

describe('[IM22] who is meant by a name without a day of birth', () => {
  const answer = (line: number, value: string) => ({ file: 'spisak.csv', line, cell: null, written: null, value });
  const numbersOf = async (team: string) => (await squadOf(team)).map((one) => [one['name'], one['shirt_number']]);
  const importList = async (list: string, corrections: ReturnType<typeof answer>[] = []) => {
    const { id, ...first } = await files.preview('spisak.csv', list);
    const preview = corrections.length > 0 ? await files.readAgain(id, { corrections }) : first;
    expect(preview.problems).toEqual([]);
    if (preview.digest !== null) await files.run(id, preview.digest);
    return preview;
  };
  const known = 'Отбор;Име;№\nБалик;Росен Бойчев;31\n';
  const list = 'Отбор;Име;№\nВихър;Росен Бойчев;32\nВихър;Емил Кънев;33\n';

  test('somebody in the squad of another team is asked about once: he, or another', async () => {
    await importList(known);
    const asked = await files.preview('spisak.csv', list);
    expect(asked.digest).toBeNull();
    expect(asked.problems).toMatchObject([
      {
        id: 'namesake',
        line: 2,
        column: 'key',
        suggestions: [
          { value: 'rosen-boychev', teams: 'Балик' },
          { value: 'rosen-boychev-2', isNew: true },
        ],
      },
    ]);
    await importList(list, [answer(2, 'rosen-boychev-2')]);
    expect(await numbersOf('Балик')).toContainEqual(['Росен Бойчев', 31]);
    expect(await numbersOf('Вихър')).toContainEqual(['Росен Бойчев', 32]);
    expect((await importList(list)).counts).toMatchObject({ wrong: 0, added: 0, changed: 0 });
    expect((await importList(known)).counts).toMatchObject({ wrong: 0, added: 0, changed: 0 });
  });

  test('two of one name in a list, in two teams and in one', async () => {
    const both = 'Отбор;Име;№\nБалик;Росен Бойчев;31\nВихър;Росен Бойчев;32\nВихър;Росен Бойчев;33\n';
    const { problems } = await files.preview('spisak.csv', both);
    expect(problems).toMatchObject([
      { id: 'duplicateNameLine', line: 3, more: 1, suggestions: [{ value: 'rosen-boychev-2', isNew: true }] },
    ]);
    await importList(both, [answer(3, 'rosen-boychev-2'), answer(4, 'rosen-boychev-3')]);
    expect((await importList(both)).counts).toMatchObject({ wrong: 0, added: 0, changed: 0, unchanged: 3 });
  });

  test('two questions about names are answered one after the other', async () => {
    const both = 'Отбор;Име;№\nБалик;Росен Бойчев;31\nВихър;Росен Бойчев;32\nВихър;Росен Бойчев;33\n';
    const { id } = await files.preview('spisak.csv', both);
    const first = answer(3, 'rosen-boychev-2');
    const [next] = (await files.readAgain(id, { corrections: [first] })).problems;
    expect(next).toMatchObject({ line: 4, column: 'key' });
    const second = { ...answer(4, 'rosen-boychev-3'), cell: next?.cell ?? null };
    expect((await files.readAgain(id, { corrections: [first, second] })).problems).toEqual([]);
  });

  test('who left his team is found by his name', async () => {
    await importList(known);
    await query(`delete from squad_memberships where player_id = (select id from players where key = 'rosen-boychev')`);
    await importList(list);
    expect(await query(`select key from players where name = 'Росен Бойчев'`)).toEqual([{ key: 'rosen-boychev' }]);
  });
});

test('[IM21] one first day for a whole squad; who had played before it keeps his, and is named', async () => {
  const [team] = await query(`select id from teams where name = 'Вихър'`);
  const put = (joinedOn: string) =>
    files.send('PUT', `/api/office/teams/${String(team?.['id'])}/squad/first-day`, { joinedOn });
  const before = await squadOf('Вихър');
  const sent = (await put('2025-08-01')).json<SquadDated>();
  expect(sent).toEqual({ changed: before.length, kept: [] });
  expect((await squadOf('Вихър')).every(({ joined_on: day }) => day === '2025-08-01')).toBe(true);
  expect((await put('2025-08-01')).json()).toEqual({ changed: 0, kept: [] });
});

test('[IM18] an earlier day is a change of those who are there, not an error', async () => {
  const first = await files.preview('a.csv', 'Отбор;Име;Номер\nВихър;Росен Бойчев;77\n');
  const late = await files.readAgain(first.id, { since: '2026-03-10' });
  await files.run(first.id, late.digest);
  const { id, changes, counts, problems, digest } = await (async () => {
    const again = await files.preview('b.csv', 'Отбор;Име;Номер\nВихър;Росен Бойчев;78\n');
    return { ...(await files.readAgain(again.id, { since: '2026-02-01' })), id: again.id };
  })();
  expect(problems).toEqual([]);
  expect(counts).toMatchObject({ added: 0, changed: 1 });
  expect(changes[0]?.fields).toEqual(
    expect.arrayContaining([
      { column: 'joined_on', before: '2026-03-10', after: '2026-02-01' },
      { column: 'shirt_number', before: '77', after: '78' },
    ]),
  );
  await files.run(id, digest);
  expect((await squadOf('Вихър')).filter(({ name }) => name === 'Росен Бойчев')).toMatchObject([
    { joined_on: '2026-02-01', shirt_number: 78 },
  ]);
});

describe('[IM19] an import is taken back as a whole', () => {
  const entryOf = async () =>
    (await query(`select id::text from journal where what = 'import_files' order by id desc limit 1`))[0]?.['id'];
  const takeBack = async () => {
    const entry = Number(await entryOf());
    return files.send('POST', deskPaths.revertedChange(String(entry)), {});
  };
  const exported = async () => filesOf(await exportTo(league.database, folders.next()));

  test('with its teams, players and what it changed; once', async () => {
    const before = await exported();
    const preview = await files.preview('spisak.csv', `${LIST}\nВихър;Играч V1;;31;`);
    await files.run(preview.id, preview.digest);
    expect(await exported()).not.toEqual(before);
    const taken = await takeBack();
    expect({ status: taken.statusCode, body: taken.body }).toMatchObject({ status: 204 });
    expect(await exported()).toEqual(before);
    expect((await takeBack()).statusCode).toBe(409);
    const { entries } = (await files.send('GET', deskPaths.journal)).json<Journal>();
    expect(entries.slice(0, 2).map(({ what, revertible }) => [what, revertible])).toEqual([
      ['take_back_import', false],
      ['import_files', false],
    ]);
  });

  test('not while something needs it, which is said, or after it was changed', async () => {
    const preview = await files.preview('spisak.csv', LIST);
    await files.run(preview.id, preview.digest);
    await query(`insert into bans (player_id, key, starts_on, matches, reason_bg, reason_en)
      select id, 'x', '2026-01-01', 1, 'а', 'a' from players where name = 'Петко Димов'`);
    expect((await takeBack()).json()).toMatchObject({ reason: 'in_use', uses: { bans: 1 } });
    await query('delete from bans');
    await query(`update players set birthdate = '1999-01-01' where name = 'Петко Димов'`);
    expect((await takeBack()).json()).toMatchObject({ reason: 'changed_since' });
    expect(await squadOf('Нови звезди')).toHaveLength(2);
  });
});
