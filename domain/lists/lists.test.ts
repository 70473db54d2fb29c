import { describe, expect, test } from 'vitest';
import { cleanName, cleanTeam } from './clean-name.ts';
import { readHeading } from './headings.ts';
import { countTeams, matchTeams, teamKey } from './match-teams.ts';
import { isNothing, readLine, readPosition, readShirtNumber } from './read-cell.ts';
import { isMonthFirst, readDay } from './read-day.ts';
import { isTeamList, placeOfRow, readList } from './read-list.ts';
import { readTeamNames } from './read-team-names.ts';
import { splitText } from './split-text.ts';

const today = '2026-09-01';
const read = (text: string, options = {}) =>
  readList([{ name: '', ...splitText(text) }], { name: 'list.csv', today, knownTeams: [], ...options });

describe('[IM6] a day', () => {
  test.each([
    '12.03.1999',
    '12.3.99 г.',
    '12/03/1999',
    '12-3-1999',
    '1999-03-12',
    '1999-03-12 00:00:00',
    '12 март 1999 година',
    '12 мар. 99',
    'March 12, 1999',
    '12.III.1999',
    "12.03.'99",
    'роден на 12.03.1999',
    '36231',
    '12031999',
    '19990312',
  ])('%s', (written) => expect(readDay(written, { today })).toBe('1999-03-12'));

  test.each(['', '31.02.2009', '1999', '7', '12.13.1999', 'Иван', '0888123456'])('not %j', (written) =>
    expect(readDay(written, { today })).toBeNull(),
  );

  test('the last year that ends so', () => {
    expect(readDay('1.1.26', { today })).toBe('2026-01-01');
    expect(readDay('1.1.27', { today })).toBe('1927-01-01');
  });

  test('with the month first, where the column says so', () => {
    expect(isMonthFirst(['03/25/1999', '01/02/1990'])).toBe(true);
    expect(isMonthFirst(['03/25/1999', '25/03/1999'])).toBe(false);
    expect(readDay('01/02/1990', { today, isMonthFirst: true })).toBe('1990-01-02');
  });
});

test('[IM7] of a personal number only the day is read', () => {
  expect(readDay('0348061234', { today })).toBe('2003-08-06');
  expect(readDay('0348061235', { today })).toBeNull();
  expect(JSON.stringify({ ...read('Име;ЕГН\nИван Петров;0348061234').players[0], cells: [] })).not.toContain(
    '0348061234',
  );
});

test.each(['7', '№ 7', '07', '7.', '#7', 'No 7', 'фл. 7', '7 (К)'])('[IM8] %s is the number 7', (written) =>
  expect(readShirtNumber(written)).toBe(7),
);
test.each(['0', '100', '7,5', 'седем', '10/7', ''])('[IM8] %s is no number of a shirt', (written) =>
  expect(readShirtNumber(written)).toBeNull(),
);

test.each([
  ['Вр.', 'GK'],
  ['ЗАЩИТНИК', 'DEF'],
  ['полузащ.', 'MID'],
  ['нап', 'FWD'],
  ['ляв бек', 'LB'],
  ['защитник / халф', 'DEF'],
  ['Петров', null],
])('[IM9] %s is %s', (written, position) => expect(readPosition(written)).toBe(position));

test.each(['', '-', '–', 'няма', 'б.н.', 'n/a'])('[IM5] %j is nothing', (cell) => expect(isNothing(cell)).toBe(true));

test('[IM10] a whole player in a cell', () => {
  expect(readLine('7. Иван Петров (К) – вратар, 12.03.1999 г.')).toEqual({
    number: '7',
    name: 'Иван Петров',
    birthDate: '12.03.1999',
    position: 'вратар',
    isCaptain: true,
  });
  expect(readLine('- Иван Петров 10')).toMatchObject({ number: '10', name: 'Иван Петров' });
});

test.each([
  ['СТЕФАН  ПОПОВ', 'Стефан Попов'],
  ['стефан попов', 'Стефан Попов'],
  ['Cтeфан Пoпoв', 'Стефан Попов'],
  ['ПОПОВ, Стефан', 'Стефан Попов'],
  ['Анна-мария ПЕТРОВА - ИВАНОВА', 'Анна-Мария Петрова-Иванова'],
  ['П0П0В', 'Попов'],
  ['инж. НИКОЛАЙ ВЕЛИКОВ', 'Николай Великов'],
  ['Марин Маринов МЛ', 'Марин Маринов мл.'],
  ['Peter van Dyke', 'Peter van Dyke'],
  ["John O'Neil", "John O'Neil"],
  ['Стефан МакДоналд', 'Стефан МакДоналд'],
])('[IM11] [IM12] %s is %s', (written, name) => expect(cleanName(written)).toBe(name));

