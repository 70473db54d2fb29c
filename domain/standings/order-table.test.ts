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

  test('[ST2] goal difference comes before goals scored', () => {
    expect(order([result('Балик', 4, 3, 'Вихър'), result('Орловец', 2, 0, 'Рилци')]).slice(0, 2)).toEqual([
      'Орловец',
      'Балик',
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

  test('[ST8] teams that the mini-league leaves level play another among themselves alone', () => {
    // Орловец, Вихър and Балик: 4 points, 3–3 goals each. In their mini-league Орловец has 3–3, the others 2–2:
    // Орловец is out of it first. Вихър beat Балик, whose name comes earlier.
    const results = [
      result('Вихър', 1, 0, 'Балик'),
      result('Орловец', 2, 1, 'Вихър'),
      result('Балик', 2, 1, 'Орловец'),
      result('Вихър', 1, 1, 'Рилци'),
      result('Рилци', 1, 1, 'Балик'),
      result('Орловец', 0, 0, 'Рилци'),
    ];
    expect(order(results)).toEqual(['Орловец', 'Вихър', 'Балик', 'Рилци']);
  });

  test('[ST8] a mini-league that separates nobody passes to the next tie-breaker', () => {
    // Each beat the next by one goal: only the cards separate them.
    const circle = [result('Балик', 1, 0, 'Вихър'), result('Вихър', 1, 0, 'Орловец'), result('Орловец', 1, 0, 'Балик')];
    const carded = teams.map((team, i) => ({ ...team, cardPoints: 9 - i }));
    expect(
      order(circle, { teams: carded.slice(0, 3), rules: { ...rules, tieBreakers: ['head_to_head', 'fair_play'] } }),
    ).toEqual(['Орловец', 'Вихър', 'Балик']);
  });

  test('[ST3] more wins count where the competition says so', () => {
    // Both have 3 points and 3–3 goals: Вихър from a win and a loss, Балик from three draws.
    const results = [
      result('Вихър', 2, 1, 'Орловец'),
      result('Рилци', 2, 1, 'Вихър'),
      result('Балик', 1, 1, 'Орловец'),
      result('Балик', 1, 1, 'Рилци'),
      result('Рилци', 1, 1, 'Балик'),
    ];
    const two = (tieBreakers: TableRules['tieBreakers']) =>
      order(results, { rules: { ...rules, tieBreakers } }).filter((team) => team === 'Балик' || team === 'Вихър');
    expect(two(['wins'])).toEqual(['Вихър', 'Балик']);
    expect(two([])).toEqual(['Балик', 'Вихър']);
  });

  test('[ST10] a team that left stands below all that stayed, whatever its points', () => {
    const left = teams.map((team) => ({ ...team, withdrawn: team.id === 'Балик' }));
    expect(order([result('Балик', 5, 0, 'Вихър')], { teams: left })).toEqual(['Орловец', 'Рилци', 'Вихър', 'Балик']);
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

  test('[ST4] of one name, too: by identity', () => {
    const namesakes = [3, 1, 2].map((id) => ({ id, name: 'Балик' }));
    expect(orderTable({ teams: namesakes, results: [], rules }).map(({ team }) => team)).toEqual([1, 2, 3]);
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

  // Few goals, so that ties are common.
  const anyResults = fc.array(
    fc
      .tuple(fc.constantFrom(...teams), fc.constantFrom(...teams), fc.nat(2), fc.nat(2))
      .filter(([home, away]) => home !== away)
      .map(([home, away, homeGoals, awayGoals]) => result(home.id, homeGoals, awayGoals, away.id)),
    { maxLength: 20 },
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

  test('[ST1] the points of a row are those of its wins, draws and losses, and its adjustments', () => {
    const three = { ...rules, points: { win: 5, draw: 2, loss: 1 } };
    fc.assert(
      fc.property(anyResults, fc.array(fc.integer({ min: -9, max: 3 }), { maxLength: 4 }), (results, changes) => {
        const adjustments = changes.map((points, i) => ({ team: teams[i % 2]!.id, points }));
        for (const row of orderTable({ teams, results, adjustments, rules: three })) {
          expect(row.points).toBe(5 * row.wins + 2 * row.draws + row.losses + row.adjustment);
          expect(row.matches).toBe(row.wins + row.draws + row.losses);
          expect(row.goalDifference).toBe(row.goalsScored - row.goalsConceded);
        }
      }),
    );
  });

  test('[ST2] one more win never lowers a team', () => {
    fc.assert(
      fc.property(anyResults, fc.nat(3), fc.nat(3), fc.integer({ min: 1, max: 5 }), (results, winner, loser, by) => {
        fc.pre(winner !== loser);
        const [team, other] = [teams[winner]!.id, teams[loser]!.id];
        const before = order(results).indexOf(team);
        expect(order([...results, result(team, by, 0, other)]).indexOf(team)).toBeLessThanOrEqual(before);
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
