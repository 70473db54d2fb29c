import { expect, it } from 'vitest';
import { pictureShape } from './picture-shape.ts';

it.each([
  [900, 1000, 'square'],
  [1100, 1000, 'square'],
  [1000, 1000, 'square'],
  [899, 1000, 'wide'],
  [1101, 1000, 'wide'],
  [1600, 900, 'wide'],
  [3, 4, 'wide'],
])('%i by %i is %s', (width, height, shape) => {
  expect(pictureShape({ width, height })).toBe(shape);
});
