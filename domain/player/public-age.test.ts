import { expect, test } from 'vitest';
import { shownAge, publicAge } from './public-age.ts';

test('[AG2] a grown-up has a birthday', () => {
  expect(publicAge('2000-06-30', '2026-03-15', 'shown')).toEqual({ age: 25, birthdate: '2000-06-30' });
});

test('[AG2] a minor has an age only, until the day he turns eighteen', () => {
  expect(publicAge('2008-03-16', '2026-03-15', 'shown')).toEqual({ age: 17 });
  expect(publicAge('2008-03-16', '2026-03-16', 'shown')).toEqual({ age: 18, birthdate: '2008-03-16' });
});

test('[AG1] born on a leap day: eighteen on the first of March', () => {
  expect(publicAge('2008-02-29', '2026-02-28', 'shown')).toEqual({ age: 17 });
  expect(publicAge('2008-02-29', '2026-03-01', 'shown')).toEqual({ age: 18, birthdate: '2008-02-29' });
});

test('[AG2] without a birthdate there is no age', () => {
  expect(publicAge(null, '2026-03-15', 'shown')).toEqual({ age: null });
});

test('[AG3] the age shown is computed from the birthdate, else it is the one that the API gives', () => {
  expect(shownAge({ birthdate: '2000-06-30', age: 99 }, '2026-06-29')).toBe(25);
  expect(shownAge({ birthdate: '2000-06-30', age: 99 }, '2026-06-30')).toBe(26);
  expect(shownAge({ birthdate: null, age: 17 }, '2026-06-30')).toBe(17);
  expect(shownAge({ birthdate: null, age: null }, '2026-06-30')).toBeNull();
});

test('[AG2] a league may show ages alone', () => {
  expect(publicAge('2000-06-30', '2026-03-15', 'ages')).toEqual({ age: 25 });
});
