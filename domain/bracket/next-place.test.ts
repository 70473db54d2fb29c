import { expect, test } from 'vitest';
import { loserPlace, nextPlace } from './next-place.ts';

test('[BR3] the winners of slots 2n−1 and 2n meet in slot n of the next round, that of the upper one at home', () => {
  expect(nextPlace('quarter_final', 1)).toEqual({ round: 'semi_final', slot: 1, side: 'home' });
  expect(nextPlace('quarter_final', 2)).toEqual({ round: 'semi_final', slot: 1, side: 'away' });
  expect(nextPlace('round_of_16', 7)).toEqual({ round: 'quarter_final', slot: 4, side: 'home' });
  expect(nextPlace('semi_final', 2)).toEqual({ round: 'final', slot: 1, side: 'away' });
});

test('[BR6] the winners of the final and of the third-place match have no next place', () => {
  expect([nextPlace('final', 1), nextPlace('third_place', 1)]).toEqual([null, null]);
});

test('[BR8] the losers of the semi-finals play for third place', () => {
  expect(loserPlace('semi_final', 1)).toEqual({ round: 'third_place', slot: 1, side: 'home' });
  expect(loserPlace('semi_final', 2)).toEqual({ round: 'third_place', slot: 1, side: 'away' });
  expect([loserPlace('quarter_final', 1), loserPlace('final', 1)]).toEqual([null, null]);
});
