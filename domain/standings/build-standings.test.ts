import { expect, test } from 'vitest';
import { buildGroupStandings, buildStandings } from './build-standings.ts';

const teams = ['Балик', 'Вихър'].map((name) => ({ id: name, name }));
const rules = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: [] };
const match = (gameweek: number, homeGoals: number, awayGoals: number) => ({
  home: 'Балик',
  away: 'Вихър',
  homeGoals,
  awayGoals,
  gameweek,
});

test('[ST6] form is the last five, oldest first', () => {
  const results = [match(1, 9, 0), match(2, 0, 1), match(3, 1, 1), match(4, 2, 0), match(5, 0, 2), match(6, 3, 0)];
  const [balik] = buildStandings({ teams, results, adjustments: [], rules });
  expect(balik?.form).toEqual(['L', 'D', 'W', 'L', 'W']);
});

test('[ST7] movement compares with the table before the latest gameweek', () => {
  const table = buildStandings({ teams, results: [match(1, 1, 0), match(2, 0, 5)], adjustments: [], rules });
  expect(table.map(({ team, position, previousPosition }) => [team, position, previousPosition])).toEqual([
    ['Вихър', 1, 2],
    ['Балик', 2, 1],
  ]);
});

test('[ST7] in the first gameweek nobody has moved', () => {
  const table = buildStandings({ teams, results: [match(1, 1, 0)], adjustments: [], rules });
  expect(table.map(({ previousPosition }) => previousPosition)).toEqual([null, null]);
  expect(buildStandings({ teams, results: [], adjustments: [], rules })[0]).toMatchObject({
    position: 1,
    previousPosition: null,
    form: [],
  });
});

test('[ST13] each group has its table, in the order of the names; matches across groups count in none', () => {
  const grouped = ['Рилци', 'Орловец', 'Балик', 'Вихър'].map((name, i) => ({
    id: name,
    name,
    group: i < 2 ? 'Б' : 'А',
  }));
  const results = [
    match(1, 2, 0),
    { ...match(2, 9, 0), away: 'Рилци' },
    { ...match(2, 0, 1), home: 'Рилци', away: 'Орловец' },
  ];
  const adjustments = [{ team: 'Орловец', points: -1 }];
  const tables = buildGroupStandings({ teams: grouped, results, adjustments, rules });
  expect(
    tables.map(({ group, rows }) => [group, rows.map(({ team, points, form }) => [team, points, form.join('')])]),
  ).toEqual([
    [
      'А',
      [
        ['Балик', 3, 'W'],
        ['Вихър', 0, 'L'],
      ],
    ],
    [
      'Б',
      [
        ['Орловец', 2, 'W'],
        ['Рилци', 0, 'L'],
      ],
    ],
  ]);
});

test('[ST13] a league has one table without a name', () => {
  const league = teams.map((team) => ({ ...team, group: null }));
  const tables = buildGroupStandings({ teams: league, results: [match(1, 1, 0)], adjustments: [], rules });
  expect(tables.map(({ group, rows }) => [group, rows.length])).toEqual([[null, 2]]);
});
