import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIE_BREAKERS } from '#domain/standings/format.ts';
import { orderTable, type TableResult } from '#domain/standings/order-table.ts';
import { drawGamma, drawPoisson } from './random-draws.ts';
import { seededRandom } from './seeded-random.ts';
import { hasChances, simulateSeason, type Season } from './simulate-season.ts';
import { estimateStrengths } from './strengths.ts';

const NAMES = ['Балик', 'Вихър', 'Орловец', 'Рилци'];
const teams = NAMES.map((name) => ({ id: name, name }));
const rules = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: ['head_to_head' as const] };
const result = (home: string, homeGoals: number, awayGoals: number, away: string): TableResult<string> => ({
  home,
  away,
  homeGoals,
  awayGoals,
});
const everyPair = NAMES.flatMap((home) => NAMES.filter((away) => away !== home).map((away) => ({ home, away })));
const seasonOf = (results: TableResult<string>[], remaining: Season<string>['remaining'] = everyPair) => ({
  teams,
  results,
  remaining,
  rules,
});
const few = { runs: 400 };

describe('strengths', () => {
  it('[CN1] rates a team that scores more against the same opponents higher', () => {
    const { attack, defence } = estimateStrengths(NAMES, [
      result('Балик', 4, 1, 'Орловец'),
      result('Вихър', 2, 1, 'Орловец'),
      result('Балик', 4, 1, 'Рилци'),
      result('Вихър', 2, 1, 'Рилци'),
    ]);
    const mean = (of: typeof attack, team: string) => (of.get(team)?.shape ?? 0) / (of.get(team)?.rate ?? 1);
    expect(mean(attack, 'Балик')).toBeGreaterThan(mean(attack, 'Вихър'));
    expect(mean(defence, 'Орловец')).toBeGreaterThan(1);
  });

  it('[CN2] moves a team only part of the way after one match', () => {
    const { attack } = estimateStrengths(NAMES, [result('Балик', 8, 0, 'Вихър'), result('Орловец', 2, 2, 'Рилци')]);
    const { shape, rate } = attack.get('Балик') ?? { shape: 0, rate: 1 };
    // Eight goals are 2.7 times the average of three.
    expect(shape / rate).toBeGreaterThan(1);
    expect(shape / rate).toBeLessThan(1.5);
  });

  it('[CN3] believes in an advantage at home after many matches', () => {
    const matches = (count: number) => Array.from({ length: count }, () => result('Балик', 3, 1, 'Вихър'));
    const ratio = (count: number) => {
      const { homeGoals, awayGoals } = estimateStrengths(NAMES, matches(count));
      return homeGoals / awayGoals;
    };
    expect(ratio(2)).toBeLessThan(1.2);
    expect(ratio(200)).toBeGreaterThan(2);
  });
});

describe('chances', () => {
  it('[CN4] are the same for the same results, and add up to one for each team and each place', () => {
    const season = seasonOf([result('Балик', 3, 0, 'Вихър')]);
    const chances = simulateSeason(season, few);
    expect(simulateSeason(season, few)).toEqual(chances);
    for (const { places } of chances) expect(places.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
    for (const place of NAMES.keys())
      expect(chances.reduce((sum, { places }) => sum + (places[place] ?? 0), 0)).toBeCloseTo(1);
  });

  it('[CN4] are certain when nothing is left, in the order of the table with its tie-breakers', () => {
    const goals = fc.nat({ max: 3 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(3), goals, goals), { maxLength: 12 }), (played) => {
        const results = played
          .filter(([home, away]) => home !== away)
          .map(([home, away, scored, conceded]) => result(NAMES[home]!, scored, conceded, NAMES[away]!));
        const order = orderTable({ teams, results, rules }).map(({ team }) => team);
        const chances = simulateSeason(seasonOf(results, []), { runs: 1 });
        expect(chances.map(({ places }) => places.indexOf(1))).toEqual(order.map((_, place) => place));
      }),
      { numRuns: 50 },
    );
  });

  it('[CN4] never give a place that points no longer allow', () => {
    const results = Array.from({ length: 5 }, () => result('Балик', 1, 0, 'Вихър'));
    const chances = simulateSeason(seasonOf(results, [{ home: 'Вихър', away: 'Орловец' }]), few);
    expect(chances.find(({ team }) => team === 'Балик')?.places[0]).toBe(1);
  });

  it('[CN4] are equal for equal teams', () => {
    for (const { places } of simulateSeason(seasonOf([]), { runs: 4000 }))
      for (const share of places) expect(Math.abs(share - 0.25)).toBeLessThan(0.05);
  });

  it('[CN4] [ST10] keep a team that left at the end', () => {
    const left = teams.map((team) => ({ ...team, withdrawn: team.id === 'Балик' }));
    const chances = simulateSeason({ ...seasonOf([result('Балик', 9, 0, 'Вихър')]), teams: left }, few);
    expect(chances.find(({ team }) => team === 'Балик')?.places).toEqual([0, 0, 0, 1]);
  });

  it('[CN5] need three results of each team, and a match that is left', () => {
    const threeEach = [...everyPair, ...everyPair].slice(0, 12).map(({ home, away }) => result(home, 1, 0, away));
    expect(hasChances(seasonOf(threeEach))).toBe(true);
    expect(hasChances(seasonOf(threeEach, []))).toBe(false);
    expect(hasChances(seasonOf(threeEach.slice(0, 4)))).toBe(false);
  });
});

describe('random draws', () => {
  const random = seededRandom(7);
  const mean = (draw: () => number) => Array.from({ length: 20_000 }, draw).reduce((sum, one) => sum + one, 0) / 20_000;

  it('have the mean of their distribution', () => {
    expect(mean(() => drawPoisson(3.2, random))).toBeCloseTo(3.2, 1);
    expect(mean(() => drawGamma(12, random))).toBeCloseTo(12, 0);
  });
});

it('[CN6] where penalties decide, each match gives as many points as a win or a shoot-out', () => {
  const points = { win: 3, draw: 0, loss: 0, shootOut: { win: 2, loss: 1 } };
  const season = { ...seasonOf([result('Балик', 2, 1, 'Вихър')]), rules: { ...rules, points } };
  const chances = simulateSeason(season, few);
  const sum = chances.reduce((total, team) => total + team.points, 0);
  expect(sum).toBeCloseTo(3 * (1 + everyPair.length), 6);
  const level = { ...season, rules: { ...rules, points: { ...points, shootOut: null } } };
  expect(simulateSeason(level, few).reduce((total, team) => total + team.points, 0)).toBeLessThan(sum - 1);
});

it('[CN4] [ST2] the table at the end has the criteria of its rules, whatever their order', () => {
  const anyResults = fc.array(
    fc
      .tuple(fc.constantFrom(...everyPair), fc.nat(1), fc.nat(1))
      .map(([{ home, away }, scored, conceded]) => result(home, scored, conceded, away)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(anyResults, fc.shuffledSubarray([...TIE_BREAKERS]), (results, tieBreakers) => {
      const season = { ...seasonOf(results, []), rules: { ...rules, tieBreakers } };
      const first = simulateSeason(season, { runs: 1 }).map(({ team, places }) => [team, places.indexOf(1)]);
      expect(first).toEqual(orderTable(season).map(({ team }, place) => [team, place]));
    }),
  );
});
