import { describe, expect, test } from 'vitest';
import { SPREAD_BANDS, spreadBand } from './rating.ts';
import { sumUpRatings } from './season-ratings.ts';

const league = { id: 1 };
const cup = { id: 2 };
/** Newest first. */
const matches = [
  { id: 5, rating: 6.2, competition: cup },
  { id: 4, rating: 9.4, competition: league },
  { id: 3, rating: 6.2, competition: league },
  { id: 2, rating: 9.4, competition: league },
  { id: 1, rating: 5.1, competition: cup },
];

describe('ratings of a season', () => {
  test.each([
    [5, 'poor'],
    [5.1, 'average'],
    [6.8, 'average'],
    [6.9, 'good'],
    [8.1, 'good'],
    [8.2, 'excellent'],
  ])('[RB3] %d is %s', (rating, band) => {
    expect(spreadBand(rating)).toBe(band);
  });

  test('[RB3] every match is counted once', () => {
    const { spread } = sumUpRatings(matches);
    expect(spread.map(({ band }) => band)).toEqual(SPREAD_BANDS);
    expect(spread.map(({ count }) => count)).toEqual([2, 0, 3, 0]);
  });

  test('[RB4] the newest of equal ratings is the highest and the lowest', () => {
    expect(sumUpRatings(matches)).toMatchObject({ highest: { id: 4 }, lowest: { id: 1 }, average: 7.26 });
    expect(sumUpRatings(matches.slice(0, 4)).lowest).toMatchObject({ id: 5 });
  });

  test('[RB4] competitions by their number of matches, with their mean', () => {
    const { competitions } = sumUpRatings(matches);
    expect(competitions.map(({ competition, average }) => [competition.id, average])).toEqual([
      [1, 8.33],
      [2, 5.65],
    ]);
  });

  test('[RB4] of a single match it is not said twice, and of none nothing', () => {
    expect(sumUpRatings(matches.slice(0, 1))).toMatchObject({ highest: { id: 5 }, lowest: null });
    expect(sumUpRatings([])).toMatchObject({ highest: null, lowest: null, average: null, competitions: [] });
  });
});
