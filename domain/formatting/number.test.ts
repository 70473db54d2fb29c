import { expect, test } from 'vitest';
import { oneDecimal, percentage, percentText, twoDecimals } from './number.ts';

test('[NF1] half a tenth goes up', () => {
  expect([5.05, 6.75, 8.15, 8.149, 1.005 * 1000].map(oneDecimal)).toEqual(['5.1', '6.8', '8.2', '8.1', '1005.0']);
  expect([7, 1.005, 7.125].map(twoDecimals)).toEqual(['7.00', '1.01', '7.13']);
});

test('[NF2] percentages have one decimal, and nothing of nothing is 0', () => {
  expect([percentage(1, 3), percentage(2, 3), percentage(0, 0), percentage(5, 5)]).toEqual([33.3, 66.7, 0, 100]);
  expect([33.3, 100, 0].map(percentText)).toEqual(['33.3%', '100.0%', '0.0%']);
});
