import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TIE_BREAKERS, type TieBreaker } from './format.ts';
import { orderTable, teamsToDrawLots, type TableInput, type TableResult, type TableTeam } from './order-table.ts';

const names = ['Балик', 'Вихър', 'Орловец', 'Рилци'];
const teams = names.map((name) => ({ id: name, name }));
const result = (
  home: string,
  homeGoals: number,
  awayGoals: number,
  away: string,
  shootOutWinner: 'home' | 'away' | null = null,
): TableResult<string> => ({ home, away, homeGoals, awayGoals, shootOutWinner });
const points = { win: 3, draw: 1, loss: 0 };
const order = (results: TableResult<string>[], tieBreakers: TieBreaker[], of: TableTeam<string>[] = teams) =>
  orderTable({ teams: of, results, rules: { points, tieBreakers } }).map(({ team }) => team);

// Вихър beat Балик; Балик won by more against Рилци. Both have six points.
const beaten = [
  result('Вихър', 1, 0, 'Балик'),
  result('Балик', 5, 0, 'Рилци'),
  result('Орловец', 0, 1, 'Балик'),
  result('Вихър', 1, 0, 'Рилци'),
  result('Орловец', 3, 0, 'Вихър'),
];

describe('the order of tie-breakers', () => {
  test('[ST2] goal difference and goals come first unless the list says where they stand', () => {
    expect(order(beaten, [])[0]).toBe('Балик');
    expect(order(beaten, ['head_to_head'])[0]).toBe('Балик');
    expect(order(beaten, ['goal_difference', 'head_to_head'])[0]).toBe('Балик');
    expect(order(beaten, ['head_to_head', 'goal_difference'])[0]).toBe('Вихър');
  });

  test('[ST3] goals scored before goal difference', () => {
    const results = [result('Балик', 2, 0, 'Рилци'), result('Вихър', 4, 3, 'Орловец')];
    expect(order(results, ['goal_difference', 'goals_scored']).slice(0, 2)).toEqual(['Балик', 'Вихър']);
    expect(order(results, ['goals_scored', 'goal_difference']).slice(0, 2)).toEqual(['Вихър', 'Балик']);
  });

  test('[ST3] goals away are those scored as guests in all matches', () => {
    const results = [result('Балик', 2, 1, 'Рилци'), result('Орловец', 1, 2, 'Вихър')];
    expect(order(results, ['goal_difference', 'goals_scored', 'goals_away']).slice(0, 2)).toEqual(['Вихър', 'Балик']);
    expect(order(results, ['goal_difference', 'goals_scored']).slice(0, 2)).toEqual(['Балик', 'Вихър']);
  });
});

describe('lots', () => {
  const level = [result('Балик', 1, 1, 'Вихър'), result('Орловец', 0, 0, 'Рилци')];
  const drew = (lots: Record<string, number>) => teams.map((team) => ({ ...team, lot: lots[team.id] ?? null }));
  const input = (of: TableTeam<string>[], tieBreakers: TieBreaker[], results = level): TableInput<string> => ({
    teams: of,
    results,
    rules: { points, tieBreakers },
  });

  test('[ST20] part level teams by number, and those who have none come after', () => {
    expect(order(level, ['lots'], drew({ Вихър: 1, Балик: 2 })).slice(0, 2)).toEqual(['Вихър', 'Балик']);
    expect(order(level, ['lots'], drew({ Рилци: 7 })).slice(2)).toEqual(['Рилци', 'Орловец']);
  });

  test('[ST20] nobody is parted by them who was parted before, or where the rules know none', () => {
    expect(order([result('Балик', 1, 0, 'Вихър')], ['lots'], drew({ Вихър: 1, Балик: 2 }))[0]).toBe('Балик');
    expect(order(level, [], drew({ Вихър: 1, Балик: 2 }))[0]).toBe('Балик');
  });

  test('[ST20] have to be drawn by teams that are level by everything', () => {
    expect(teamsToDrawLots(input(teams, ['lots']))).toEqual([
      ['Балик', 'Вихър'],
      ['Орловец', 'Рилци'],
    ]);
    expect(teamsToDrawLots(input(drew({ Балик: 2, Вихър: 1 }), ['lots']))).toEqual([['Орловец', 'Рилци']]);
    expect(teamsToDrawLots(input(drew({ Балик: 1, Вихър: 1 }), ['lots']))[0]).toEqual(['Балик', 'Вихър']);
    expect(teamsToDrawLots(input(teams, []))).toEqual([]);
    expect(teamsToDrawLots(input(teams, ['lots'], []))).toEqual([]);
  });
});

describe('draws that are decided on penalties', () => {
  const shootOut = { win: 2, loss: 1 };
  const table = (results: TableResult<string>[], withShootOut = true) =>
    orderTable({
      teams: teams.slice(0, 2),
      results,
      rules: { points: { ...points, draw: 0, shootOut: withShootOut ? shootOut : null }, tieBreakers: [] },
    });

  test('[ST19] give the points of the shoot-out, and stay draws', () => {
    expect(table([result('Балик', 1, 1, 'Вихър', 'away')])).toMatchObject([
      { team: 'Вихър', points: 2, draws: 1, wins: 0, goalsScored: 1 },
      { team: 'Балик', points: 1, draws: 1, losses: 0, goalsScored: 1 },
    ]);
    expect(table([result('Балик', 1, 1, 'Вихър', 'home')])[0]).toMatchObject({ team: 'Балик', points: 2 });
  });

  test('[ST19] without a shoot-out, or without that rule, give the points of a draw', () => {
    expect(table([result('Балик', 1, 1, 'Вихър')]).map((row) => row.points)).toEqual([0, 0]);
    expect(table([result('Балик', 1, 1, 'Вихър', 'home')], false).map((row) => row.points)).toEqual([0, 0]);
    expect(table([result('Балик', 2, 1, 'Вихър', 'away')])[0]).toMatchObject({ team: 'Балик', points: 3 });
  });
});

