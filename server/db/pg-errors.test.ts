import { expect, test } from 'vitest';
import { isUnavailable } from './pg-errors.ts';

test.each(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', '57P01', '08006', '25006'])(
  '%s means that the database cannot be reached just now',
  (code) => {
    expect(isUnavailable(Object.assign(new Error('failed'), { code }))).toBe(true);
    expect(isUnavailable(new Error('a query failed', { cause: Object.assign(new Error('failed'), { code }) }))).toBe(
      true,
    );
  },
);

test('a mistake of ours does not', () => {
  expect(isUnavailable(new Error('a mistake'))).toBe(false);
  expect(isUnavailable(Object.assign(new Error('no such column'), { code: '42703' }))).toBe(false);
});
