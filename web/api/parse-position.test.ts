import { expect, it } from 'vitest';
import { parsePosition } from './parse-position.ts';

it.each([
  ['GK', 'GK'],
  ['st', 'ST'],
  ['Goalkeeper', 'GK'],
  ['Centre-back', 'DEF'],
  ['ATTACKING_MIDFIELDER', 'MID'],
  ['Forward', 'FWD'],
  ['вратар', 'GK'],
  ['Централен нападател', 'FWD'],
  ['Libero', 'Libero'],
  ['', null],
  [7, null],
])('a position sent as %j is %j', (sent, parsed) => {
  expect(parsePosition(sent)).toBe(parsed);
});
