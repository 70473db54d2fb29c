import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { ICONS } from '#server/seo/icon-routes.ts';
import { drawIcon } from './draw-icon.ts';
import type { LeagueLook } from './league-look.ts';

const DELTA: LeagueLook = { mark: 'delta', address: null, accent: null };
const NIGHT = '05141aff';

function drawn(path: string, look = DELTA) {
  const icon = ICONS[path];
  if (!icon) throw new Error(`There is no icon ${path}`);
  const { width, height, data } = PNG.sync.read(drawIcon(look, icon));
  const at = (x: number, y: number) => data.toString('hex', (y * width + x) * 4, (y * width + x) * 4 + 4);
  return { width, height, at };
}

it('an icon has its size, round corners, and the logo on the dark background', () => {
  for (const size of [192, 512]) {
    const { width, height, at } = drawn(`/icons/${size}.png`);
    const middle = size / 2;
    expect([width, height]).toEqual([size, size]);
    expect(at(0, 0).slice(6)).toBe('00');
    expect(at(middle, 4)).toBe(NIGHT);
    // Left of the middle the delta is white, right of it gold.
    expect(at(middle - 10, middle)).toBe('f5f3eeff');
    expect(at(middle + 10, middle)).toBe('f5d571ff');
  }
});

it('a league without a logo gets a mark that is not the delta, in its own accent', () => {
  const { at } = drawn('/icons/512.png', { mark: null, address: null, accent: '#ff0000' });
  expect([at(256, 166), at(256, 314)]).toEqual(['f5f3eeff', 'ff0000ff']);
});

it('a picture is drawn instead of the mark', () => {
  const red = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#00f"/></svg>`;
  const address = `data:image/svg+xml;base64,${Buffer.from(red).toString('base64')}`;
  expect(drawn('/icons/512.png', { mark: null, address, accent: null }).at(256, 256)).toBe('0000ffff');
});

it('a maskable icon fills its corners, and its logo stays within the safe circle', () => {
  for (const look of [DELTA, { ...DELTA, mark: null }])
    for (const path of ['/icons/maskable-512.png', '/apple-touch-icon.png']) {
      const { width, at } = drawn(path, look);
      const outside = new Set<string>();
      const middle = (width - 1) / 2;
      for (let x = 0; x < width; x++)
        for (let y = 0; y < width; y++) if (Math.hypot(x - middle, y - middle) > 0.4 * width) outside.add(at(x, y));
      expect([path, [...outside]]).toEqual([path, [NIGHT]]);
    }
});
