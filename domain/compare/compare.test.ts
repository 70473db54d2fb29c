import { describe, expect, it, test } from 'vitest';
import { betterOf, sharesOf } from './better.ts';
import { meanOfKnown, quotient, scopeOf, sharedCompetitions, sharedSeasons } from './compare.ts';

describe('[CP1] the better of two numbers', () => {
  it.each([
    [[2, 1], 'more', 0],
    [[1, 2], 'more', 1],
    [[2, 1], 'less', 1],
    [[0, 3], 'less', 0],
    [[2, 1], 'neither', null],
    [[2, 2], 'more', null],
    [[null, 2], 'more', null],
    [[2, null], 'less', null],
  ] as const)('of %j, where %s is better, is %s', (pair, better, index) => {
    expect(betterOf(pair, better)).toBe(index);
  });
});

test('[CP2] the parts of a bar are shares, and of what is better the less there is of it the better one is longer', () => {
  expect(sharesOf([3, 1])).toEqual([75, 25]);
  expect(sharesOf([3, 1], 'less')).toEqual([25, 75]);
  expect(sharesOf([0, 0])).toEqual([0, 0]);
  expect(sharesOf([null, 4])).toEqual([0, 0]);
});

test('[CP3] a mean by weights, and a quotient where there is one', () => {
  expect(
    meanOfKnown([
      { mean: 8, weight: 3 },
      { mean: 6, weight: 1 },
      { mean: null, weight: 5 },
    ]),
  ).toBe(7.5);
  expect(meanOfKnown([{ mean: 8, weight: 0 }])).toBeNull();
  expect([quotient(90, 2), quotient(90, 0), quotient(null, 2), quotient(90, null)]).toEqual([45, null, null, null]);
});

describe('[CP4] the scope', () => {
  const season = (id: number, ...competitions: number[]) => ({
    id,
    competitions: competitions.map((competition) => ({ competition: { id: competition } })),
  });
  const first = [season(3, 1, 2, 2), season(2, 1), season(1, 1)];
  const second = [season(3, 2, 5), season(1, 1)];

  it('is one of the seasons and competitions in which both played', () => {
    expect(sharedSeasons(first, second).map(({ id }) => id)).toEqual([3, 1]);
    expect(sharedCompetitions(first[0]!, second[0]!).map(({ competition }) => competition.id)).toEqual([2]);
    expect(scopeOf({ season: 1, competition: 1 }, first, second)).toEqual({ season: 1, competition: 1 });
    expect(scopeOf({ season: 3, competition: 5 }, first, second)).toEqual({ season: 3, competition: null });
  });

  it('is the newest season of both unless the address says otherwise', () => {
    const newest = { season: 3, competition: null };
    expect(scopeOf({ season: null, competition: null }, first, second)).toEqual(newest);
    expect(scopeOf({ season: 2, competition: 1 }, first, second)).toEqual(newest);
  });

  it('is all seasons when they are asked for, or none was shared', () => {
    const all = { season: null, competition: null };
    expect(scopeOf({ season: 'all', competition: 1 }, first, second)).toEqual(all);
    expect(scopeOf({ season: 3, competition: null }, first, [season(9, 1)])).toEqual(all);
  });
});
