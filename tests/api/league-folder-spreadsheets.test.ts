import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import { problemText } from '#server/league-files/folder/problems.ts';
import { packageRoot } from '#server/root.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { importFrom, temporaryFolders } from '#tests/support/league-folder.ts';

/* Files as spreadsheets write them. */

let folders: Awaited<ReturnType<typeof temporaryFolders>>;
let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  folders = await temporaryFolders();
});
afterAll(() => folders?.remove());
beforeEach(async () => {
  database = await openLeagueDatabase();
  folder = folders.next();
  mkdirSync(folder);
  return () => database.close();
});

const write = (files: Record<string, string | Buffer>) => {
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
};
const query = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows;
const run = async () => {
  const result = await importFrom(database, folder);
  const texts = (list: typeof result.notes) => list.map(problemText);
  return { problems: texts('problems' in result ? result.problems : []), notes: texts(result.notes) };
};

/** Cyrillic letters and ASCII. */
const windows1251 = (text: string) =>
  Buffer.from(
    text
      .split('')
      .map((letter) => (letter >= 'А' && letter <= 'я' ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0))),
  );

const ROWS = [
  ['Име и фамилия', 'Дата на раждане', 'Позиция', 'Декларация', 'Скрит'],
  ['Иван Иванов', '3.2.2001 г.', 'вратар', '', 'не'],
  ['Петър "Пешо" Петров', '2010-12-31', 'Ляв бек', 'да', ''],
];
const PEOPLE = [
  { name: 'Иван Иванов', birthdate: '2001-02-03', position: 'GK', parental_declaration: false },
  { name: 'Петър "Пешо" Петров', birthdate: '2010-12-31', position: 'LB', parental_declaration: true },
];

