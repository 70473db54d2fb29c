import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCards, readScorers, writeCards, writeScorers, type LineGoal } from './result-line.ts';

const player = (id: number, number: number | null, name: string, nameLatin: string) => ({
  id,
  number,
  name,
  nameLatin,
});
const squads = {
  home: [
    player(1, 7, 'Иван Петров', 'Ivan Petrov'),
    player(2, 10, 'Георги Щерев', 'Georgi Shterev'),
    player(3, null, 'Димитър ван Дайк', 'Dimitar van Dayk'),
    player(4, 10, 'Петър Агов', 'Petar Agov'),
  ],
  away: [player(11, 4, 'Калин Ангелов', 'Kalin Angelov'), player(12, 7, 'Петко Петров', 'Petko Petrov')],
};
const scorersOf = (line: string) =>
  readScorers(line, 'home', squads).goals.map(({ team, player: id, ownGoal, penalty }) =>
    [team, id, ownGoal && 'own goal', penalty && 'penalty'].filter((part) => part !== false).join(' '),
  );
const wrongOf = (line: string) => readScorers(line, 'home', squads).wrong;

describe('[RL1] scorers by number or name', () => {
  test.each([
    ['7 7', ['home 1', 'home 1']],
    ['7,7; 7', ['home 1', 'home 1', 'home 1']],
    ['№7 #7', ['home 1', 'home 1']],
    ['щер', ['home 2']],
    ['SHTE 7', ['home 2', 'home 1']],
    ['дайк', ['home 3']],
    ['агов', ['home 4']],
    ['', []],
  ])('%s', (line, goals) => {
    expect(scorersOf(line)).toEqual(goals);
    expect(wrongOf(line)).toEqual([]);
  });

  test.each([
    ['9', 'nobody'],
    ['Стоянов', 'nobody'],
    ['10', 'several'],
    ['пет', 'several'],
  ])('%s names %s', (word, reason) => {
    expect(wrongOf(`7 ${word}`)).toEqual([{ word, reason }]);
    expect(scorersOf(`7 ${word}`)).toEqual(['home 1']);
  });
});

test('[RL2] several goals of one, and goals of nobody', () => {
  expect(scorersOf('7x3')).toEqual(['home 1', 'home 1', 'home 1']);
  expect(scorersOf('7х2 ?')).toEqual(['home 1', 'home 1', 'home ']);
  expect(scorersOf('??')).toHaveLength(2);
});

test.each([
  ['д7', 'home 1 penalty'],
  ['7д', 'home 1 penalty'],
  ['7(д)', 'home 1 penalty'],
  ['p7', 'home 1 penalty'],
  ['аг4', 'away 11 own goal'],
  ['4аг', 'away 11 own goal'],
  ['4(аг)', 'away 11 own goal'],
  ['og4', 'away 11 own goal'],
  ['аг', 'away  own goal'],
  ['агангел', 'away 11 own goal'],
])('[RL3] %s is %s', (word, goal) => expect(scorersOf(word)).toEqual([goal]));

test('[RL4] cards', () => {
  const cards = readCards('7 ч10 дайк 7 99', 'home', { ...squads, home: squads.home.slice(0, 3) });
  expect(cards.cards.map(({ player: id, card }) => `${id} ${card}`)).toEqual([
    '1 yellow',
    '2 red',
    '3 yellow',
    '1 second-yellow',
  ]);
  expect(cards.wrong).toEqual([{ word: '99', reason: 'nobody' }]);
});

describe('[RL5] written and read again', () => {
  const goal: fc.Arbitrary<LineGoal> = fc.oneof(
    fc.record({
      team: fc.constant('home' as const),
      player: fc.constantFrom(1, 2, 3, 4, null),
      ownGoal: fc.constant(false),
      penalty: fc.constant(false),
    }),
    fc.constant({ team: 'home', player: 1, ownGoal: false, penalty: true } as const),
    fc.record({
      team: fc.constant('away' as const),
      player: fc.constantFrom(11, 12, null),
      ownGoal: fc.constant(true),
      penalty: fc.constant(false),
    }),
  );

  test('any goals', () => {
    fc.assert(
      fc.property(fc.array(goal, { maxLength: 8 }), (goals) => {
        const line = writeScorers(goals, squads);
        expect(readScorers(line, 'home', squads)).toEqual({ goals, wrong: [] });
      }),
    );
  });

  test('a number that two have is not used', () =>
    expect(writeScorers([{ team: 'home', player: 2, ownGoal: false, penalty: false }], squads)).toBe('Щерев'));

  test('cards', () => {
    const known = { ...squads, home: squads.home.slice(0, 3) };
    const { cards } = readCards('7 7 ч10', 'home', known);
    expect(writeCards(cards, known)).toBe('7 7 ч10');
    expect(readCards('7 7 ч10', 'home', known).cards).toEqual(cards);
  });
});
