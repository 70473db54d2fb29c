import { expect, test } from 'vitest';
import { clashOf } from './clash.ts';

const at = (time: string) => ({ start: new Date(`2026-03-${time}+02:00`), halfMinutes: 25 });

test.each([
  ['[CH1] the second begins before the first should be over', '15T18:00', '15T18:59', 'overlap'],
  ['[CH1] also when midnight lies between them', '15T23:30', '16T00:15', 'overlap'],
  ['[CH2] later on the same day in Sofia', '15T18:00', '15T19:00', 'same-day'],
  ['[CH2] on the next day there', '15T18:00', '16T00:30', null],
])('%s', (_rule, earlier, later, clash) => {
  expect(clashOf(at(earlier), at(later))).toBe(clash);
});