describe.each([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
])('%s between cells', (_name, delimiter) => {
  const quoted = (cell: string) => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell);
  const text = ROWS.map((cells) => `${cells.map(quoted).join(delimiter)}\r\n`).join('');
  test.each([
    ['UTF-8', Buffer.from(text), []],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`), []],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), []],
    ['UTF-16 with the bytes the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), []],
    ['Windows-1251', windows1251(text), ['players.csv: read as Windows-1251']],
  ])('in %s, with Bulgarian headings and values', async (_encoding, bytes, notes) => {
    write({ 'players.csv': bytes });
    expect(await run()).toEqual({ problems: [], notes });
    expect(await query('select name, birthdate, position, parental_declaration from players order by key')).toEqual(
      PEOPLE,
    );
  });
});

const SEASON = {
  'seasons.csv': 'Начална година;Крайна година;Начало;Край;Текущ\n2025;2026;1.9.2025;30.6.2026;да\n',
  'competitions.csv': 'Турнир\nКвартална лига\n',
  'competition-seasons.csv':
    'турнир,сезон,формат,начало,край,продължения\nКвартална лига,2025-2026,лига,2025-09-01,2026-06-30,не\n',
  'gameweeks.csv': 'Турнир,Сезон,Кръг,Начало\nКвартална лига,2025-2026,1,2025-09-07\n',
};

test('a workbook: sheets with Bulgarian names, days, hours and numbers as Excel has them', async () => {
  write(SEASON);
  copyFileSync(join(packageRoot, 'tests/data/workbook/league.xlsx'), join(folder, 'моята лига.xlsx'));
  expect(await run()).toEqual({
    problems: [],
    notes: [
      'моята лига.xlsx (Сметки): the sheet has not the name of a table, and is not read',
      expect.stringMatching(
        /^моята лига.xlsx \(Отбори\):1 Бележки на треньора: there is no such column, and it is not read/,
      ),
    ],
  });
  expect(await query('select name, city, founded from teams order by key')).toEqual([
    { name: 'Лудогорие', city: 'Разград', founded: 1921 },
    { name: 'Спартак', city: 'Добрич', founded: 2009 },
  ]);
  expect(
    await query('select name, birthdate, position, parental_declaration, nationality from players order by key'),
  ).toEqual([
    { ...PEOPLE[0], nationality: 'BG' },
    { name: 'Петър Петров', birthdate: '2010-12-31', position: 'LW', parental_declaration: true, nationality: 'RO' },
  ]);
  expect(await query('select shirt_number, joined_on from squad_memberships')).toEqual([
    { shirt_number: 1, joined_on: '2025-09-01' },
  ]);
  expect(await query('select start_time, venue, home_score, away_score, status from matches')).toEqual([
    {
      start_time: new Date('2025-09-07T15:30:00Z'),
      venue: 'Терен 1',
      home_score: 2,
      away_score: 1,
      status: 'FINISHED',
    },
  ]);
  // A mistake is found by sheet and line.
  write({ 'teams.csv': 'name\nСпартак\n' });
  expect((await run()).problems).toEqual(['teams.csv: teams are in моята лига.xlsx (Отбори) too; keep one']);
});

test('a workbook with the name of a file; one that is none; one that is damaged', async () => {
  const workbook = join(packageRoot, 'tests/data/workbook/league.xlsx');
  copyFileSync(workbook, join(folder, 'teams.xlsx'));
  write({ 'players.xlsx': 'name\nИван\n', '~$teams.xlsx': 'a lock of Excel' });
  expect((await run()).problems).toContain(
    'players.xlsx: not a workbook that can be read; save it again as .xlsx, or its sheets as CSV',
  );
});

test('an unknown column is a note, and the rest is imported', async () => {
  write({ 'teams.csv': 'name,bagde,shoe size\nСпартак,x,44\n' });
  expect(await run()).toEqual({
    problems: [],
    notes: [
      'teams.csv:1 bagde: there is no such column, and it is not read; did you mean badge?',
      expect.stringMatching(
        /^teams.csv:1 shoe size: there is no such column, and it is not read; there are key, name,/,
      ),
    ],
  });
  expect(await query('select name from teams')).toEqual([{ name: 'Спартак' }]);
});

test('a file that ends in the middle of a line is refused; one without a last line end is not', async () => {
  write({ 'teams.csv': 'name,city,founded\nСпартак,Добрич,2009\nЛудогорие,Разг' });
  expect((await run()).problems).toEqual(['teams.csv:3: the file ends in the middle of this line, after 2 of 3 cells']);
  write({ 'teams.csv': 'name,city,founded\nСпартак,Добрич,2009\nЛудогорие,Разград,1921' });
  expect((await run()).problems).toEqual([]);
});

describe('a mistake is reported once', () => {
  test('not for the rows that refer to a row with a mistake', async () => {
    write({
      ...SEASON,
      'teams.csv': 'name,founded\nСпартак,long ago\nЛудогорие,1921\n',
      'players.csv': 'name,birthdate\nИван Иванов,31.4.2001\n',
      'squads.csv': 'team,player,joined_on\nСпартак,Иван Иванов,2025-09-01\nspartak,ivan-ivanov,2026-09-01\n',
      'matches.csv':
        'key,competition,season,gameweek,home,away,home_score,away_score\nm1,Квартална лига,2025-2026,1,Спартак,Лудогорие,1,x\n',
      'events.csv': 'match,kind,minute,team,player\nm1,гол,5,Спартак,Иван Иванов\n',
    });
    expect((await run()).problems).toEqual([
      'teams.csv:2 founded: "long ago" is not a whole number from 1 to 9999',
      'players.csv:2 birthdate: "31.4.2001" is not a day such as 2026-03-15 or 15.3.2026',
      'matches.csv:2 away_score: "x" is not a whole number, 0 or more',
    ]);
  });

  test('not for every line and file that names the same unknown team', async () => {
    write({
      ...SEASON,
      'teams.csv': 'name\nСпартак\n',
      'competition-teams.csv': 'competition,season,team\nКвартална лига,2025-2026,Лудогорие\n',
      'matches.csv':
        'competition,season,gameweek,home,away\nКвартална лига,2025-2026,1,Спартак,Лудогорие\nКвартална лига,2025-2026,1,Лудогорие,Спартак\n',
      'events.csv': 'match,kind,minute\nkvartalna-liga-2025-2026-spartak-ludogorie,гол,5\n',
    });
    expect((await run()).problems).toEqual(['competition-teams.csv:2 team: there is no team "Лудогорие"']);
  });

  test('not for every line with the same wrong cell, nor for every row of a file without a column', async () => {
    write({
      'teams.csv': 'nam\nСпартак\nЛудогорие\n',
      'players.csv': 'name,position\nИван,GKK\nПетър,GKK\nГеорги,GKK\n',
      'squads.csv': 'team,player,joined_on\nСпартак,Иван,2025-09-01\n',
    });
    expect((await run()).problems).toEqual([
      'teams.csv:1 name: the column is missing',
      'players.csv:2 position: "GKK" is none of GK, DEF, CB, LB, RB, MID, CM, LM, RM, DM, FWD, ST, CF, LW, RW (and in 2 more lines)',
    ]);
  });
});
