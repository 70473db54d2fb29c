import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildGroupStandings } from './build-standings.ts';
import { readGoals, readGuesses, tablesWithGuesses, writeGuesses } from './what-if.ts';

const input = {
  teams: [1, 2, 3, 4].map((id) => ({ id, name: `Отбор ${id}`, group: null })),
  results: [{ home: 1, away: 2, homeGoals: 2, awayGoals: 0, gameweek: 1 }],
  adjustments: [],
  rules: { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: ['head_to_head' as const] },
};
const left = (id: number, home: number, away: number) => ({ id, home, away, gameweek: 2, startTime: null });
const remaining = [left(11, 3, 4), left(12, 2, 1)];

it('[WI2] counts a guess like a result that was played', () => {
  const [table] = tablesWithGuesses(input, remaining, new Map([[12, { home: 5, away: 0 }]]));
  const [played] = buildGroupStandings({
    ...input,
    results: [...input.results, { home: 2, away: 1, homeGoals: 5, awayGoals: 0, gameweek: 2 }],
  });
  const figures = (rows: typeof table) => rows?.rows.map((row) => ({ ...row, previousPosition: null }));
  expect(figures(table)).toEqual(figures(played));
});

it('[WI2] compares with the table without guesses', () => {
  const [table] = tablesWithGuesses(input, remaining, new Map([[12, { home: 5, away: 0 }]]));
  expect(table?.rows.slice(0, 2).map(({ team, previousPosition }) => [team, previousPosition])).toEqual([
    [2, 4],
    [1, 1],
  ]);
});

it('[WI2] leaves the table as it is without a guess', () => {
  const [table] = tablesWithGuesses(input, remaining, new Map());
  for (const { position, previousPosition } of table?.rows ?? []) expect(previousPosition).toBe(position);
});

it('[WI3] reads what it wrote', () => {
  const score = fc.record({ home: fc.nat(99), away: fc.nat(99) });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('11', '12'), score), (chosen) => {
      const guesses = new Map(Object.entries(chosen).map(([id, guess]) => [Number(id), guess]));
      expect(readGuesses(writeGuesses(guesses), remaining)).toEqual(guesses);
    }),
  );
});

it.each(['', 'x', '11-1', '11-1-1-1', '11--1-2', '11-100-0', '99-1-0', '<b>', '11-1-e1'])(
  '[WI3] passes over „%s“',
  (text) => expect(readGuesses(text, remaining).size).toBe(0),
);

it.each([
  ['', null],
  ['0', 0],
  ['12', 12],
  ['99', 99],
  ['100', null],
  ['-1', null],
  ['1.5', null],
])('reads „%s“ as %s goals', (typed, goals) => expect(readGoals(typed)).toBe(goals));
