import { expect, test } from 'vitest';
import { flagOfCountry, findNation, nationName, nationOf } from './nationality.ts';

test.each([
  ['BG', 'Bulgaria', 'bg'],
  ['BE', 'Belgium', 'be'],
  ['GB-ENG', 'England', 'gb'],
  ['GB-SCT', 'Scotland', 'gb'],
  ['GB', 'United Kingdom', 'gb'],
  ['US', 'USA', 'us'],
  ['RO', 'Romania', 'ro'],
  ['UA', 'Ukraine', 'ua'],
])('%s is %s with the flag %s', (code, name, flag) => {
  expect(nationOf(code)).toEqual({ name, flag });
});

test.each(['', 'bulgaria', 'b', 'BG BG', 'Б'])('a code that is none (%j) is its own name and never fails', (code) => {
  expect(nationOf(code)).toEqual({ name: code, flag: code.toLowerCase() });
});

test.each([
  ['Bulgaria', 'bg', 'България'],
  ['England', 'gb', 'Англия'],
  ['USA', 'us', 'САЩ'],
  ['France', 'fr', 'Франция'],
  ['United Kingdom', 'gb', 'Обединеното кралство'],
  ['Utopia', 'ut', 'Utopia'],
  ['Utopia', null, 'Utopia'],
  ['Utopia', 'utopia', 'Utopia'],
])('[NT1] %s, whose flag is %s, is %s in Bulgarian', (name, flag, bulgarian) => {
  expect(nationName({ name, flag }, 'bg')).toBe(bulgarian);
  expect(nationName({ name, flag }, 'en')).toBe(name);
});

test.each([
  ['Bulgaria', 'bg'],
  ['Belgium', 'be'],
  ['England', 'gb'],
  ['Utopia', null],
])('[NT2] the flag of %s is %s', (name, flag) => {
  expect(flagOfCountry(name)).toBe(flag);
});

test.each([
  ['BG', 'България'],
  ['Bulgaria', 'България'],
  ['Utopia', 'Utopia'],
])('%s is called %s in Bulgarian, whether by code or by name', (country, name) => {
  expect(nationName(findNation(country), 'bg')).toBe(name);
});

test.each(['BE', 'BG', 'DE', 'ES', 'GR', 'MD', 'MK', 'RO', 'RS', 'RU', 'TR', 'UA'])(
  '[NT1] %s is called in Bulgarian what the language calls it',
  (code) => {
    const expected = new Intl.DisplayNames(['bg'], { type: 'region' }).of(code);
    expect(nationName(nationOf(code), 'bg')).toBe(expected);
    expect(nationName({ ...nationOf(code), flag: null }, 'bg')).toBe(expected);
  },
);
