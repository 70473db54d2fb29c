import { expect, test } from 'vitest';
import { ALL_RECORDS, recordsOf, sumOfKnown } from './records.ts';

test('[UN3] a sum leaves out what is unknown, and is unknown without anything known', () => {
  expect(sumOfKnown([1, null, 0, 2])).toBe(3);
  expect(sumOfKnown([0, null])).toBe(0);
  expect(sumOfKnown([null, null])).toBeNull();
  expect(sumOfKnown([])).toBeNull();
});

test('[UN5] the settings of the league stand above its data', () => {
  const found = { ...ALL_RECORDS, ratings: false };
  expect(recordsOf('auto', found)).toEqual(found);
  expect(recordsOf({ ratings: true, cards: false }, found)).toEqual({ ...ALL_RECORDS, cards: false });
});
