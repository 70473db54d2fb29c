import { expect, it } from 'vitest';
import { findTyped } from './find-typed.ts';

it.each([
  ['Орловец', 'орл', 'Орл'],
  ['Орловец', 'orlo', 'Орло'],
  ['Яница Щерева', 'qnica', 'Яница'],
  ['Яница Щерева', 'shter', 'Щер'],
  ['Иван Чолаков', '4olak', 'Чолак'],
  ['Шумен 2010', '6umen', 'Шумен'],
  ['Васил Петров', 'vasil pe', 'Васил Пе'],
  ['Георги Първанов', 'parvan', 'Първан'],
  ['Георги Първанов', 'purvan', 'Първан'],
  ['ФК Балик', 'alik', 'алик'],
  ['Пешев', 'pes', 'Пеш'],
  ['Ivan Petrov', 'иван', 'Ivan'],
  ['Орловец', 'vihar', null],
  ['Орловец', '', null],
])('in %s „%s“ is %s', (name, typed, part) => {
  const found = findTyped(name, typed);
  expect(found && name.slice(found.start, found.end)).toBe(part);
});
