import { expect, test } from 'vitest';
import { feedDays } from './feed.ts';

test('[FO6] days go backwards, and within a day matches come before players, gameweeks and articles', () => {
  const item = (kind: 'result' | 'performance' | 'played' | 'story', day: string, id: number) => ({ kind, day, id });
  const days = feedDays([
    item('story', '2026-03-15', 1),
    item('result', '2026-03-08', 2),
    item('played', '2026-03-15', 3),
    item('result', '2026-03-15', 4),
    item('performance', '2026-03-15', 5),
    item('result', '2026-03-15', 6),
    item('story', '2025-12-31', 7),
  ]);
  expect(days.map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
    ['2026-03-15', [4, 6, 5, 3, 1]],
    ['2026-03-08', [2]],
    ['2025-12-31', [7]],
  ]);
});
