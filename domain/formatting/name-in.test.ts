import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';

test.each([
  ['bg', 'Рилци', 'Riltsi', 'Рилци'],
  ['bg', 'Julián Álvarez', 'Julian Alvarez', 'Julián Álvarez'],
  ['en', 'Изток Сити', 'Iztok City', 'Iztok City'],
  ['en', 'Терен Балик', null, 'Teren Balik'],
  ['en', 'БАЛ', null, 'BAL'],
  ['en', 'Julián Álvarez', 'Julian Alvarez', 'Julián Álvarez'],
] as const)('[LN1] in %s "%s", in Latin letters %s, is "%s"', (language, name, latin, shown) => {
  expect(nameIn(language, { name, nameLatin: latin })).toBe(shown);
});
