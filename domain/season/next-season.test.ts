import { expect, test } from 'vitest';
import { nextSeason } from './next-season.ts';

test('follows the last one by a year', () => {
  const last = { yearStart: 2025, yearEnd: 2026, startsOn: '2025-09-28', endsOn: '2026-05-31' };
  expect(nextSeason(last, '2026-07-01')).toEqual({
    yearStart: 2026,
    yearEnd: 2027,
    startsOn: '2026-09-28',
    endsOn: '2027-05-31',
  });
  expect(nextSeason({ ...last, startsOn: '2024-02-29' }, '2026-07-01').startsOn).toBe('2025-02-28');
});

test('is the one around today where there is none', () => {
  expect(nextSeason(null, '2026-11-18')).toMatchObject({
    yearStart: 2026,
    startsOn: '2026-08-01',
    endsOn: '2027-06-30',
  });
  expect(nextSeason(null, '2026-03-01')).toMatchObject({ yearStart: 2025, yearEnd: 2026 });
});
