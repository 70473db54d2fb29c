import { expect, test } from 'vitest';
import { shortNameOf } from './short-name.ts';

test.each([
  ['ФК Добруджа Юнайтед', 'ДОБ'],
  ['ФК', 'ФК'],
  ['Си 1922', 'СИ1'],
  ['', ''],
])('the short name of "%s" is "%s"', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
