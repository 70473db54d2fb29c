import { expect, test } from 'vitest';
import { seasonName } from './season-name.ts';

test.each([
  [2025, 2026, '2025/2026'],
  [1999, 2000, '1999/2000'],
  [2026, 2026, '2026'],
])('the season from %i to %i is called %s', (yearStart, yearEnd, name) => {
  expect(seasonName({ yearStart, yearEnd })).toBe(name);
});
