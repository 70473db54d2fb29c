import { expect, test } from 'vitest';
import { letterColors } from './drawn-crest.ts';

test.each([
  ['#0b5d3b', '#0b5d3b', 'halves', '#ffffff'],
  ['#f7d117', '#ffffff', 'halves', '#10181c'],
  ['#0b1f5d', '#f7d117', 'plain', '#ffffff'],
] as const)('letters on %s and %s (%s) are %s', (first, second, pattern, fill) => {
  expect(letterColors({ pattern, colors: [first, second] }).fill).toBe(fill);
});
