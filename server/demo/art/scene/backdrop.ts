import type { Random } from '../../random.ts';
import { round } from './camera.ts';

export type Mood = 'dusk' | 'night' | 'violet' | 'winter';

const SKIES: Record<Mood, readonly [top: string, middle: string, low: string]> = {
  dusk: ['#13212b', '#2b3d47', '#585c60'],
  night: ['#081118', '#12232d', '#2a3f47'],
  violet: ['#141a2c', '#303750', '#6d5d69'],
  winter: ['#121d29', '#2a3c4d', '#5f7382'],
};
const NEAR_BLOCKS = '#0b1418';
const FAR_BLOCKS: Record<Mood, string> = { dusk: '#25333a', night: '#14232a', violet: '#292c40', winter: '#26343f' };
const WINDOWS = ['#ffdc93', '#fff0cd', '#c4dfe8'] as const;

export function sky(width: number, horizon: number, mood: Mood, id: string): string {
  const [top, middle, low] = SKIES[mood];
  return [
    `<linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
    `<path fill="url(#${id}-sky)" d="M0 0h${width}v${horizon}H0Z"/>`,
  ].join('');
}

/** Blocks of flats along the horizon, some windows lit: somebody is always watching from a balcony. */
export function skyline(random: Random, width: number, horizon: number, mood: Mood, scale = 1): string {
  let far = '';
  for (let x = -60; x < width;) {
    const w = random.int(140, 300) * scale;
    const h = random.int(70, 150) * scale;
    far += box(x, horizon - h, w, h);
    x += w + random.int(-20, 60) * scale;
  }
  let near = '';
  const lit: [string, string, string] = ['', '', ''];
  for (let x = random.int(-80, 0) * scale; x < width;) {
    const columns = random.int(4, 9);
    const floors = random.int(4, 9);
    const cell = 30 * scale;
    const storey = 31 * scale;
    const w = columns * cell + 18 * scale;
    const h = floors * storey + 26 * scale;
    const top = horizon - h;
    near += box(x, top, w, h);
    if (random.chance(0.6))
      near += box(x + random.int(10, columns * 14) * scale, top - 20 * scale, 46 * scale, 22 * scale);
    if (random.chance(0.4))
      near += box(x + random.int(20, columns * 24) * scale, top - 62 * scale, 3 * scale, 62 * scale);
    for (let floor = 0; floor < floors - 1; floor++) {
      for (let column = 0; column < columns; column++) {
        if (!random.chance(0.17)) continue;
        const tone = random.weighted([0, 1, 2] as const, (t) => [6, 3, 1.6][t] ?? 1);
        const wide = random.chance(0.25) ? 19 : 13;
        lit[tone] += box(x + 16 * scale + column * cell, top + 18 * scale + floor * storey, wide * scale, 15 * scale);
      }
    }
    x += w + (random.chance(0.45) ? random.int(60, 190) : random.int(-6, 24)) * scale;
  }
  return [
    `<path fill="${FAR_BLOCKS[mood]}" d="${far}"/>`,
    `<path fill="${NEAR_BLOCKS}" d="${near}"/>`,
    ...WINDOWS.map((colour, i) => (lit[i] ? `<path fill="${colour}" opacity=".88" d="${lit[i]}"/>` : '')),
    hedge(random, width, horizon, scale),
  ].join('');
}

const box = (x: number, y: number, w: number, h: number) =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}Z`;

function hedge(random: Random, width: number, horizon: number, scale: number): string {
  let d = `M-20 ${horizon + 2}V${Math.round(horizon - 24 * scale)}`;
  for (let x = -20; x < width + 20;) {
    const step = random.int(34, 80) * scale;
    d += `q${Math.round(step / 2)} ${-Math.round(random.int(14, 52) * scale)} ${Math.round(step)} ${random.int(-3, 3)}`;
    x += step;
  }
  return `<path fill="#070e11" d="${d}V${horizon + 2}Z"/>`;
}

export interface Mast {
  x: number;
  /** Where the lamps hang. */
  top: number;
  /** Where the pole meets the ground. */
  foot: number;
  scale: number;
  /** Where the beam lands, sideways and down. */
  aim: readonly [x: number, y: number];
  /** Half the width of the light on the grass. */
  spread: number;
}

/** A floodlight: pole, lamps, glow, and its beam on the pitch. */
export function mast({ x, top, foot, scale, aim, spread }: Mast, id: string): { pole: string; beam: string } {
  const w = 62 * scale;
  const lamps = [0, 1]
    .flatMap((row) => [0, 1, 2, 3].map((column) => [column, row] as const))
    .map(([column, row]) => {
      const size = 25 * scale;
      return `<rect x="${round(x - w + column * 31 * scale + 3 * scale)}" y="${round(top + row * 30 * scale)}" width="${round(size)}" height="${round(size)}" rx="${round(7 * scale)}"/>`;
    })
    .join('');
  const lampY = top + 27 * scale;
  const [ax, ay] = aim;
  return {
    pole: [
      `<radialGradient id="${id}-glow"><stop stop-color="#fffbe6" stop-opacity=".95"/><stop offset=".16" stop-color="#fff6d8" stop-opacity=".5"/><stop offset=".45" stop-color="#f6ecd0" stop-opacity=".16"/><stop offset="1" stop-color="#f6ecd0" stop-opacity="0"/></radialGradient>`,
      `<path fill="#0a1215" d="M${round(x - 5 * scale)} ${round(top)}h${round(10 * scale)}l${round(4 * scale)} ${round(foot - top)}h${round(-18 * scale)}Z"/>`,
      `<circle cx="${x}" cy="${round(lampY)}" r="${round(330 * scale)}" fill="url(#${id}-glow)"/>`,
      `<path fill="#141d20" d="M${round(x - w - 6 * scale)} ${round(top - 6 * scale)}h${round(2 * w + 12 * scale)}v${round(68 * scale)}h${round(-2 * w - 12 * scale)}Z"/>`,
      `<g fill="#fffdf2">${lamps}</g>`,
    ].join(''),
    beam: [
      `<linearGradient id="${id}-beam" gradientUnits="userSpaceOnUse" x1="${x}" y1="${round(lampY)}" x2="${x}" y2="${Math.round(lampY + (ay - lampY) * 0.96)}"><stop stop-color="#fff5d2" stop-opacity=".4"/><stop offset=".45" stop-color="#fff5d2" stop-opacity=".14"/><stop offset="1" stop-color="#fff5d2" stop-opacity="0"/></linearGradient>`,
      `<path fill="url(#${id}-beam)" d="M${round(x - w)} ${round(lampY)}L${round(ax - spread)} ${ay}H${round(ax + spread)}L${round(x + w)} ${round(lampY)}Z"/>`,
    ].join(''),
  };
}

/** The pool of light on the grass. */
export function pool(x: number, y: number, rx: number, ry: number, id: string, strength = 0.34): string {
  return `<radialGradient id="${id}-pool"><stop stop-color="#fff8dc" stop-opacity="${strength}"/><stop offset=".55" stop-color="#fdf3cf" stop-opacity="${round(strength * 4) / 10}"/><stop offset="1" stop-color="#fdf3cf" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id}-pool)"/>`;
}

export function snowfall(random: Random, width: number, height: number): string {
  const flakes = (count: number, size: number, opacity: number) => {
    const d = Array.from({ length: count }, () => `M${random.int(0, width)} ${random.int(0, height)}h0`).join('');
    return `<path fill="none" stroke="#fff" stroke-linecap="round" stroke-width="${size}" opacity="${opacity}" d="${d}"/>`;
  };
  return flakes(150, 4, 0.5) + flakes(70, 7, 0.6) + flakes(22, 12, 0.5);
}
