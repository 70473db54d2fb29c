import { expect, test } from 'vitest';
import { seasonName, shortSeasonName } from './season-name.ts';

test.each([
  [2025, 2026, '2025/2026'],
  [1999, 2000, '1999/2000'],
  [2026, 2026, '2026'],
])('[DF8] the season from %i to %i is called %s', (yearStart, yearEnd, name) => {
  expect(seasonName({ yearStart, yearEnd })).toBe(name);
});

test.each([
  [2023, 2024, '2023/24'],
  [1999, 2000, '1999/00'],
  [2026, 2026, '2026'],
])('[DF8] the season from %i to %i is called %s for short', (yearStart, yearEnd, name) => {
  expect(shortSeasonName({ yearStart, yearEnd })).toBe(name);
});
