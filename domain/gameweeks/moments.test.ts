import { expect, it } from 'vitest';
import { gameweekToShare, isComplete } from './moments.ts';

const gameweek = (number: number, lastKickOff: string | null, change = {}) => ({
  number,
  isPlayed: true,
  results: 3,
  lastKickOff: lastKickOff === null ? null : new Date(lastKickOff),
  ...change,
});

it('[GW6] is complete with a result and no match left to play', () => {
  expect(isComplete({ number: 1, isPlayed: true, results: 1 })).toBe(true);
  expect(isComplete({ number: 1, isPlayed: false, results: 1 })).toBe(false);
  expect(isComplete({ number: 1, isPlayed: true, results: 0 })).toBe(false);
});

it('[GW7] offers the last complete gameweek for four days after its last kick-off', () => {
  const now = new Date('2026-03-16T18:00:00Z');
  const [first, second] = [gameweek(1, '2026-03-15T18:00:00Z'), gameweek(2, '2026-03-12T18:00:00Z')];
  expect(gameweekToShare([second, first], now)).toBe(second);
  expect(gameweekToShare([second, first], new Date(now.getTime() + 1))).toBeNull();
  expect(gameweekToShare([first, gameweek(2, null, { isPlayed: false, results: 0 })], now)).toBe(first);
  expect(gameweekToShare([gameweek(1, null)], now)).toBeNull();
  expect(gameweekToShare([], now)).toBeNull();
});
