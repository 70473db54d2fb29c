import { expect, test } from 'vitest';
import { cardPoints } from './card-points.ts';

test('[ST3] a red card weighs as much as three yellow ones', () => {
  expect(cardPoints({ yellowCards: 2, redCards: 0 })).toBe(2);
  expect(cardPoints({ yellowCards: 0, redCards: 1 })).toBe(3);
  expect(cardPoints({ yellowCards: 4, redCards: 2 })).toBe(10);
});
