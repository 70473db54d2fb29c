import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PHOTO_SIDES } from '#domain/photos/photos.ts';
import { DEMO_FOLDER } from './load-demo.ts';

/*
 * Draws what stands for photos in the demo league: `node demo/draw-photos.ts` writes demo/league/media/photo again.
 */

const WIDTH = 1440;
const HEIGHT = 960;

interface Scene {
  sky: [top: string, bottom: string];
  /** Where the pitch begins. */
  horizon: number;
  things: string;
  isUpright?: true;
}

const ball = (x: number, y: number, r: number) => `
  <ellipse cx="${x}" cy="${y + r}" rx="${r}" ry="${r / 6}" fill="#0003"/>
  <circle cx="${x}" cy="${y}" r="${r}" fill="#f4f1e8"/>
  <path d="M${x} ${y - r * 0.42}l${r * 0.4} ${r * 0.3}-${r * 0.15} ${r * 0.46}h-${r * 0.5}l-${r * 0.15}-${r * 0.46}z" fill="#16241f"/>
  <path d="M${x} ${y - r * 0.42}V${y - r}M${x + r * 0.4} ${y - r * 0.12}l${r * 0.55}-${r * 0.2}M${x - r * 0.4} ${y - r * 0.12}l-${r * 0.55}-${r * 0.2}M${x + r * 0.25} ${y + r * 0.34}l${r * 0.35} ${r * 0.45}M${x - r * 0.25} ${y + r * 0.34}l-${r * 0.35} ${r * 0.45}" stroke="#16241f" stroke-width="${r / 14}"/>`;

const player = (x: number, y: number, size: number, shirt: string, lean = 0) => `
  <g transform="translate(${x} ${y}) rotate(${lean}) scale(${size})" stroke-linecap="round">
    <ellipse cy="2" rx="34" ry="6" fill="#0003"/>
    <path d="M-9-58l-16 56M9-58l20 52" stroke="#23332d" stroke-width="15"/>
    <path d="M-20-120h40l6 62h-52z" fill="${shirt}"/>
    <path d="M-18-112l-26 40M18-112l30 30" stroke="${shirt}" stroke-width="14"/>
    <circle cy="-142" r="17" fill="#d9a983"/>
  </g>`;

const mast = (x: number, top: number, bottom: number) => `
  <path d="M${x} ${bottom}V${top}" stroke="#22312f" stroke-width="12"/>
  <rect x="${x - 70}" y="${top - 46}" width="140" height="52" rx="8" fill="#fff6d2"/>
  <circle cx="${x}" cy="${top - 20}" r="220" fill="#fff6d2" opacity=".12"/>
  <circle cx="${x}" cy="${top - 20}" r="120" fill="#fff6d2" opacity=".16"/>`;

const net = (x: number, y: number, width: number, height: number) => {
  const step = 36;
  const down = Array.from({ length: Math.floor(width / step) }, (_, i) => `M${x + i * step} ${y}v${height}`).join('');
  const across = Array.from({ length: Math.floor(height / step) }, (_, i) => `M${x} ${y + i * step}h${width}`).join('');
  return `<path d="${down}${across}" stroke="#ffffff66" stroke-width="3" fill="none"/>
    <path d="M${x} ${y + height}V${y}h${width}v${height}" stroke="#fff" stroke-width="20" fill="none"/>`;
};

const crowd = (y: number, rows: number) =>
  Array.from({ length: rows * 30 }, (_, i) => {
    const [x, row] = [(i % 30) * 50 + (Math.floor(i / 30) % 2) * 25, Math.floor(i / 30)];
    const coat = ['#c2573f', '#d7b24a', '#4a7aa8', '#7a5aa0', '#e8e2d0', '#3f8a6a'][(i * 7 + row * 3) % 6];
    return `<circle cx="${x}" cy="${y + row * 74 - 34}" r="17" fill="#d9a983"/><path d="M${x - 26} ${y + row * 74 + 40}q0-58 26-58t26 58z" fill="${coat}"/>`;
  }).join('');

