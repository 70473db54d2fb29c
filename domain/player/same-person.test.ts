import { expect, test } from 'vitest';
import { mayBeOnePerson } from './same-person.ts';

const born = (birthdate: string | null) => ({ birthdate });

test('[SQ17] two who were born on different days are two; of one whose day is unknown nobody knows', () => {
  expect(mayBeOnePerson(born('1991-02-03'), born('1991-02-04'))).toBe(false);
  expect(mayBeOnePerson(born('1991-02-03'), born('1991-02-03'))).toBe(true);
  expect(mayBeOnePerson(born(null), born('1991-02-03'))).toBe(true);
  expect(mayBeOnePerson(born('1991-02-03'), born(null))).toBe(true);
});
