import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { problemText } from '#server/league-files/folder/problems.ts';
import { TABLE_NAMES } from '#server/league-files/folder/table-file.ts';
import { writeSkeleton } from '#server/league-files/folder/write-skeleton.ts';
import { expectSumsToBeRight, openDeskLeague, phase, lineup, TOKEN } from '#tests/support/desk-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { exportTo, filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';
import { smallLeague } from '#tests/support/small-league.ts';

let folders: Awaited<ReturnType<typeof temporaryFolders>>;
let database: OpenDatabase;
let folder: string;

beforeAll(async () => {
  folders = await temporaryFolders();
});
afterAll(() => folders?.remove());

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
const query = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows;

async function changes(options: { dryRun?: boolean; prune?: boolean } = {}) {
  const result = await importFrom(database, folder, options);
  if ('problems' in result) throw new Error(result.problems.map(problemText).join('\n'));
  return Object.fromEntries(
    [...result.changes].filter(([, { added, changed, removed }]) => added + changed + removed > 0),
  );
}
async function problems() {
  const result = await importFrom(database, folder);
  return 'problems' in result ? result.problems.map(problemText) : [];
}

describe('an existing league', () => {
  beforeEach(async () => {
    database = await openLeagueDatabase(smallLeague());
    folder = await exportTo(database, folders.next());
    return () => database.close();
  });

  test('changes where the files differ and keeps its ids; a dry run lists the changes', async () => {
    const [before] = await query(`select id from teams where key = 'balik'`);
    edit('teams.csv', (text) => text.replace('Балик', 'ФК Балик'));
    edit('news/n1.bg.md', (text) => text.replace('Балик победи.', 'Балик **пак** победи.'));
    const expected = { teams: { added: 0, changed: 1, removed: 0 }, news: { added: 0, changed: 1, removed: 0 } };
    expect(await changes({ dryRun: true })).toEqual(expected);
    expect(await query(`select name from teams where key = 'balik'`)).toEqual([{ name: 'Балик' }]);
    expect(await changes()).toEqual(expected);
    expect(await query(`select id, name from teams where key = 'balik'`)).toEqual([{ ...before, name: 'ФК Балик' }]);
    expect(await query(`select content_bg from news where key = 'n1'`)).toEqual([
      { content_bg: '<p>Балик <strong>пак</strong> победи.</p>' },
    ]);
    expect(await query(`select name from search_index where kind = 'team' and name like '%Балик'`)).toEqual([
      { name: 'ФК Балик' },
    ]);
    expect(await changes()).toEqual({});
  });

  test('[RT2] a picture of another site is imported with a note, as it is written', async () => {
    edit('news/n1.bg.md', (text) => text.replace('Балик победи.', 'Балик ![Знаме](https://a.example/a.png) победи.'));
    const { notes } = await importFrom(database, folder);
    expect(notes.map(problemText)).toEqual([
      'news/n1.(bg|en).md content_bg: the picture https://a.example/a.png is on another site and will not be shown; put it into media/',
    ]);
    expect(
      await query(`select content_bg like '%https://a.example/a.png%' as kept from news where key = 'n1'`),
    ).toEqual([{ kept: true }]);
  });

  test('keeps rows that a file leaves out, unless --prune is given', async () => {
    edit('players.csv', (text) => text.replace(/^hidden,.*\n/m, ''));
    edit('squads.csv', (text) => text.replace(/^.*,hidden,.*\n/m, ''));
    edit('player-statistics.csv', (text) => text.replace(/^.*,hidden,.*\n/m, ''));
    expect(await changes()).toEqual({});
    const removed = { added: 0, changed: 0, removed: 1 };
    expect(await changes({ prune: true, dryRun: true })).toEqual({
      players: removed,
      squads: removed,
      'player-statistics': removed,
    });
    expect(await query(`select key from players where key = 'hidden'`)).toHaveLength(1);
    await changes({ prune: true });
    expect(await query(`select key from players where key = 'hidden'`)).toEqual([]);
    await expectSumsToBeRight(database);
  });

  test('pruning a row that others refer to is refused with a reason', async () => {
    edit('players.csv', (text) => text.replace(/^hidden,.*\n/m, ''));
    for (const file of ['squads.csv', 'player-statistics.csv']) rmSync(join(folder, file));
    await expect(importFrom(database, folder, { prune: true })).rejects.toThrow(
      /^This cannot be imported: players\.csv leaves out "hidden", but (squads|player-statistics)\.csv still refers to it\. Nothing was changed\.$/,
    );
    expect(await query(`select key from players where key = 'hidden'`)).toHaveLength(1);
  });

  test('a player of the same name with another birth date is somebody else, who needs a key', async () => {
    folder = folders.next();
    const people = () => query(`select key, birthdate from players where name = 'Иван Колев' order by key`);
    const [known] = await people();
    expect(known).toMatchObject({ key: 'ivan' });
    write({ 'players.csv': 'name,birthdate\nИван Колев,2001-05-06\n' });
    expect(await problems()).toEqual([
      `players.csv:2 key: there is another "Иван Колев" ("ivan", born ${String(known?.['birthdate'])}): write in the column key whose row this is, or a key of its own for somebody else, such as ivan-kolev-2001`,
    ]);
    expect(await people()).toEqual([known]);
    write({ 'players.csv': 'key,name,birthdate\n,Иван Колев,2001-05-06\nivan-kolev-2001,Иван Колев,2001-05-06\n' });
    expect(await problems()).toHaveLength(1);
    write({ 'players.csv': 'key,name,birthdate\nivan-kolev-2001,Иван Колев,2001-05-06\n' });
    expect(await changes()).toEqual({ players: { added: 1, changed: 0, removed: 0 } });
    // Now the birth date shows which of the two is meant.
    write({ 'players.csv': 'name,birthdate,position\nИван Колев,2001-05-06,GK\n' });
    expect(await changes()).toEqual({ players: { added: 0, changed: 1, removed: 0 } });
    expect(await people()).toEqual([known, { key: 'ivan-kolev-2001', birthdate: '2001-05-06' }]);
    write({ 'players.csv': 'name,position\nИван Колев,GK\n' });
    expect((await problems())[0]).toMatch(/^players.csv:2 key: there is more than one "Иван Колев" \("ivan", born/);
  });

  test('two people of one name in one file need keys', async () => {
    folder = folders.next();
    write({ 'players.csv': 'name,birthdate\nПетър Нов,2001-05-06\nПетър Нов,1999-01-02\n' });
    expect(await problems()).toEqual([
      'players.csv:3 key: there is another "Петър Нов" ("petar-nov", born 2001-05-06): write in the column key whose row this is, or a key of its own for somebody else, such as petar-nov-1999',
    ]);
  });

  test('a team whose name exists, or existed, is that team', async () => {
    folder = folders.next();
    write({ 'teams.csv': 'key,name\nbalik,Балик 2009\n' });
    await changes();
    expect(await query(`select former_names from teams where key = 'balik'`)).toEqual([{ former_names: ['Балик'] }]);
    await query(`update teams set key = 'fc-vihar' where key = 'vihar'`);
    write({ 'teams.csv': 'name,founded\nБалик,2008\nVihar,1928\nНов,2020\n' });
    const result = await importFrom(database, folder);
    expect(result.notes.map(problemText)).toEqual([
      'teams.csv: already in the league: Балик (now Балик 2009, balik), Vihar (fc-vihar)',
    ]);
    expect(
      await query(`select key, name, founded from teams where founded in (2008, 1928, 2020) order by key`),
    ).toEqual([
      { key: 'balik', name: 'Балик 2009', founded: 2008 },
      { key: 'fc-vihar', name: 'Vihar', founded: 1928 },
      { key: 'nov', name: 'Нов', founded: 2020 },
    ]);
    // A key of its own makes another team, and says so.
    write({ 'teams.csv': 'key,name\nbalik-2,Балик 2009\n' });
    expect((await importFrom(database, folder)).notes.map(problemText)).toEqual([
      'teams.csv:2 name: the league has balik of this name; this is another team',
    ]);
    write({ 'teams.csv': 'name\nБалик 2009\n' });
    expect((await problems())[0]).toMatch(
      /^teams.csv:2 key: there is more than one "Балик 2009" \("balik"; "balik-2"\)/,
    );
  });

  test('[DK21] the result of a match months ahead is refused, of one days ahead it is questioned', async () => {
    folder = folders.next();
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const result = (date: string) =>
      `key,competition,season,gameweek,home,away,start_time,home_score,away_score\nm6,liga,2025,3,vihar,riltsi,${date} 20:00,2,1\n`;
    write({ 'matches.csv': result(day(120)) });
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^matches.csv:2 start_time: the match has a result, but is 1(19|20) days ahead; is the date right\?$/,
      ),
    ]);
    write({ 'matches.csv': result(day(5)) });
    const questioned = await importFrom(database, folder, { dryRun: true });
    expect(questioned).toHaveProperty('changes');
    expect(questioned.notes.map(problemText)).toEqual([
      expect.stringMatching(/^matches.csv:2 start_time: the match has a result, but is [45] days ahead/),
    ]);
  });

  test('a dry run changes nothing, not even what the next row will be numbered', async () => {
    const sequences = () =>
      query(`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`);
    const before = await sequences();
    edit('teams.csv', (text) => `${text}new,Нов,,,НОВ${','.repeat(text.split('\n')[0]!.split(',').length - 6)},5000\n`);
    write({ 'referees.csv': 'name\nНов Съдия\n', 'groups.csv': 'competition,season,name\nliga,2025,А\n' });
    expect(await changes({ dryRun: true })).toMatchObject({
      teams: { added: 1 },
      referees: { added: 1 },
      groups: { added: 1 },
    });
    expect(await changes({ dryRun: true, prune: true })).toHaveProperty('teams');
    expect(await sequences()).toEqual(before);
    await changes();
    expect(await sequences()).not.toEqual(before);
  });

  test('columns that a file leaves out stay as they are; a score makes a match finished', async () => {
    folder = folders.next();
    write({
      'matches.csv':
        'key;competition;season;gameweek;home;away;home_score;away_score\nm6;liga;2025;3;vihar;riltsi;2;1\n',
      'teams.csv': 'key,name\nbalik,Балик 2009\n',
    });
    expect(await changes()).toEqual({
      teams: { added: 0, changed: 1, removed: 0 },
      matches: { added: 0, changed: 1, removed: 0 },
    });
    expect(await query(`select name, founded, badge_id is not null as badge from teams where key = 'balik'`)).toEqual([
      { name: 'Балик 2009', founded: 2009, badge: true },
    ]);
    expect(await query(`select status, phase, home_score, start_time, venue from matches where key = 'm6'`)).toEqual([
      {
        status: 'FINISHED',
        phase: 'FULL_TIME',
        home_score: 2,
        start_time: new Date('2026-03-15T18:15:00Z'),
        venue: 'Терен Балик',
      },
    ]);
    await expectSumsToBeRight(database);
  });

  test('an id in the files is used for a new row if it is free; existing rows keep theirs', async () => {
    const [known] = await query(`select id from teams where key = 'balik'`);
    write({
      'teams.csv': `key,name,number\nbalik,Балик,900\nfree,Свободен,777\ntaken,Зает,${String(known?.['id'])}\nnext,Следващ,\n`,
    });
    expect(await changes()).toEqual({ teams: { added: 3, changed: 0, removed: 0 } });
    const numbers = await query(
      `select key, id from teams where key in ('balik', 'free', 'taken', 'next') order by key`,
    );
    expect(numbers).toEqual([
      { key: 'balik', ...known },
      { key: 'free', id: 777 },
      { key: 'next', id: 779 },
      { key: 'taken', id: 778 },
    ]);
    expect(await changes()).toEqual({});
    write({ 'teams.csv': 'key,name,number\none,Един,5000\ntwo,Два,5000\n' });
    expect(await problems()).toEqual(['teams.csv:3 number: 5000 is already in line 2']);
  });

  test('players can swap places on a line-up, and seasons the mark of the current one', async () => {
    write({ 'lineups.csv': 'match,team,player,place\nm3,vihar,petar,1\nm3,vihar,hidden,2\n' });
    await changes();
    write({ 'lineups.csv': 'match,team,player,place\nm3,vihar,petar,2\nm3,vihar,hidden,1\n' });
    edit('seasons.csv', (text) => text.replace(/^(2024,.*),no/m, '$1,yes').replace(/^(2025,.*),yes/m, '$1,no'));
    expect(await changes()).toEqual({
      seasons: { added: 0, changed: 2, removed: 0 },
      lineups: { added: 0, changed: 2, removed: 0 },
    });
    expect(await query(`select key from seasons where is_current`)).toEqual([{ key: '2024' }]);
  });

  test('running servers are notified when something has changed, and only then', async () => {
    const notified: unknown[] = [];
    await database.listen({ onChange: (tags) => notified.push(tags), onGap: () => {} });
    await changes();
    await changes({ dryRun: true });
    edit('teams.csv', (text) => text.replace('Балик', 'ФК Балик'));
    await changes();
    await expect.poll(() => notified).toEqual([['everything']]);
  });

  test('every text survives export and import', async () => {
    const strange = [
      '=cmd|calc',
      '+359',
      '-',
      '@a',
      "'=1",
      '"x", y; z',
      'a\nb\r\nc',
      '\t=1',
      ' x ',
      '<b>&amp;</b>',
      '🏆',
    ];
    for (const [at, text] of strange.entries()) {
      await database.pool.query('insert into referees (key, name, name_latin) values ($1, $2, $2)', [`r${at}`, text]);
      await database.pool.query(
        `insert into news (key, title_bg, title_en, content_bg, content_en, author, tags, published_at, updated_at)
         values ($1, $2, $2, $2, $3, $2, $4, now(), now())`,
        [`../${at}/..`, text, `<p>${text}</p><table><tr><td>1</td></tr></table>`, ['a;b', 'c|d']],
      );
    }
    for (const delimiter of [',', ';'] as const) {
      const exported = await exportTo(database, folders.next(), delimiter);
      expect(readFileSync(join(exported, 'referees.csv'), 'utf8')).not.toMatch(/(^|[,;"\n])[=+@\t]/);
      const other = await openLeagueDatabase();
      await importFrom(other, exported);
      expect(filesOf(await exportTo(other, folders.next(), delimiter))).toEqual(filesOf(exported));
      const texts = `select r.name, n.title_bg, n.content_bg, n.content_en, n.tags, n.published_at::text from referees r
        join news n on n.key = '../' || substr(r.key, 2) || '/..' order by r.key`;
      expect((await other.pool.query(texts)).rows).toEqual(await query(texts));
      await other.close();
    }
  });
});

test.each([',', ';'] as const)('files that have only their headings, by %j, change nothing', async (delimiter) => {
  folder = folders.next();
  await writeSkeleton(folder, delimiter);
  const csv = TABLE_NAMES.filter((name) => name !== 'media' && name !== 'news').map((name) => `${name}.csv`);
  expect(readdirSync(folder).toSorted()).toEqual(csv.toSorted());
  expect(readFileSync(join(folder, 'groups.csv'), 'utf8')).toBe(
    `\uFEFF${['competition', 'season', 'name'].join(delimiter)}\n`,
  );
  database = await openLeagueDatabase(smallLeague());
  expect(await problems()).toEqual([]);
  expect(await changes()).toEqual({});
  await database.close();
  await expect(writeSkeleton(folder, delimiter)).rejects.toThrow(`${folder} is not empty. Name a new folder.`);
});

describe('written by hand', () => {
  beforeEach(async () => {
    database = await openLeagueDatabase();
    folder = folders.next();
    return () => database.close();
  });

  const byHand = {
    'seasons.csv': '\uFEFFyear_start;year_end;starts_on;ends_on;current\r\n2025;2026;1.9.2025 г.;30.06.2026;да\r\n',
    'competitions.csv': 'name\nКвартална лига\n',
    'competition-seasons.csv':
      'competition,season,starts_on,ends_on,half_minutes,zones\nКвартална лига,2025-2026,2025-09-01,2026-06-30,30,"1 title Шампион | Champion; 2-3 drop Надолу \\| вън | Down"\n',
    'teams.csv': 'name,badge\nСпартак,crests/spartak.svg\nЛудогорие,\n',
    'players.csv': 'name,birthdate\nИван Иванов,2001-02-03\nПетър Петров,\n',
    'squads.csv':
      'team,player,shirt_number,joined_on\nспартак,Иван Иванов,9,2025-09-01\nludogorie,petar-petrov,1,2025-09-01\n',
    'gameweeks.csv': 'competition,season,number,starts_on\nkvartalna-liga,2025-2026,1,2025-09-07\n',
    'competition-teams.csv':
      'competition,season,team\nkvartalna-liga,2025-2026,Спартак\nkvartalna-liga,2025-2026,Лудогорие\n',
    'matches.csv':
      'competition,season,gameweek,home,away,start_time,home_score,away_score\nКвартална лига,2025-2026,1,Спартак,Лудогорие,2025-09-07 18:00,1,0\n',
    'events.csv':
      'match,kind,minute,team,player\nkvartalna-liga-2025-2026-spartak-ludogorie,GOAL,31,Спартак,Иван Иванов\n',
    'news/parvi-mach.bg.md':
      '---\ntitle: Първи мач\nauthor: Лигата\ntags: спартак; начало\npublished_at: 2025-09-07 21:00\n---\n\n## Гол\n\nИван **вкара** и [повече](/news).\n',
    'news/parvi-mach.en.md': '---\ntitle: First match\n---\n\nIvan scored.\n',
    'media/crests/spartak.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72"/>',
  };

  test('names serve as keys, and what can be left out is filled in', async () => {
    write(byHand);
    await changes();
    expect(
      await query(`select m.key, m.status, m.revision, h.short_name, h.name_latin, l.phase, l.recorded_at, l.idempotency_key,
        cs.zones->1->>'labelBg' as zone, f.width, f.height
        from matches m join teams h on h.id = m.home_team_id join match_ledger l on l.match_id = m.id
        join competition_seasons cs on cs.id = m.competition_season_id join media f on f.id = h.badge_id`),
    ).toEqual([
      {
        key: 'kvartalna-liga-2025-2026-spartak-ludogorie',
        status: 'FINISHED',
        revision: 1,
        short_name: 'СПА',
        name_latin: 'Spartak',
        phase: 'SECOND_HALF',
        recorded_at: new Date('2025-09-07T15:31:00Z'),
        idempotency_key: 'import:1',
        zone: 'Надолу | вън',
        width: 64,
        height: 72,
      },
    ]);
    expect(await query(`select content_bg, tags, published_at from news`)).toEqual([
      {
        content_bg: '<h2>Гол</h2><p>Иван <strong>вкара</strong> и <a href="/news">повече</a>.</p>',
        tags: ['спартак', 'начало'],
        published_at: new Date('2025-09-07T18:00:00Z'),
      },
    ]);
    expect(await changes()).toEqual({});
  });

  test('all mistakes are reported at once, each with its place and a correction', async () => {
    write({
      ...byHand,
      'teams.csv': 'name,bagde\nСпартак,\nСпартак,\n',
      'players.csv': 'name,birthdate,position\nИван Иванов,31.4.2001,GKK\n,2001-01-01,\n',
      'matches.csv': byHand['matches.csv'].replace('Спартак', 'Спартек'),
      'transfer.csv': 'player\n',
      'news/parvi-mach.en.md': '---\ntitel: First match\n---\n',
    });
    expect(await problems()).toEqual([
      'transfer.csv: not a file of a league; did you mean transfers.csv?',
      'teams.csv:3 key: spartak is already in line 2; if this is another, give each a key of its own',
      'players.csv:2 birthdate: "31.4.2001" is not a day such as 2026-03-15 or 15.3.2026',
      'players.csv:2 position: "GKK" is none of GK, DEF, CB, LB, RB, MID, CM, LM, RM, DM, FWD, ST, CF, LW, RW',
      'players.csv:3 name: the cell is empty',
      'competition-teams.csv:3 team: there is no team "Лудогорие"',
      'squads.csv:3 team: there is no team "ludogorie"',
      'matches.csv:2 home: there is no team "Спартек"; did you mean "спартак"?',
      'news/parvi-mach.en.md:2 titel: there is no such field; did you mean title?',
      'news/parvi-mach.en.md:1 title: there is no title',
    ]);
    expect(await query('select key from teams')).toEqual([]);
  });

  test('a name that two players share is ambiguous', async () => {
    write({
      ...byHand,
      'players.csv': 'key,name\nivan-1,Иван Иванов\nivan-2,Иван Иванов\npetar-petrov,Петър Петров\n',
    });
    expect(await problems()).toContain('squads.csv:2 player: "Иван Иванов" may be any of ivan-1, ivan-2; write which');
  });

  test.each([
    ['no folder', 'nowhere', /There is no folder/],
    ['a file', import.meta.filename, /is not a folder/],
  ])('%s', async (_what, path, message) => {
    await expect(importFrom(database, path)).rejects.toThrow(message);
  });
});

test('the winner of a tie stays in the final when older files are imported again', async () => {
  const league = await openDeskLeague();
  database = league.database;
  try {
    folder = await exportTo(database, folders.next());
    await league.record('tie', { act: 'award', home: 3, away: 0, reasonBg: 'неявяване', reasonEn: 'no show' });
    edit('matches.csv', (text) => text.replace('Терен', 'Стадион'));
    await changes();
    expect(
      await query(`select t.key from matches m join teams t on t.id = home_team_id where m.key = 'final'`),
    ).toEqual([{ key: 'balik' }]);
  } finally {
    await league.close();
  }
});

test('what the desk recorded survives export and import: line-ups, statistics, awards, new dates', async () => {
  const league = await openDeskLeague();
  await league.record('derby', lineup(league, 'home'));
  await league.record('derby', lineup(league, 'away'));
  await league.record('derby', { act: 'kick-off' });
  await league.record('derby', { act: 'goal', team: 'home', player: league.player('ivan') } as never);
  await league.record('derby', {
    act: 'statistics',
    teams: { home: { shots: 3 } },
    players: [{ player: league.player('ivan'), shots: 2, rating: 7.5 }],
  } as never);
  await league.record('derby', phase('HALF_TIME'));
  await league.record('s1', {
    act: 'award',
    home: 3,
    away: 0,
    reasonBg: 'Нередовен играч',
    reasonEn: 'Ineligible player',
  });
  await league.record('waiting', {
    act: 'reschedule',
    startTime: '2026-03-22T18:00:00+02:00',
    venue: 'Друг терен',
  } as never);
  league.passTo(120);
  const entered = await league.desk().inject({
    method: 'PUT',
    url: deskPaths.result(league.id('matches', 'imported')),
    headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': 'result' },
    payload: { score: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 }, goals: [], cards: [], reason: 'Протокол' },
  });
  expect([entered.statusCode, entered.body]).toEqual([200, expect.any(String)]);
  const exported = await exportTo(league.database, folders.next());
  const other = await openLeagueDatabase();
  expect(await importFrom(other, exported)).toHaveProperty('changes');
  expect(filesOf(await exportTo(other, folders.next()))).toEqual(filesOf(exported));
  const sheetOf = `select p.key from match_ledger l join players p on p.id = (l.details->>'captain')::int order by l.revision`;
  expect((await other.pool.query(sheetOf)).rows).toEqual([{ key: 'ivan' }, { key: 'petar' }]);
  await expectSumsToBeRight(other);
  await other.close();
  await league.close();
});
