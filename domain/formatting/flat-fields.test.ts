import { expect, test } from 'vitest';
import { flatten, unflatten } from './flat-fields.ts';

test('nested records become paths, and come back', () => {
  const settings = { name: { bg: 'А', en: '' }, home: { title: { bg: 'Б' }, cards: [{ a: 1 }] }, records: { x: true } };
  const flat = flatten(settings, ['records']);
  expect(flat).toEqual({
    'name.bg': 'А',
    'name.en': '',
    'home.title.bg': 'Б',
    'home.cards': [{ a: 1 }],
    records: { x: true },
  });
  expect(unflatten<typeof settings>(flat)).toEqual(settings);
});
