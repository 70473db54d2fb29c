import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableResult, TableRules } from './order-table.ts';
import { orderTable } from './order-table.ts';

const rules: TableRules = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: ['head_to_head'] };
const teams = ['Балик', 'Вихър', 'Орловец', 'Рилци'].map((name) => ({ id: name, name }));
const result = (home: string, homeGoals: number, awayGoals: number, away: string): TableResult<string> => ({
  home,
  away,
  homeGoals,
  awayGoals,
});
const order = (results: TableResult<string>[], extra: Partial<Parameters<typeof orderTable<string>>[0]> = {}) =>
  orderTable({ teams, results, rules, ...extra }).map(({ team }) => team);

describe('orderTable', () => {
  test('[ST1] counts wins, draws, losses, goals and points', () => {
    const [first, second] = orderTable({
      teams: teams.slice(0, 2),
      rules,
      results: [result('Балик', 3, 1, 'Вихър'), result('Вихър', 2, 2, 'Балик')],
    });
    expect(first).toEqual({
      team: 'Балик',
      matches: 2,
      wins: 1,
      draws: 1,
      losses: 0,
      goalsScored: 5,
      goalsConceded: 3,
      goalDifference: 2,
      points: 4,
      adjustment: 0,
    });
    expect(second).toMatchObject({ team: 'Вихър', wins: 0, draws: 1, losses: 1, goalDifference: -2, points: 1 });
  });

  test('[ST2] points, then goal difference, then goals scored', () => {
    expect(order([result('Балик', 1, 0, 'Вихър'), result('Орловец', 3, 0, 'Рилци')])).toEqual([
      'Орловец',
      'Балик',
      'Вихър',
      'Рилци',
    ]);
    expect(order([result('Балик', 1, 0, 'Вихър'), result('Орловец', 3, 2, 'Рилци')])).toEqual([
      'Орловец',
      'Балик',
      'Рилци',
      'Вихър',
    ]);
  });

  test('[ST3] the mini-league of the level teams decides before the name', () => {
    // Орловец and Балик: both 3 points, 2–2 goals; Орловец won their match.
    const results = [
      result('Орловец', 1, 0, 'Балик'),
      result('Рилци', 2, 1, 'Орловец'),
      result('Балик', 2, 1, 'Вихър'),
    ];
    expect(order(results).filter((team) => team !== 'Рилци' && team !== 'Вихър')).toEqual(['Орловец', 'Балик']);
    expect(
      order(results, { rules: { ...rules, tieBreakers: [] } }).filter((team) => team !== 'Рилци' && team !== 'Вихър'),
    ).toEqual(['Балик', 'Орловец']);
  });

  test('[ST3] fair play counts where the competition says so', () => {
    const level = [result('Балик', 1, 1, 'Вихър')];
    const carded = [
      { id: 'Балик', name: 'Балик', cardPoints: 5 },
      { id: 'Вихър', name: 'Вихър', cardPoints: 1 },
    ];
    expect(order(level, { teams: carded, rules: { ...rules, tieBreakers: ['head_to_head', 'fair_play'] } })).toEqual([
      'Вихър',
      'Балик',
    ]);
  });

  test('[ST4] level on everything: by name', () => {
    expect(order([])).toEqual(['Балик', 'Вихър', 'Орловец', 'Рилци']);
  });

  test('[ST5] an adjustment changes the points and says so', () => {
    const table = orderTable({
      teams,
      results: [result('Балик', 1, 0, 'Вихър')],
      adjustments: [{ team: 'Балик', points: -4 }],
      rules,
    });
    expect(table.at(-1)).toMatchObject({ team: 'Балик', points: -1, adjustment: -4, wins: 1 });
  });

  const anyResults = fc.array(
    fc
      .tuple(fc.constantFrom(...teams), fc.constantFrom(...teams), fc.nat(6), fc.nat(6))
      .filter(([home, away]) => home !== away)
      .map(([home, away, homeGoals, awayGoals]) => result(home.id, homeGoals, awayGoals, away.id)),
    { maxLength: 30 },
  );

  test('[ST4] the order of entry never matters', () => {
    fc.assert(
      fc.property(anyResults, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (results, chance) => {
        const shuffled = results
          .map((entry) => ({ entry, at: chance.next().value }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ entry }) => entry);
        expect(orderTable({ teams: teams.toReversed(), results: shuffled, rules })).toEqual(
          orderTable({ teams, results, rules }),
        );
      }),
    );
  });

  test('[ST1] wins equal losses, goals scored equal goals conceded', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const sum = (column: 'wins' | 'losses' | 'goalsScored' | 'goalsConceded' | 'draws') =>
          orderTable({ teams, results, rules }).reduce((total, row) => total + row[column], 0);
        expect(sum('wins')).toBe(sum('losses'));
        expect(sum('goalsScored')).toBe(sum('goalsConceded'));
        expect(sum('draws') % 2).toBe(0);
      }),
    );
  });
});
