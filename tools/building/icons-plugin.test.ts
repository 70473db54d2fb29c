import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { drawIcon, ICONS } from './icons-plugin.ts';

const svg = readFileSync('web/public/favicon.svg', 'utf8');
const NIGHT = '05141aff';

function drawn(path: string) {
  const icon = ICONS[path];
  if (!icon) throw new Error(`There is no icon ${path}`);
  const { width, height, data } = PNG.sync.read(drawIcon(svg, icon));
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

it('a maskable icon fills its corners, and its logo stays within the safe circle', () => {
  for (const path of ['/icons/maskable-512.png', '/apple-touch-icon.png']) {
    const { width, at } = drawn(path);
    const outside = new Set<string>();
    const middle = (width - 1) / 2;
    for (let x = 0; x < width; x++)
      for (let y = 0; y < width; y++) if (Math.hypot(x - middle, y - middle) > 0.4 * width) outside.add(at(x, y));
    expect([path, [...outside]]).toEqual([path, [NIGHT]]);
  }
});
