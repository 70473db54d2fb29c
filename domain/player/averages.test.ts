import { expect, test } from 'vitest';
import { averageRating, passAccuracy } from './averages.ts';

test.each([
  [0, 0, null],
  [6.5, 1, 6.5],
  [14.5, 2, 7.25],
  [20, 3, 6.67],
  [20.2, 3, 6.73],
  // 6.125 and 6.135: both halves go up, though neither sum is exact in binary.
  [24.5, 4, 6.13],
  [122.7, 20, 6.14],
  [0.1 + 0.2 + 6.7, 1, 7],
])('a sum of %d over %i rated matches is %d', (sum, matches, average) => {
  expect(averageRating(sum, matches)).toBe(average);
});

test.each([
  [0, 0, null],
  [0, 12, 0],
  [12, 12, 100],
  [2, 3, 66.7],
  [1, 3, 33.3],
  [1, 16, 6.3],
])('%i of %i passes are %d percent', (completed, passes, percent) => {
  expect(passAccuracy(completed, passes)).toBe(percent);
});