/** The same rules written down another way: ranks are split by a key at a time, from the text of ST2, ST3, ST8, ST19 and ST20. */
function oracle({ teams: of, results, rules }: TableInput<string>): string[] {
  const { win, draw, loss, shootOut } = rules.points;
  const worth = (team: string, among: readonly string[]) => {
    let [sum, difference, scored] = [0, 0, 0];
    for (const one of results) {
      if (!among.includes(one.home) || !among.includes(one.away)) continue;
      if (one.home !== team && one.away !== team) continue;
      const isHome = one.home === team;
      const [own, theirs] = isHome ? [one.homeGoals, one.awayGoals] : [one.awayGoals, one.homeGoals];
      scored += own;
      difference += own - theirs;
      if (own > theirs) sum += win;
      if (own < theirs) sum += loss;
      if (own !== theirs) continue;
      if (!shootOut || !one.shootOutWinner) sum += draw;
      else sum += (one.shootOutWinner === 'home') === isHome ? shootOut.win : shootOut.loss;
    }
    return [sum, difference, scored] as const;
  };
  const all = of.map(({ id }) => id);
  const teamOf = (id: string) => of.find((team) => team.id === id);
  const total = (team: string, count: (one: TableResult<string>) => number) =>
    results.filter(({ home, away }) => home === team || away === team).reduce((sum, one) => sum + count(one), 0);
  const keys: Record<TieBreaker, (team: string, level: readonly string[]) => number> = {
    goal_difference: (team) => worth(team, all)[1],
    goals_scored: (team) => worth(team, all)[2],
    head_to_head: (team, level) => {
      const [sum, difference, scored] = worth(team, level);
      return sum * 1e8 + difference * 1e4 + scored;
    },
    wins: (team) =>
      total(team, ({ home, homeGoals, awayGoals }) =>
        Number(home === team ? homeGoals > awayGoals : awayGoals > homeGoals),
      ),
    goals_away: (team) => total(team, ({ away, awayGoals }) => (away === team ? awayGoals : 0)),
    fair_play: (team) => -(teamOf(team)?.cardPoints ?? 0),
    lots: (team) => -(teamOf(team)?.lot ?? 1000),
  };
  const split = (level: string[], key: (team: string) => number) =>
    [...new Set(level.map(key))].toSorted((a, b) => b - a).map((value) => level.filter((team) => key(team) === value));
  const part = (level: string[], left: readonly TieBreaker[]): string[] => {
    const [criterion, ...rest] = left;
    if (level.length === 1 || criterion === undefined) return level.toSorted();
    const ranks = split(level, (team) => keys[criterion](team, level));
    return ranks.flatMap((rank) => part(rank, criterion === 'head_to_head' && ranks.length > 1 ? left : rest));
  };
  const named = rules.tieBreakers.some((name) => name === 'goal_difference' || name === 'goals_scored');
  const criteria: TieBreaker[] = named
    ? [...rules.tieBreakers]
    : ['goal_difference', 'goals_scored', ...rules.tieBreakers];
  return split(all, (team) => worth(team, all)[0]).flatMap((rank) => part(rank, criteria));
}

// Few goals and few numbers, so that ties are common.
const anyTable = fc.record({
  teams: fc
    .tuple(...names.map(() => fc.record({ cardPoints: fc.nat(2), lot: fc.option(fc.integer({ min: 1, max: 3 })) })))
    .map((drawn) => teams.map((team, i) => ({ ...team, ...drawn[i] }))),
  results: fc.array(
    fc
      .tuple(
        fc.constantFrom(...names),
        fc.constantFrom(...names),
        fc.nat(1),
        fc.nat(1),
        fc.constantFrom('home' as const, 'away' as const, null),
      )
      .filter(([home, away]) => home !== away)
      .map(([home, away, scored, conceded, winner]) => result(home, scored, conceded, away, winner)),
    { maxLength: 14 },
  ),
  rules: fc.record({
    points: fc.constantFrom({ ...points, shootOut: null }, { ...points, shootOut: { win: 2, loss: 1 } }),
    tieBreakers: fc.shuffledSubarray([...TIE_BREAKERS]),
  }),
});

test('[ST3] [ST8] [ST19] [ST20] any criteria in any order: as an independent recomputation orders them', () => {
  fc.assert(
    fc.property(anyTable, (input) => {
      expect(orderTable(input).map(({ team }) => team)).toEqual(oracle(input));
    }),
    { numRuns: 2000 },
  );
});

test('[ST20] the teams that have lots to draw are level by everything: with different numbers nobody has', () => {
  fc.assert(
    fc.property(anyTable, (input) => {
      const drawn = { ...input, teams: input.teams.map((team, i) => ({ ...team, lot: i + 1 })) };
      expect(teamsToDrawLots(drawn)).toEqual([]);
      for (const level of teamsToDrawLots(input)) {
        const lots = level.map((id) => input.teams.find((team) => team.id === id)?.lot ?? null);
        expect(new Set(lots).size).toBe(1);
      }
    }),
  );
});
