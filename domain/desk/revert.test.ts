import { expect, test } from 'vitest';
import { revertFields } from './revert.ts';

const current = { name: 'Орловец', town: 'Балчик', badge: { id: 3, address: '/a' }, founded: 1925 };

test('[JO1] the fields of the change are as before, the others stay', () => {
  const change = {
    before: { town: 'Добрич', badge: null },
    after: { town: 'Балчик', badge: { address: '/a', id: 3 } },
  };
  expect(revertFields(current, change)).toEqual({ ...current, town: 'Добрич', badge: null });
});

test('[JO1] not when one of them was changed since', () => {
  const change = { before: { town: 'Добрич', founded: null }, after: { town: 'Балчик', founded: 1920 } };
  expect(revertFields(current, change)).toBeNull();
});

test('[JO1] fields that the change did not touch may differ', () => {
  const change = { before: { town: 'Добрич', founded: 1900 }, after: { town: 'Балчик', founded: 1900 } };
  expect(revertFields(current, change)).toEqual({ ...current, town: 'Добрич' });
});

test.each([
  ['nothing changed', { before: { town: 'Балчик' }, after: { town: 'Балчик' } }],
  ['the record has no such field', { before: { shirt: 9 }, after: { shirt: 10 } }],
  ['what it was is not known', { before: {}, after: { town: 'Балчик' } }],
])('[JO1] not when %s', (_, change) => {
  expect(revertFields(current, change)).toBeNull();
});
