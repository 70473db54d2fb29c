import { expect, test } from 'vitest';
import { isCommand } from './command-key.ts';

const press = { key: 's', code: 'KeyS', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['Ctrl S', {}, true],
  ['⌘ S', { ctrlKey: false, metaKey: true }, true],
  ['under a Cyrillic layout', { key: 'с' }, true],
  ['where another layout has the letter', { key: 's', code: 'Semicolon' }, true],
  ['where another layout has another letter', { key: 'o', code: 'KeyS' }, false],
  ['without Ctrl', { ctrlKey: false }, false],
  ['with Shift', { shiftKey: true }, false],
  ['right Alt, which some keyboards send as Ctrl Alt', { altKey: true }, false],
])('%s', (_name, changes, expected) => {
  expect(isCommand({ ...press, ...changes }, 'S')).toBe(expected);
});
