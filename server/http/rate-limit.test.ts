import { expect, test } from 'vitest';
import { createRateLimit, limitedAddress } from './rate-limit.ts';

test('a burst is allowed, then so many a second, for each address', () => {
  let now = 0;
  const limit = createRateLimit({ burst: 3, perSecond: 2, now: () => now });
  expect([1, 2, 3, 4].map(() => limit.take('10.0.0.1'))).toEqual([null, null, null, 1]);
  expect(limit.take('10.0.0.2')).toBeNull();
  now = 500;
  expect([limit.take('10.0.0.1'), limit.take('10.0.0.1')]).toEqual([null, 1]);
  now = 60_000;
  expect([1, 2, 3, 4].map(() => limit.take('10.0.0.1'))).toEqual([null, null, null, 1]);
});

test('refused requests do not make the wait longer', () => {
  let now = 0;
  const limit = createRateLimit({ burst: 1, perSecond: 1, now: () => now });
  limit.take('a');
  for (let i = 0; i < 100; i++) expect(limit.take('a')).toBe(1);
  now = 1000;
  expect(limit.take('a')).toBeNull();
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '::ffff:10.1.2.3'],
])('%s is limited as %s', (address, key) => {
  expect(limitedAddress(address)).toBe(key);
});
