import { expect, test } from 'vitest';
import { byAlphabet } from './alphabet.ts';

test('[ST4] names follow the Bulgarian alphabet, numbers their value', () => {
  expect(['Юнак', 'Балик 10', 'Йовково', 'Балик 9', 'Ивайло', 'балик 9'].toSorted(byAlphabet)).toEqual([
    'балик 9',
    'Балик 9',
    'Балик 10',
    'Ивайло',
    'Йовково',
    'Юнак',
  ]);
});

test('[ST4] only the same text is equal', () => {
  expect(byAlphabet('Балик', 'Балик')).toBe(0);
  // The second й is written as и with a breve beside it.
  expect(byAlphabet('Йовково', 'Йовково'.normalize('NFD'))).not.toBe(0);
});
