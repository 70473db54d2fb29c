import { expect, test } from 'vitest';
import { buildGroupStandings } from './build-standings.ts';
import { buildLiveStandings, matchesBeingPlayed } from './live-standings.ts';
import type { TableMatch } from './counting-result.ts';

const TEAMS = ['Балик', 'Вихър', 'Орловец', 'Рилци'];
const rules = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: [] };
const result = (home: string, homeGoals: number, awayGoals: number, away: string, gameweek = 1) => ({
  home,
  away,
  homeGoals,
  awayGoals,
  gameweek,
});
const official = {
  teams: TEAMS.map((name) => ({ id: name, name, group: null as string | null })),
  results: [result('Балик', 1, 0, 'Вихър'), result('Орловец', 2, 2, 'Рилци')],
  adjustments: [{ team: 'Балик', points: -1 }],
  rules,
};
const shown = (tables: ReturnType<typeof buildLiveStandings<string>>) =>
  tables.flatMap(({ rows }) =>
    rows.map(({ team, points, matches, position, previousPosition }) => [
      team,
      matches,
      points,
      (previousPosition ?? 0) - position,
    ]),
  );

test('[ST16] [ST17] a live score counts as if the match ended now, against the official table', () => {
  // Officially Балик 2, Орловец 1 and Рилци 1, Вихър 0.
  expect(shown(buildLiveStandings(official, []))).toEqual([
    ['Балик', 1, 2, 0],
    ['Орловец', 1, 1, 0],
    ['Рилци', 1, 1, 0],
    ['Вихър', 1, 0, 0],
  ]);
  const live = [result('Вихър', 4, 0, 'Орловец', 2), result('Рилци', 0, 0, 'Балик', 2)];
  expect(shown(buildLiveStandings(official, live))).toEqual([
    ['Вихър', 2, 3, 3],
    ['Балик', 2, 3, -1],
    ['Рилци', 2, 2, 0],
    ['Орловец', 2, 1, -2],
  ]);
});

test('[ST16] a goal that is taken back leaves no trace', () => {
  const at = (goals: number) => buildLiveStandings(official, [result('Вихър', goals, 0, 'Орловец', 2)]);
  expect(at(0)).not.toEqual(at(1));
  expect(at(0)).toEqual(buildLiveStandings(official, [result('Вихър', 0, 0, 'Орловец', 2)]));
});

test('[ST16] at the final whistle the official table is the one that stood', () => {
  const last = [result('Вихър', 4, 0, 'Орловец', 2), result('Рилци', 0, 0, 'Балик', 2)];
  const after = buildGroupStandings({ ...official, results: [...official.results, ...last] });
  const order = (tables: { rows: { team: string; points: number }[] }[]) =>
    tables.flatMap(({ rows }) => rows.map(({ team, points }) => [team, points]));
  expect(order(buildLiveStandings(official, last))).toEqual(order(after));
});

test('[ST13] [ST16] each group has its own; a match across groups counts in none', () => {
  const groups = {
    ...official,
    adjustments: [],
    results: [],
    teams: TEAMS.map((name, i) => ({ id: name, name, group: i < 2 ? 'А' : 'Б' })),
  };
  const live = [result('Вихър', 1, 0, 'Балик'), result('Рилци', 5, 0, 'Балик')];
  expect(buildLiveStandings(groups, live).map(({ group }) => group)).toEqual(['А', 'Б']);
  expect(shown(buildLiveStandings(groups, live))).toEqual([
    ['Вихър', 1, 3, 1],
    ['Балик', 1, 0, -1],
    ['Орловец', 0, 0, 0],
    ['Рилци', 0, 0, 0],
  ]);
});

test('[ST16] only live matches of the table count, and none of a team that is struck out', () => {
  const match = (change: Partial<TableMatch<string>>): TableMatch<string> => ({
    home: 'Балик',
    away: 'Вихър',
    status: 'LIVE',
    score: null,
    official: null,
    knockout: false,
    gameweek: 2,
    ...change,
  });
  const live = match({});
  const others = [
    match({ status: 'FINISHED' }),
    match({ status: 'UPCOMING' }),
    match({ knockout: true }),
    match({ home: null }),
    match({ away: 'Рилци' }),
  ];
  expect(matchesBeingPlayed([...others, live], new Set(['Рилци']))).toEqual([live]);
});
