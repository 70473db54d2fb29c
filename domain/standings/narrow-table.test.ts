import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGroupStandings, type GroupStandingsInput } from './build-standings.ts';
import { buildNarrowTables, halfwayGameweek, SPANS, VENUES, type TablePart } from './narrow-table.ts';
import { inForm } from './in-form.ts';
import { sortTable } from './sort-table.ts';

type Input = GroupStandingsInput<string>;
const TEAMS = ['Балик', 'Вихър', 'Орловец', 'Рилци'];
const season = (results: Input['results'], more: Partial<Input> = {}): Input => ({
  teams: TEAMS.map((name) => ({ id: name, name, group: null })),
  results,
  adjustments: [],
  rules: { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: ['head_to_head'] },
  ...more,
});
const result = (gameweek: number, home: string, homeGoals: number, awayGoals: number, away: string) => ({
  gameweek,
  home,
  away,
  homeGoals,
  awayGoals,
});
const table = (input: Input, part: Partial<TablePart>, remaining: { gameweek: number }[] = []) =>
  buildNarrowTables(input, remaining, { venue: 'all', span: 'season', ...part }).flatMap(({ rows }) => rows);
const points = (...args: Parameters<typeof table>) =>
  Object.fromEntries(table(...args).map((row) => [row.team, row.points]));

const WEEKS = [
  result(1, 'Балик', 2, 0, 'Вихър'),
  result(2, 'Вихър', 1, 1, 'Балик'),
  result(3, 'Орловец', 0, 1, 'Балик'),
  result(4, 'Балик', 0, 3, 'Рилци'),
];

test('[ST28] a home or an away table counts a match for one team', () => {
  expect(points(season(WEEKS), { venue: 'home' })).toEqual({ Балик: 3, Вихър: 1, Орловец: 0, Рилци: 0 });
  expect(points(season(WEEKS), { venue: 'away' })).toEqual({ Балик: 4, Вихър: 0, Орловец: 0, Рилци: 3 });
  expect(table(season(WEEKS), { venue: 'home' })[0]).toMatchObject({ team: 'Балик', matches: 2, form: ['W', 'L'] });
});

test('[ST28] the last five are those of each team at the chosen venue', () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((week) => result(week, 'Балик', week > 1 ? 1 : 0, 0, 'Вихър'));
  const away = result(8, 'Вихър', 5, 0, 'Балик');
  expect(points(season([...many, away]), { span: 'lastFive' })).toMatchObject({ Балик: 12, Вихър: 3 });
  expect(points(season([...many, away]), { span: 'lastFive', venue: 'home' })).toMatchObject({ Балик: 15, Вихър: 3 });
});

test('[ST24] halves part the gameweeks of the whole season', () => {
  expect(halfwayGameweek(WEEKS)).toBe(2);
  expect(halfwayGameweek([...WEEKS, { gameweek: 9 }])).toBe(3);
  expect(halfwayGameweek(WEEKS.slice(1))).toBeNull();
  expect(points(season(WEEKS), { span: 'firstHalf' })).toMatchObject({ Балик: 4, Вихър: 1 });
  expect(points(season(WEEKS), { span: 'secondHalf' })).toMatchObject({ Балик: 3, Рилци: 3 });
  expect(points(season(WEEKS), { span: 'secondHalf' }, [{ gameweek: 9 }])).toMatchObject({ Балик: 0, Рилци: 3 });
});

test('[ST25] adjustments count in no narrower table', () => {
  const deducted = season(WEEKS, { adjustments: [{ team: 'Балик', points: -3 }] });
  for (const part of [{ venue: 'home' }, { span: 'firstHalf' }] as const)
    expect(points(deducted, part)).toEqual(points(season(WEEKS), part));
});

