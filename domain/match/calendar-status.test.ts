import { expect, it } from 'vitest';
import { calendarStatus } from './calendar-status.ts';
import { expectedEnd } from './expected-end.ts';
import { MATCH_STATUSES } from './status.ts';

it('[CA1] a match is confirmed unless it waits for a date or will not be', () => {
  expect(MATCH_STATUSES.map((status) => [status, calendarStatus(status)])).toEqual([
    ['UPCOMING', 'CONFIRMED'],
    ['LIVE', 'CONFIRMED'],
    ['FINISHED', 'CONFIRMED'],
    ['AWARDED', 'CONFIRMED'],
    ['POSTPONED', 'TENTATIVE'],
    ['CANCELLED', 'CANCELLED'],
  ]);
});

it('[CA2] two halves of 25 minutes take an hour', () => {
  expect(expectedEnd(new Date('2026-03-15T17:00:00Z'), 25)).toEqual(new Date('2026-03-15T18:00:00Z'));
  expect(expectedEnd(new Date('2026-03-15T17:00:00Z'), 45)).toEqual(new Date('2026-03-15T18:40:00Z'));
});
