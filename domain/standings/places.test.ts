import type { MatchStatus } from '#domain/match/status.ts';
import { expect, test } from 'vitest';
import { placesByGameweek, runningGameweek } from './places.ts';

const team = (id: string, group: string | null = null) => ({ id, name: id, group, withdrawn: false, cardPoints: 0 });
const result = (gameweek: number, home: string, homeGoals: number, awayGoals: number, away: string) => ({
  gameweek,
  home,
  away,
  homeGoals,
  awayGoals,
});
const rules = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: [] };

test('[CR1] places after each gameweek that has a result', () => {
  const results = [
    result(1, 'a', 2, 0, 'b'),
    result(1, 'c', 1, 0, 'd'),
    result(3, 'c', 1, 0, 'a'),
    result(3, 'b', 9, 0, 'd'),
  ];
  expect(
    placesByGameweek({ teams: ['a', 'b', 'c', 'd'].map((id) => team(id)), results, adjustments: [], rules }),
  ).toEqual({
    gameweeks: [1, 3],
    tables: [
      {
        group: null,
        teams: [
          { team: 'c', places: [2, 1] },
          { team: 'b', places: [4, 2] },
          { team: 'a', places: [1, 3] },
          { team: 'd', places: [3, 4] },
        ],
      },
    ],
  });
});

test('[CR1] groups each have their own, and a season without results none', () => {
  const teams = [team('a', 'А'), team('b', 'А'), team('c', 'Б'), team('d', 'Б')];
  const { tables } = placesByGameweek({ teams, results: [result(1, 'b', 1, 0, 'a')], adjustments: [], rules });
  expect(tables.map(({ group, teams: [first] }) => [group, first])).toEqual([
    ['А', { team: 'b', places: [1] }],
    ['Б', { team: 'c', places: [1] }],
  ]);
  expect(placesByGameweek({ teams, results: [], adjustments: [], rules })).toEqual({ gameweeks: [], tables: [] });
});

test('[CR3] a gameweek is running while one of its matches is open', () => {
  const match = (gameweek: number, status: MatchStatus) => ({ gameweek, status });
  const week = [match(1, 'FINISHED'), match(1, 'POSTPONED'), match(2, 'FINISHED')];
  expect(runningGameweek([...week, match(2, 'UPCOMING'), match(3, 'UPCOMING')])).toBe(2);
  expect(runningGameweek([...week, match(2, 'LIVE')])).toBe(2);
  expect(runningGameweek([...week, match(1, 'UPCOMING'), match(3, 'UPCOMING')])).toBeNull();
  expect(runningGameweek([])).toBeNull();
});
