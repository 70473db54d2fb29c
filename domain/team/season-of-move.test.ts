import { expect, test } from 'vitest';
import { seasonOfMove } from './season-of-move.ts';

const seasons = [
  { name: '2024/2025', endsOn: '2025-05-31' },
  { name: '2025/2026', endsOn: '2026-05-31' },
];

test.each([
  ['2023-01-01', '2024/2025'],
  ['2025-05-31', '2024/2025'],
  ['2025-06-01', '2025/2026'],
  ['2026-01-10', '2025/2026'],
  ['2026-06-01', undefined],
])('a move on %s belongs to %s', (movedOn, name) => {
  expect(seasonOfMove(movedOn, seasons)?.name).toBe(name);
});
