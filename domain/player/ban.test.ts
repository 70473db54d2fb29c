import { expect, test } from 'vitest';
import { banFault, isBanOver, matchesLeft } from './ban.ts';

const ban = { startsOn: '2026-03-10', endsOn: null, matches: 2, liftedOn: null };

test('[SU9] a ban ends on a day or after so many matches', () => {
  expect(banFault(ban)).toBeNull();
  expect(banFault({ ...ban, matches: null, endsOn: '2026-03-10' })).toBeNull();
  expect(banFault({ ...ban, matches: null })).toMatchObject({ reason: 'no_end' });
  expect(banFault({ ...ban, endsOn: '2026-03-12' })).toMatchObject({ reason: 'no_end' });
});

test('[SU9] [SU11] and neither ends nor is lifted before it begins', () => {
  expect(banFault({ ...ban, matches: null, endsOn: '2026-03-09' })).toEqual({
    field: 'endsOn',
    reason: 'before_start',
  });
  expect(banFault({ ...ban, liftedOn: '2026-03-09' })).toEqual({ field: 'liftedOn', reason: 'before_start' });
});

test('[SU9] [SU11] what is left of it', () => {
  const whole = { ...ban, id: 1, competition: null };
  const on = (day: string, played = true) => ({ day, sharedWith: [1], played });
  expect(matchesLeft(whole, [on('2026-03-09'), on('2026-03-10'), on('2026-03-11', false)])).toBe(1);
  expect(
    matchesLeft(
      whole,
      ['2026-03-10', '2026-03-11', '2026-03-12'].map((day) => on(day)),
    ),
  ).toBe(0);
  expect(isBanOver(whole, 1, '2027-01-01')).toBe(false);
  expect(isBanOver(whole, 0, '2026-03-11')).toBe(true);
  const untilMarch = { ...whole, matches: null, endsOn: '2026-03-12' };
  expect(['2026-03-12', '2026-03-13'].map((day) => isBanOver(untilMarch, null, day))).toEqual([false, true]);
  expect(isBanOver({ ...whole, liftedOn: '2026-03-11' }, 2, '2026-03-11')).toBe(true);
});
