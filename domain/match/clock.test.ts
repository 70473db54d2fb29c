import { expect, test } from 'vitest';
import { readClock } from './clock.ts';

const since = new Date('2026-03-15T17:00:00Z');
const later = (seconds: number) => new Date(since.getTime() + seconds * 1000);

test('[CL1] a stopped clock stands', () => {
  expect(readClock({ seconds: 754, runningSince: null }, later(999))).toEqual({ minute: 12, second: 34 });
});

test('[CL1] a running clock adds what has passed since', () => {
  expect(readClock({ seconds: 1500, runningSince: since }, later(61))).toEqual({ minute: 26, second: 1 });
});

test('[CL1] a server whose time was set back does not run the match backwards', () => {
  expect(readClock({ seconds: 60, runningSince: since }, later(-5))).toEqual({ minute: 1, second: 0 });
});

test('[CL2] stoppage time counts on', () => {
  expect(readClock({ seconds: 0, runningSince: since }, later(25 * 60 + 130))).toEqual({ minute: 27, second: 10 });
});
