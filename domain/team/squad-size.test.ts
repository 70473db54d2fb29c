import { expect, test } from 'vitest';
import { squadFault } from './squad-size.ts';

test.each([
  ['[SQ1] nobody', 0, 'empty'],
  ['[SQ2] one less than play', 5, 'cannot-play'],
  ['[SQ3] enough to play, too few for the list', 7, 'below-least'],
  ['[SQ3] the least', 8, null],
  ['[SQ3] the most', 18, null],
  ['[SQ3] one too many', 19, 'above-most'],
])('%s', (_rule, size, fault) => {
  expect(squadFault(size, { onPitch: 6, least: 8, most: 18 })).toBe(fault);
});
