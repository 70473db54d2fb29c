import { expect, test } from 'vitest';
import { joinName, splitName } from './name-fields.tsx';

test.each([
  ['Кристиян Недев', 'Кристиян', 'Недев'],
  ['Вирджил ван Дайк', 'Вирджил', 'ван Дайк'],
  ['Иван Петров Колев', 'Иван Петров', 'Колев'],
  ['Пеле', '', 'Пеле'],
  ['', '', ''],
])('"%s" is "%s" and "%s"', (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
  expect(joinName({ first, last })).toBe(name);
});
