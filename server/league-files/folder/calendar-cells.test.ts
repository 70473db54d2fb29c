import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatInstant, parseDay, parseInstant } from './calendar-cells.ts';

test.each([
  ['2026-03-15', '2026-03-15'],
  ['15.3.2026', '2026-03-15'],
  ['15.03.2026 г.', '2026-03-15'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['2026-04-31', null],
  ['31.13.2026', null],
  ['3/15/2026', null],
  ['2026', null],
  ['0026-03-15', null],
])('the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

describe('instants', () => {
  test.each([
    ['2026-03-15 19:30', '2026-03-15T17:30:00.000000Z'],
    ['2026-07-15 19:30:05', '2026-07-15T16:30:05.000000Z'],
    ['15.7.2026 9:30', '2026-07-15T06:30:00.000000Z'],
    ['2026-03-15T19:30:00+02:00', '2026-03-15T17:30:00.000000Z'],
    ['2026-03-15T17:30:00.123456Z', '2026-03-15T17:30:00.123456Z'],
    ['2026-03-15', null],
    ['2026-03-15 24:30', null],
    ['2026-03-15 19:60', null],
    ['2026-13-15T19:30:00Z', null],
    ['yesterday 19:30', null],
  ])('%s', (text, instant) => {
    expect(parseInstant(text)).toBe(instant);
  });

  test.each([
    ['2026-03-15T17:30:00.000000Z', '2026-03-15 19:30'],
    ['2026-03-15T17:30:07.000000Z', '2026-03-15 19:30:07'],
    ['2026-03-15T17:30:00.120000Z', '2026-03-15T17:30:00.12Z'],
    // Summer time ends on 25 October 2026 at 04:00, and clocks show 03:30 twice.
    ['2026-10-25T00:30:00.000000Z', '2026-10-25 03:30'],
    ['2026-10-25T01:30:00.000000Z', '2026-10-25T01:30:00Z'],
  ])('%s is written %s', (instant, text) => {
    const read = parseInstant(formatInstant(instant));
    expect(read).toBe(instant);
    if (!instant.startsWith('2026-10-25')) expect(formatInstant(instant)).toBe(text);
  });

  test('every instant survives', () => {
    const millisecond = fc.integer({ min: Date.UTC(1950, 0), max: Date.UTC(2090, 0) });
    const whole = fc.boolean();
    fc.assert(
      fc.property(millisecond, whole, fc.integer({ min: 0, max: 999 }), (ms, isWhole, micro) => {
        const exact = new Date(isWhole ? Math.floor(ms / 60_000) * 60_000 : ms).toISOString();
        const instant = `${exact.slice(0, -1)}${isWhole ? '000' : String(micro).padStart(3, '0')}Z`;
        expect(parseInstant(formatInstant(instant))).toBe(instant);
      }),
      { numRuns: 2000 },
    );
  });
});
