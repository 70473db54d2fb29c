import { expect, test } from 'vitest';
import { nearestTo } from './nearest.ts';

test.each([
  ['orlovec', ['balik', 'orlovets', 'vihar'], 'orlovets'],
  ['Балик', ['Балик', 'Балчик'], 'Балик'],
  ['tema', ['team', 'name'], 'team'],
  ['birth_date', ['birthdate', 'key'], 'birthdate'],
  ['x', ['key', 'name'], null],
  ['stadium', ['city', 'website'], null],
  ['', ['a'], 'a'],
])('%s', (written, known, meant) => {
  expect(nearestTo(written, known)).toBe(meant);
});
