import { expect, test } from 'vitest';
import { backupTrouble, isBackupDue, keptBackups } from './backups.ts';

const at = (text: string) => new Date(text);
const NEVER = { succeededAt: null, failedAt: null };

test.each([
  ['never made', '2026-11-18T10:00:00Z', NEVER, true],
  ['made this night', '2026-11-18T10:00:00Z', { ...NEVER, succeededAt: at('2026-11-18T02:00:30Z') }, false],
  ['made yesterday evening', '2026-11-18T10:00:00Z', { ...NEVER, succeededAt: at('2026-11-17T19:00:00Z') }, true],
  [
    'made yesterday, before four at night',
    '2026-11-18T01:59:00Z',
    { ...NEVER, succeededAt: at('2026-11-17T02:10:00Z') },
    false,
  ],
  ['made in the future', '2026-11-18T10:00:00Z', { ...NEVER, succeededAt: at('2027-11-18T02:00:30Z') }, true],
  ['failed just now', '2026-11-18T10:00:00Z', { ...NEVER, failedAt: at('2026-11-18T09:30:00Z') }, false],
  ['failed an hour ago', '2026-11-18T10:00:00Z', { ...NEVER, failedAt: at('2026-11-18T08:59:00Z') }, true],
  ['failed in the future', '2026-11-18T10:00:00Z', { ...NEVER, failedAt: at('2026-11-19T09:30:00Z') }, true],
])('[BK1] %s', (_name, now, last, expected) => {
  expect(isBackupDue(at(now), last)).toBe(expected);
});

test('[BK2] of two years of nights, seven days, four weeks and twelve months stay', () => {
  const nights = Array.from({ length: 730 }, (_, i) => new Date(Date.UTC(2026, 10, 18, 2) - i * 86_400_000));
  const kept = [...keptBackups(nights)].map((each) => each.toISOString().slice(0, 10)).toSorted();
  const expected = `2025-12-31 2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30 2026-07-31 2026-08-31
    2026-09-30 2026-10-31 2026-11-01 2026-11-08
    2026-11-12 2026-11-13 2026-11-14 2026-11-15 2026-11-16 2026-11-17 2026-11-18`;
  expect(kept).toEqual(expected.split(/\s+/));
});

test('[BK2] removing night after night keeps the same as removing at once', () => {
  let made: Date[] = [];
  const nights = Array.from({ length: 500 }, (_, i) => new Date(Date.UTC(2025, 6, 1, 2) + i * 86_400_000));
  for (const night of nights) made = [...keptBackups([...made, night])];
  expect(new Set(made)).toEqual(keptBackups(nights));
});

test('[BK2] what is old stays while nothing newer is made', () => {
  const old = [at('2020-01-01T02:00:00Z'), at('2020-01-02T02:00:00Z')];
  expect(keptBackups(old)).toEqual(new Set(old));
});

test.each([
  ['none yet', NEVER, null],
  ['a fresh one', { ...NEVER, succeededAt: at('2026-11-17T02:00:00Z') }, null],
  ['an old one', { ...NEVER, succeededAt: at('2026-11-14T02:00:00Z') }, 'old'],
  ['only failures', { ...NEVER, failedAt: at('2026-11-18T02:00:00Z') }, 'failed'],
  ['a failure after one', { succeededAt: at('2026-11-17T02:00:00Z'), failedAt: at('2026-11-18T02:00:00Z') }, 'failed'],
  ['one after a failure', { succeededAt: at('2026-11-18T03:00:00Z'), failedAt: at('2026-11-18T02:00:00Z') }, null],
])('[BK3] %s', (_name, last, expected) => {
  expect(backupTrouble(at('2026-11-18T10:00:00Z'), last)).toBe(expected);
});
