import { expect, test } from 'vitest';
import { nextPlace } from './next-place.ts';

test('[BR3] the winners of slots 2n−1 and 2n meet in slot n of the next round, that of the upper one at home', () => {
  expect(nextPlace('quarter_final', 1)).toEqual({ round: 'semi_final', slot: 1, side: 'home' });
  expect(nextPlace('quarter_final', 2)).toEqual({ round: 'semi_final', slot: 1, side: 'away' });
  expect(nextPlace('round_of_16', 7)).toEqual({ round: 'quarter_final', slot: 4, side: 'home' });
  expect(nextPlace('semi_final', 2)).toEqual({ round: 'final', slot: 1, side: 'away' });
});

test('[BR6] the winner of the final has no next place', () => {
  expect(nextPlace('final', 1)).toBeNull();
});