test.each([
  ['„АСОВЕТЕ“', 'Асовете'],
  ['ФК БАЛИК', 'ФК Балик'],
  ['ЦСКА', 'ЦСКА'],
  ['черноморец 2010', 'Черноморец 2010'],
  ['Balkan', 'Balkan'],
])('[IM13] %s is %s', (written, name) => expect(cleanTeam(written)).toBe(name));

describe('[IM2] headings', () => {
  test.each([
    ['Пост', 'position'],
    ['Роден на', 'birthDate'],
    ['фл. №', 'number'],
    ['№', 'anyNumber'],
    ['№ по ред', 'counter'],
    ['Име, презиме и фамилия', 'name'],
    ['Фамилия и име', 'reversed'],
    ['Отбор', 'team'],
    ['Име на отбора', 'team'],
    ['Телефон', 'other'],
    ['Картотекиран от', 'joinedOn'],
    ['Стоян Марков', null],
  ])('%s: %s', (heading, kind) => expect(readHeading(heading)).toBe(kind));

  test('do not hold where the cells contradict', () => {
    const [player] = read('Име;Роден;Пост\n12.03.1999;вратар;Иван Петров\n01.02.1990;халф;Георги Николов').players;
    expect(player).toMatchObject({ name: 'Иван Петров', birthDate: '1999-03-12', position: 'GK' });
  });
});

test('[IM3] what was chosen above a column holds', () => {
  const text = 'Име;Номер;Отбор\nИван Петров;7;Рила';
  const { shapes } = read(text);
  expect(shapes[0]?.kinds).toEqual(['name', 'number', 'team']);
  const { players } = read(text, { columns: [{ shape: shapes[0]?.shape ?? '', kinds: ['name', null, 'team'] }] });
  expect(players[0]).toMatchObject({ name: 'Иван Петров', number: '', team: 'Рила' });
});

describe('[IM4] pasted text', () => {
  test('cells in quotation marks hold delimiters and lines', () => {
    expect(splitText('a;"b;\n""c"""\n\nd;e').rows).toEqual([
      { line: 1, cells: ['a', 'b;\n"c"'] },
      { line: 4, cells: ['d', 'e'] },
    ]);
  });

  test('a list from a chat stays in lines', () => {
    expect(splitText('Момчета, ето ги:\nИван Петров - вратар\nГеорги, десен бек').rows).toHaveLength(3);
    expect(splitText('Момчета, ето ги:\nИван Петров').rows[0]?.cells).toEqual(['Момчета, ето ги:']);
  });
});

describe('[IM14] teams', () => {
  test('in any spelling, and nearly', () => {
    const counts = new Map([
      ['ACOBETE', 2],
      ['ФК "Асовете"', 3],
      ['Balik', 9],
      ['Балек', 5],
      ['Ветерани 2', 7],
    ]);
    expect(matchTeams(counts, ['Асовете', 'Балик', 'Ветерани 1'])).toEqual([
      { written: 'ФК "Асовете"', name: 'Асовете', isKnown: true, similar: [], players: 5 },
      { written: 'Balik', name: 'Балик', isKnown: true, similar: [], players: 9 },
      { written: 'Балек', name: null, isKnown: false, similar: ['Балик'], players: 5 },
      { written: 'Ветерани 2', name: 'Ветерани 2', isKnown: false, similar: [], players: 7 },
    ]);
  });

  test('what was answered is not asked again', () => {
    const answered = (name: string) => matchTeams(new Map([['Балек', 5]]), ['Балик'], [{ written: 'Балек', name }]);
    expect(answered('Балик')).toMatchObject([{ name: 'Балик', isKnown: true, similar: [] }]);
    expect(answered('Балек')).toMatchObject([{ name: 'Балек', isKnown: false, similar: [] }]);
  });

  test('two teams of a list that are nearly called the same are two, unless one has hardly any players', () => {
    expect(
      matchTeams(
        new Map([
          ['Янтра', 9],
          ['Янтта', 8],
        ]),
        [],
      ).map(({ name }) => name),
    ).toEqual(['Янтра', 'Янтта']);
    expect(
      matchTeams(
        new Map([
          ['Янтра', 9],
          ['Янтта', 1],
        ]),
        [],
      )[1],
    ).toMatchObject({ name: null, similar: ['Янтра'] });
  });
});

test('[IM15] the team of a line between the players, then of the title', () => {
  const list = 'Отбор: Балик\nИме;Номер\nИван Петров;7\nГеорги Колев;8\nВИХЪР;\nТодор Велев;9';
  expect([...countTeams(read(list).players)]).toEqual([
    ['Балик', 2],
    ['ВИХЪР', 1],
  ]);
  expect(read('Име;Номер\nИван Петров;7', { team: 'Рила' }).players[0]?.team).toBe('Рила');
});