const lines = (horizon: number) =>
  `<path d="M0 ${horizon + 60}h${WIDTH}M200 ${HEIGHT}L520 ${horizon + 60}M1240 ${HEIGHT}L920 ${horizon + 60}" stroke="#ffffffb0" stroke-width="8" fill="none"/>`;

const night: Scene['sky'] = ['#0c1a2b', '#27435a'];
const dusk: Scene['sky'] = ['#33405f', '#e0a37a'];
const noon: Scene['sky'] = ['#7fb4d8', '#dcecf2'];

const SCENES: Record<string, Scene> = {
  floodlights: { sky: night, horizon: 520, things: mast(280, 170, 540) + mast(1150, 220, 540) + lines(520) },
  'kick-off': {
    sky: dusk,
    horizon: 380,
    things:
      lines(380) + player(560, 760, 2.2, '#c2573f', -4) + player(900, 740, 2.1, '#3f6aa8', 5) + ball(720, 790, 44),
  },
  'in-the-net': { sky: night, horizon: 640, things: net(180, 160, 1080, 560) + ball(930, 420, 92) },
  corner: {
    sky: dusk,
    horizon: 460,
    things: `<path d="M300 ${HEIGHT}L640 560H1440" stroke="#fffc" stroke-width="12" fill="none"/><path d="M640 720V260" stroke="#f4f1e8" stroke-width="14"/><path d="M646 264l190 66-190 70z" fill="#e4b93c"/>${ball(760, 690, 56)}`,
  },
  tackle: {
    sky: noon,
    horizon: 300,
    things:
      lines(300) + player(520, 800, 2.9, '#3f8a6a', 24) + player(860, 780, 2.8, '#e4b93c', -18) + ball(700, 850, 52),
  },
  fans: { sky: night, horizon: 860, things: crowd(620, 4) },
  keeper: {
    sky: dusk,
    horizon: 620,
    things: net(120, 120, 1200, 600) + player(760, 700, 3, '#d8683c', 62) + ball(1180, 330, 60),
  },
  cup: {
    sky: night,
    horizon: 760,
    isUpright: true,
    things: `<path d="M420 260h120M420 260q0 190 60 220t60-220" fill="none"/><path d="M360 320h240q0 260-120 290-120-30-120-290z" fill="#e4b93c"/><path d="M362 350q-110 0-90 110t130 70M598 350q110 0 90 110t-130 70" stroke="#e4b93c" stroke-width="26" fill="none"/><path d="M456 600h48v90h80v60H376v-60h80z" fill="#c79a26"/><path d="M410 350q4 130 40 190" stroke="#fff6d2" stroke-width="18" fill="none"/>`,
  },
  team: {
    sky: noon,
    horizon: 420,
    things: [0, 1, 2, 3, 4, 5, 6].map((i) => player(240 + i * 160, 760 + (i % 2) * 40, 2.3, '#7a5aa0')).join(''),
  },
};

function draw({ sky: [top, bottom], horizon, things, isUpright }: Scene): Buffer {
  const [width, height] = isUpright ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const stripes = Array.from({ length: 12 }, (_, i) => {
    const from = horizon + ((height - horizon) * i * i) / 144;
    const to = horizon + ((height - horizon) * (i + 1) * (i + 1)) / 144;
    return `<rect y="${from}" width="${width}" height="${to - from + 1}" fill="${i % 2 ? '#2f7a4d' : '#358455'}"/>`;
  }).join('');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>${stripes}${things}</svg>`);
}

const folder = join(DEMO_FOLDER, 'media/photo');
await mkdir(folder, { recursive: true });
for (const [name, scene] of Object.entries(SCENES))
  for (const [size, side] of Object.entries({ '': WIDTH, '-small': PHOTO_SIDES.small })) {
    const picture = sharp(draw(scene)).resize({ width: side, height: side, fit: 'inside' });
    await writeFile(join(folder, `${name}${size}.webp`), await picture.clone().webp({ quality: 70 }).toBuffer());
    await writeFile(join(folder, `${name}${size}-avif.avif`), await picture.clone().avif({ quality: 45 }).toBuffer());
  }
