import { expect, test } from 'vitest';
import { seasonFault } from './season-fault.ts';

const SEASON = { yearStart: 2026, yearEnd: 2027, startsOn: '2026-08-01', endsOn: '2027-06-30' };
const faultOf = (change: Partial<typeof SEASON>) => {
  const fault = seasonFault({ ...SEASON, ...change });
  return fault && [fault.field, fault.reason];
};

test('[RU5] a season has one year or two in a row, and its days are in them', () => {
  expect(faultOf({})).toBeNull();
  expect(faultOf({ yearEnd: 2026, endsOn: '2026-12-31' })).toBeNull();
  expect(faultOf({ yearEnd: 2025 })).toEqual(['yearEnd', 'season_years']);
  expect(faultOf({ yearEnd: 2028 })).toEqual(['yearEnd', 'season_years']);
  expect(faultOf({ endsOn: '2026-08-01' })).toEqual(['endsOn', 'ends_before_start']);
  expect(faultOf({ startsOn: '2025-08-01' })).toEqual(['startsOn', 'outside_years']);
  expect(faultOf({ endsOn: '2026-09-01' })).toEqual(['endsOn', 'outside_years']);
});