test('[IM17] what is passed over is shown', () => {
  const { players, skipped } = read('Име;Номер\nИван Петров;7\nТреньор: Иван Колев;\nОбщо;1');
  expect(players).toHaveLength(1);
  expect(skipped.map(({ id, text }) => [placeOfRow(id), text])).toEqual([
    [{ sheet: 0, line: 3 }, 'Треньор: Иван Колев'],
    [{ sheet: 0, line: 4 }, 'Общо 1'],
  ]);
});

test('[IM20] names of teams alone are a list of teams', () => {
  expect(isTeamList(read('Балик\nВихър\nГара Север\nЛокомотив Дряново'))).toBe(true);
  expect(isTeamList(read('Иван Петров\nГеорги Николов\nТодор Велев'))).toBe(false);
  expect(isTeamList(read('Балик;7\nВихър;8'))).toBe(false);
});

test('[IM16] lists side by side are read one after the other', () => {
  const teamsOf = (text: string) => [...countTeams(read(text).players)];
  expect(teamsOf('Балик;;Вихър;\n№;Име;№;Име\n7;Иван Петров;9;Тодор Велев\n8;Георги Колев;;')).toEqual([
    ['Балик', 2],
    ['Вихър', 1],
  ]);
  expect(teamsOf('Орел,Рила\nИван Петров,Тодор Велев\nГеорги Колев,Асен Панов\nПетър Илиев,Димо Димов')).toEqual([
    ['Орел', 3],
    ['Рила', 3],
  ]);
});

test('[IM23] sheets about matches, tables or scorers are no lists of players, unless somebody says so', () => {
  const sheet = (name: string, text: string) => ({ name, ...splitText(text) });
  const squad = sheet('Състав', '№;Име;Роден;Голове\n7;Иван Петров;12.3.1990;3\n9;Тодор Велев;1.2.1991;1');
  const others = [
    sheet('Лист1', 'I кръг;17.10.2026\n10:00:00;Балик;Рила;03:01:00\n11:15:00;Орел;Вихър;2:2\n12.30;Искър;Янтра;отл.'),
    sheet('Лист2', 'М;Отбор;И;П;Р;З;ГР;Т\n1;Балик;3;3;0;0;11:2;9'),
    sheet('Лист3', '№;Играч;Отбор;Голове\n1;Иван Петров;Балик;5\n2;Тодор Велев;Рила;3\n3;Асен Панов;Рила;2'),
    sheet('Съдии', 'Пенчо Георгиев;0888 000 111\nСлави Славов;0877 222 333'),
  ];
  const options = { name: 'лига.xlsx', today: '2026-03-01', knownTeams: [] };
  const { sheets, players } = readList([squad, ...others], options);
  expect(sheets.map(({ about }) => about)).toEqual([null, 'matches', 'table', 'scorers', 'other']);
  expect(players).toHaveLength(2);
  const chosen = readList([squad, ...others], { ...options, sheets: [{ name: 'Лист3', isRead: true }] });
  expect(chosen.sheets.map(({ players: count }) => count)).toEqual([2, 0, 0, 3, 0]);
  // The only sheet may be about scorers: nothing else could be meant.
  expect(readList([others[2]!], options).players).toHaveLength(3);
  expect(readList([others[0]!], options).players).toHaveLength(0);
});

test('[IM24] pasted names of teams', () => {
  expect(readTeamNames('1. Драганово\r\n2) ФК „Янтра“ (Козаревец)\n\n- ЛОКОМОТИВ ГО\n• Етър\nдраганово\n')).toEqual([
    'Драганово',
    'ФК Янтра (Козаревец)',
    'Локомотив ГО',
    'Етър',
  ]);
  expect(readTeamNames('Ветерани 40')).toEqual(['Ветерани 40']);
});

test('[IM14] initials with and without full stops', () => {
  expect(new Set(['Локомотив ГО', 'ЛОКОМОТИВ Г.О.', 'Локомотив Г. О.'].map((name) => teamKey(name))).size).toBe(1);
  expect(teamKey('Ботев В.')).not.toBe(teamKey('Ботев'));
});

test('[IM9] a position above several players', () => {
  const { players } = read(
    'Отбор Първомайци\nВратари\n1. Асен Асенов\nЗАЩИТНИЦИ:\n2. Кольо Колев\n3. Минчо Минчев (нап.)\n',
  );
  expect(players.map(({ team, position }) => [team, position])).toEqual([
    ['Първомайци', 'GK'],
    ['Първомайци', 'DEF'],
    ['Първомайци', 'FWD'],
  ]);
});
