import { expect, test } from 'vitest';
import { nationOf } from './nationality.ts';

test.each([
  ['BG', 'Bulgaria', 'bg'],
  ['BE', 'Belgium', 'be'],
  ['GB-ENG', 'England', 'gb'],
  ['GB-SCT', 'Scotland', 'gb'],
  ['GB', 'United Kingdom', 'gb'],
  ['US', 'USA', 'us'],
  ['RO', 'Romania', 'ro'],
  ['UA', 'Ukraine', 'ua'],
])('%s is %s with the flag %s', (code, name, flag) => {
  expect(nationOf(code)).toEqual({ name, flag });
});

test.each(['', 'bulgaria', 'b', 'BG BG', 'Б'])('a code that is none (%j) is its own name and never fails', (code) => {
  expect(nationOf(code)).toEqual({ name: code, flag: code.toLowerCase() });
});
