import { expect, test } from 'vitest';
import { championOf } from './champion.ts';

const season = { awarded: null, finalWinner: null, hasFinal: false, isOpen: false, first: 1 };

test('[HO1] the champion has the award, else won the final, else is first when all is played', () => {
  expect(championOf({ ...season, awarded: 2, hasFinal: true, finalWinner: 3 })).toBe(2);
  expect(championOf({ ...season, hasFinal: true, finalWinner: 3 })).toBe(3);
  expect(championOf(season)).toBe(1);
});

test('[HO2] before that there is none', () => {
  expect(championOf({ ...season, isOpen: true })).toBeNull();
  expect(championOf({ ...season, hasFinal: true })).toBeNull();
});
