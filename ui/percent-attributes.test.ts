import { expect, test } from 'vitest';
import { percentAttributes } from './percent-attributes.ts';

test('whole percents with the two digits that the style sheet reads', () => {
  expect(percentAttributes(6.6)).toEqual({ 'data-x': '07', 'data-y': undefined });
  expect(percentAttributes(0, 100)).toEqual({ 'data-x': '00', 'data-y': '100' });
  expect(percentAttributes(-4, 104)).toEqual({ 'data-x': '00', 'data-y': '100' });
});
