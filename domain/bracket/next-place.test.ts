import { expect, test } from 'vitest';
import { loserSlot, nextSlot } from './next-slot.ts';

test('[BR3] the winners of slots 2n−1 and 2n meet in slot n of the next round, that of the upper one at home', () => {
  expect(nextSlot('quarter_final', 1)).toEqual({ round: 'semi_final', slot: 1, side: 'home' });
  expect(nextSlot('quarter_final', 2)).toEqual({ round: 'semi_final', slot: 1, side: 'away' });
  expect(nextSlot('round_of_16', 7)).toEqual({ round: 'quarter_final', slot: 4, side: 'home' });
  expect(nextSlot('semi_final', 2)).toEqual({ round: 'final', slot: 1, side: 'away' });
});

test('[BR6] the winners of the final and of the third-place match have no next place', () => {
  expect([nextSlot('final', 1), nextSlot('third_place', 1)]).toEqual([null, null]);
});

test('[BR8] the losers of the semi-finals play for third place', () => {
  expect(loserSlot('semi_final', 1)).toEqual({ round: 'third_place', slot: 1, side: 'home' });
  expect(loserSlot('semi_final', 2)).toEqual({ round: 'third_place', slot: 1, side: 'away' });
  expect([loserSlot('quarter_final', 1), loserSlot('final', 1)]).toEqual([null, null]);
});
