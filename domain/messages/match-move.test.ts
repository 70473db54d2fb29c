import { expect, test } from 'vitest';
import { matchMove, type PlannedMatch } from './match-move.ts';

const now = new Date('2026-03-14T12:00:00Z');
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 17));
const planned: PlannedMatch = { status: 'UPCOMING', startTime: at(21), venue: 'Терен Балик' };
const moved = (after: Partial<PlannedMatch>, before: Partial<PlannedMatch> = {}, isQuiet = false) =>
  matchMove({ ...planned, ...before }, { ...planned, ...after }, { isQuiet, now });

test('[MS4] a new time or pitch is told, a quiet correction and one of the past are not', () => {
  expect(moved({ startTime: at(22) })).toBe('date');
  expect(moved({ venue: 'Стадион Дружба' })).toBe('date');
  expect(moved({})).toBeNull();
  expect(moved({ startTime: at(22) }, {}, true)).toBeNull();
  expect(moved({ startTime: at(12) })).toBeNull();
});

test('[MS4] a postponement and a cancellation are told, and that the match is played after all', () => {
  expect(moved({ status: 'POSTPONED' })).toBe('postponed');
  expect(moved({ status: 'CANCELLED' })).toBe('cancelled');
  expect(moved({ status: 'CANCELLED' }, { status: 'POSTPONED' })).toBe('cancelled');
  expect(moved({}, { status: 'POSTPONED' })).toBe('date');
  expect(moved({ status: 'LIVE' })).toBeNull();
});
