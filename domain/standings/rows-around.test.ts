import { expect, test } from 'vitest';
import { rowsAround } from './rows-around.ts';

const around = (...teams: number[]) => rowsAround([1, 2, 3, 4, 5, 6, 7, 8], (row) => teams.includes(row));

test('[ST14] of a table the rows of some teams and their neighbours, each once and in order', () => {
  expect(around(1, 2)).toEqual([1, 2, 3]);
  expect(around(4, 5)).toEqual([3, 4, 5, 6]);
  expect(around(1, 8)).toEqual([1, 2, 7, 8]);
  expect(around(9)).toEqual([]);
});
