import { expect, it } from 'vitest';
import { isSponsorShown, sponsorFault } from './sponsors.ts';

it('[LS8] a sponsor is shown from his first day to his last, both included', () => {
  const term = { startsOn: '2026-03-01', endsOn: '2026-05-31' };
  const days = ['2026-02-28', '2026-03-01', '2026-05-31', '2026-06-01'];
  expect(days.map((day) => isSponsorShown(term, day))).toEqual([false, true, true, false]);
  expect(isSponsorShown({ startsOn: null, endsOn: null }, '2026-01-01')).toBe(true);
});

it('[LS8] a term that ends before it begins is refused', () => {
  expect(sponsorFault({ startsOn: '2026-03-02', endsOn: '2026-03-01' })).toBe('endsOn');
  expect(sponsorFault({ startsOn: '2026-03-01', endsOn: '2026-03-01' })).toBeNull();
});
