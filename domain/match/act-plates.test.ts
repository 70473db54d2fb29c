import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plateActs } from './act-plates.ts';

const plates = (...positions: number[]) =>
  plateActs(positions.map((position) => ({ act: position, position }))).map(({ acts }) => acts);

test('[CL7] acts share a plate when their icons would touch', () => {
  expect(plates(0.1, 0.5)).toEqual([[0.1], [0.5]]);
  expect(plates(0.5, 0.1, 0.52)).toEqual([[0.1], [0.5, 0.52]]);
  expect(plates(0.5, 0.5, 0.5)).toEqual([[0.5, 0.5, 0.5]]);
});

test('[CL7] a plate takes in the icon that it would cover', () => {
  expect(plates(0.4, 0.44, 0.5)).toEqual([[0.4, 0.44, 0.5]]);
});

test('[CL7] no two plates touch, none leaves the bar, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 }), (positions) => {
      const all = plateActs(positions.map((position) => ({ act: position, position })));
      expect(all.flatMap(({ acts }) => acts).toSorted((a, b) => a - b)).toEqual(positions.toSorted((a, b) => a - b));
      let free = 0;
      for (const { acts, position } of all) {
        const width = acts.length === 1 ? 0.06 : 0.12;
        const start = position * (1 - width);
        expect(start).toBeGreaterThanOrEqual(free - 1e-9);
        free = start + width;
      }
      expect(free).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
