import { expect, test } from 'vitest';
import { highlightedSide } from './highlighted-side.ts';
import type { MatchStatus } from './status.ts';

const sides = { home: 1, away: 2 };
const match = (status: MatchStatus, more: object = {}) => ({
  status,
  score: { home: 2, away: 1 },
  penalties: null,
  extraTimeWinner: null,
  penaltyWinner: null,
  ...more,
});
const level = { score: { home: 1, away: 1 } };

test('[WN6] a live match points out who has more of the ball', () => {
  expect(highlightedSide(match('LIVE'), { home: 44, away: 56 }, sides)).toBe('away');
  expect(highlightedSide(match('LIVE'), { home: 50, away: 50 }, sides)).toBeNull();
  expect(highlightedSide(match('LIVE'), null, sides)).toBeNull();
});

test('[WN6] any other points out the winner, however he won', () => {
  expect(highlightedSide(match('FINISHED'), { home: 44, away: 56 }, sides)).toBe('home');
  expect(highlightedSide(match('AWARDED'), null, sides)).toBe('home');
  expect(highlightedSide(match('FINISHED', { ...level, penalties: { home: 2, away: 4 } }), null, sides)).toBe('away');
  expect(highlightedSide(match('FINISHED', { ...level, penaltyWinner: 2 }), null, sides)).toBe('away');
  expect(highlightedSide(match('FINISHED', { ...level, extraTimeWinner: 1 }), null, sides)).toBe('home');
  expect(highlightedSide(match('FINISHED', level), null, sides)).toBeNull();
  // [WN7]
  expect(highlightedSide(match('FINISHED', { penaltyWinner: 2 }), null, sides)).toBe('away');
  expect(highlightedSide(match('UPCOMING', { score: null }), null, sides)).toBeNull();
});
