import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('nothing is made before it is asked for, and it is made once, be it nothing', () => {
  let times = 0;
  const thing = memoize(() => void (times += 1));
  expect(times).toBe(0);
  expect([thing(), thing()]).toEqual([undefined, undefined]);
  expect(times).toBe(1);
});
