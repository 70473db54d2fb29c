import { expect, test } from 'vitest';
import { matchesEtag } from './send-response.ts';

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"old", "abc"', true],
  ['"old",W/"abc" ', true],
  ['*', true],
  ['"old"', false],
  ['W/"old", "older"', false],
  ['abc', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s matches "abc": %s', (header, matches) => {
  expect(matchesEtag(header, '"abc"')).toBe(matches);
});
