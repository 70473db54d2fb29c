import { expect, test } from 'vitest';
import { untilKickOff } from './until-kick-off.ts';

const now = new Date('2026-03-15T17:00:00Z');

test.each([
  ['2026-03-18T17:00:00Z', { kind: 'days', days: 3 }],
  ['2026-03-17T17:00:00Z', { kind: 'days', days: 2 }],
  ['2026-03-17T16:59:00Z', { kind: 'hours', hours: 47 }],
  ['2026-03-15T18:00:00Z', { kind: 'hours', hours: 1 }],
  ['2026-03-15T17:59:59Z', { kind: 'minutes', minutes: 59, seconds: 59 }],
  ['2026-03-15T17:00:05Z', { kind: 'seconds', seconds: 5 }],
  ['2026-03-15T16:50:00Z', { kind: 'now' }],
])('[FO5] until %s', (kickOff, left) => {
  expect(untilKickOff(new Date(kickOff), now)).toEqual(left);
});
