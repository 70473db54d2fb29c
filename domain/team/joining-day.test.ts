import { expect, test } from 'vitest';
import { joiningDay } from './joining-day.ts';

const team = { today: '2026-11-18', seasonStart: '2026-08-01', hasPlayed: true, hasSquad: true };

test('[SQ16] a squad that is entered for the first time is there since the season began', () => {
  expect(joiningDay({ ...team, hasPlayed: false })).toBe('2026-08-01');
  // Its first result was entered before its players.
  expect(joiningDay({ ...team, hasSquad: false })).toBe('2026-08-01');
});

test('[SQ16] later, before the season and without one, it is today', () => {
  expect(joiningDay(team)).toBe('2026-11-18');
  expect(joiningDay({ ...team, hasPlayed: false, seasonStart: '2026-12-01' })).toBe('2026-11-18');
  expect(joiningDay({ ...team, hasPlayed: false, seasonStart: null })).toBe('2026-11-18');
});