test('[ST25] head-to-head parts level teams only where both count their matches', () => {
  const tied = [
    result(1, 'Вихър', 1, 0, 'Балик'),
    result(2, 'Орловец', 1, 0, 'Вихър'),
    result(3, 'Балик', 1, 0, 'Рилци'),
    result(4, 'Орловец', 0, 0, 'Рилци'),
  ];
  const rules = { ...season([]).rules, tieBreakers: ['head_to_head', 'goal_difference', 'goals_scored'] as const };
  const order = (part: Partial<TablePart>) => table(season(tied, { rules }), part).map(({ team }) => team);
  expect(order({ span: 'firstHalf' }).slice(0, 2)).toEqual(['Орловец', 'Вихър']);
  // At home both won 1:0 once: by name, though one has beaten the other.
  expect(order({ venue: 'home' }).slice(1, 3)).toEqual(['Балик', 'Вихър']);
});

test('[ST25] fair play and lots part nobody', () => {
  const teams = TEAMS.map((name, i) => ({ id: name, name, group: null, cardPoints: 9 - i, lot: 9 - i }));
  const rules = { ...season([]).rules, tieBreakers: ['fair_play', 'lots'] as const };
  const input = season([], { teams, rules });
  expect(table(input, { venue: 'home' }).map(({ team }) => team)).toEqual(TEAMS);
});

const anySeason = fc
  .array(
    fc.record({
      pair: fc.shuffledSubarray(TEAMS, { minLength: 2, maxLength: 2 }),
      homeGoals: fc.nat(4),
      awayGoals: fc.nat(4),
      gameweek: fc.integer({ min: 1, max: 8 }),
    }),
  )
  .map((all) => all.map(({ pair: [home = '', away = ''], ...rest }) => ({ home, away, ...rest })));
const FIGURES = ['matches', 'wins', 'draws', 'losses', 'goalsScored', 'goalsConceded', 'points'] as const;

test('[ST28] [ST24] home and away, and the two halves, add up to the whole', () => {
  fc.assert(
    fc.property(anySeason, (results) => {
      const input = season(results);
      const whole = buildGroupStandings(input).flatMap(({ rows }) => rows);
      const parts: Partial<TablePart>[][] = [[{ venue: 'home' }, { venue: 'away' }]];
      if (halfwayGameweek(results) !== null) parts.push([{ span: 'firstHalf' }, { span: 'secondHalf' }]);
      for (const pair of parts) {
        const rows = pair.flatMap((part) => table(input, part));
        for (const { team, ...row } of whole)
          for (const figure of FIGURES)
            expect(rows.filter((part) => part.team === team).reduce((sum, part) => sum + part[figure], 0)).toBe(
              row[figure],
            );
      }
    }),
  );
});

test('[ST4] [ST28] every narrower table has each team once, in an order of its own', () => {
  fc.assert(
    fc.property(anySeason, fc.constantFrom(...VENUES), fc.constantFrom(...SPANS), (results, venue, span) => {
      const rows = table(season(results), { venue, span });
      expect(rows.map(({ team }) => team).toSorted()).toEqual(TEAMS.toSorted());
      expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
      expect(
        rows.every(({ previousPosition, matches, form }) => previousPosition === null && form.length <= matches),
      ).toBe(true);
    }),
  );
});

test('[ST26] sorted by another column the best is first, and level rows stay by place', () => {
  const rows = [1, 2, 3, 4].map((position, i) => ({ position, figure: [3, 5, 3, 1][i] ?? 0 }));
  const places = (column: 'wins' | 'losses', reversed?: boolean) =>
    sortTable(rows, column, ({ figure }) => figure, reversed).map(({ position }) => position);
  expect(places('wins')).toEqual([2, 1, 3, 4]);
  expect(places('wins', true)).toEqual([4, 1, 3, 2]);
  expect(places('losses')).toEqual([4, 1, 3, 2]);
});

test('[ST27] teams in form are ordered by their last five, level ones by place', () => {
  const rows = [
    { position: 1, form: ['W', 'L', 'L'] as const },
    { position: 2, form: ['D', 'D', 'D'] as const },
    { position: 3, form: ['W', 'D'] as const },
    { position: 4, form: [] },
  ];
  expect(inForm(rows).map(({ position }) => position)).toEqual([3, 1, 2, 4]);
});
