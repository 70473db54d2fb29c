import { expect, test } from 'vitest';

import { countOf, ordinalBg, ordinalEn, sayCount, withPrepositions } from './grammar.ts';

test('ordinals of minutes end as they are read', () => {
  expect([1, 2, 3, 4, 5, 7, 11, 12, 20, 21, 22, 33, 38, 50].map(ordinalBg)).toEqual([
    '1-вата',
    '2-рата',
    '3-тата',
    '4-тата',
    '5-ата',
    '7-ата',
    '11-ата',
    '12-ата',
    '20-ата',
    '21-вата',
    '22-рата',
    '33-тата',
    '38-ата',
    '50-ата',
  ]);
  expect([1, 2, 3, 11, 12, 13, 22, 38].map(ordinalEn)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '11th',
    '12th',
    '13th',
    '22nd',
    '38th',
  ]);
});

test('counted nouns take the plural that goes with a number', () => {
  expect(countOf(1, 'goal')).toEqual({ bg: '1 гол', en: '1 goal' });
  expect(countOf(5, 'goal').bg).toBe('5 гола');
  expect(sayCount(2, 'point').bg).toBe('две точки');
  expect(sayCount(2, 'match').bg).toBe('два мача');
  expect(sayCount(3, 'save')).toEqual({ bg: 'три спасявания', en: 'three saves' });
});

test('prepositions grow a vowel before their own sound', () => {
  expect(withPrepositions('с Суха река в Вихър')).toBe('със Суха река във Вихър');
  expect(withPrepositions('победи с 7:1, с 17 точки, с 4:1')).toBe('победи със 7:1, със 17 точки, с 4:1');
  expect(withPrepositions('В 2-рата минута, в 22-рата, в Балик')).toBe('Във 2-рата минута, в 22-рата, в Балик');
});
