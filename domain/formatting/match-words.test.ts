import { expect, test } from 'vitest';
import { inMinute, quoted } from './match-words.ts';

test('[SY6] minutes are ordinal numbers', () => {
  const endings = (language: 'bg' | 'en') =>
    [1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13, 17, 20, 21, 22, 23, 38, 100].map((minute) => inMinute(minute, language));
  expect(endings('bg').map((text) => text.replace(' минута', ''))).toEqual([
    'в 1-вата',
    'във 2-рата',
    'в 3-тата',
    'в 4-тата',
    'в 5-ата',
    'в 7-мата',
    'в 8-мата',
    'в 10-ата',
    'в 11-ата',
    'в 12-ата',
    'в 13-ата',
    'в 17-ата',
    'в 20-ата',
    'в 21-вата',
    'в 22-рата',
    'в 23-тата',
    'в 38-мата',
    'в 100-тната',
  ]);
  expect(endings('en').map((text) => /\d+\w+/.exec(text)?.[0])).toEqual(
    '1st 2nd 3rd 4th 5th 7th 8th 10th 11th 12th 13th 17th 20th 21st 22nd 23rd 38th 100th'.split(' '),
  );
});

test('[SY6] teams are in quotation marks in Bulgarian, unless a name has its own', () => {
  expect([quoted('Балик', 'bg'), quoted('ФК „Балик“', 'bg'), quoted('Balik', 'en')]).toEqual([
    '„Балик“',
    'ФК „Балик“',
    'Balik',
  ]);
});
