import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test.each([
  ['18:30', '18:30'],
  ['18.30', '18:30'],
  ['9.05', '09:05'],
  ['1830', '18:30'],
  ['18 30', '18:30'],
  ['18ч', '18:00'],
  ['18 ч.', '18:00'],
  ['18.30 ч.', '18:30'],
  ['18ч30', '18:30'],
  [' 9 ', '09:00'],
  ['0', '00:00'],
])('[FX20] %j is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(['', 'вечерта', '24:00', '18.60', '18.3', '18.300', '-5', '18:30:00', '6 вечерта'])(
  '[FX20] %j is no time',
  (typed) => {
    expect(readTime(typed)).toBeNull();
  },
);

test('[FX20] every time is read as it is written, with a colon or a full stop', () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), fc.constantFrom(':', '.'), (hour, minute, sign) => {
      const two = (count: number) => String(count).padStart(2, '0');
      expect(readTime(`${hour}${sign}${two(minute)}`)).toBe(`${two(hour)}:${two(minute)}`);
    }),
  );
});
