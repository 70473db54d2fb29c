import { expect, test } from 'vitest';
import { areaPath, bumpPath, straightPath } from './path.ts';

test('a line goes from point to point, in thousandths at most', () => {
  expect(
    straightPath([
      [0, 80],
      [100 / 3, 14],
      [100, 0],
    ]),
  ).toBe('M0,80L33.333,14L100,0');
});

test('a single point is drawn, and none is not', () => {
  expect(straightPath([[50, 20]])).toBe('M50,20Z');
  expect(straightPath([])).toBe('');
});

test('an area ends where it began', () => {
  expect(
    areaPath(
      [
        [0, 80],
        [100, 14],
      ],
      100,
    ),
  ).toBe('M0,80L100,14L100,100L0,100Z');
});

test('a curve is level at its points', () => {
  expect(
    bumpPath([
      [0, 10],
      [50, 30],
      [100, 30],
    ]),
  ).toBe('M0,10C25,10,25,30,50,30C75,30,75,30,100,30');
});
