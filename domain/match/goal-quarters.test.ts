import { expect, test } from 'vitest';
import { goalsByQuarter } from './goal-quarters.ts';

test('[CR2] goals are counted by quarter of an hour, to the end of regular time', () => {
  expect(goalsByQuarter([1, 15, 16, 50, null], 50)).toEqual([
    { from: 1, to: 15, goals: 2 },
    { from: 16, to: 30, goals: 1 },
    { from: 31, to: 45, goals: 0 },
    { from: 46, to: 50, goals: 1 },
  ]);
  expect(goalsByQuarter([58], 50).at(-1)).toEqual({ from: 46, to: 58, goals: 1 });
  expect(goalsByQuarter([0], 50)[0]?.goals).toBe(1);
});

test('[CR2] without minutes there is nothing to count', () => {
  expect(goalsByQuarter([null], 50)).toEqual([]);
});
