import { expect, test } from 'vitest';
import { FIRST_CROP, moved, MOST_ZOOM, sideOf, within } from './crop.ts';

const portrait = { width: 3000, height: 4000 };

test('the circle is as large as the picture allows, and never leaves it', () => {
  expect(sideOf(portrait, { zoom: 1 })).toBe(3000);
  expect(within(portrait, { x: 0, y: 0, zoom: 1 })).toEqual({ x: 0.5, y: 0.375, zoom: 1 });
  expect(within(portrait, { x: 1, y: 1, zoom: 2 })).toEqual({ x: 0.75, y: 0.8125, zoom: 2 });
  expect(within(portrait, { x: 0.5, y: 0.5, zoom: 99 }).zoom).toBe(MOST_ZOOM);
  expect(within(portrait, { x: 0.5, y: 0.5, zoom: 0.1 }).zoom).toBe(1);
});

test('a finger moves the picture, not the circle', () => {
  const before = within(portrait, { ...FIRST_CROP, zoom: 2 });
  // The picture goes right by a tenth of the circle: what is in it lies further left.
  const after = moved(portrait, before, { x: 30, y: 0 }, 300);
  expect(after.x).toBeCloseTo(before.x - (0.1 * 1500) / 3000);
  expect(after.y).toBe(before.y);
});
