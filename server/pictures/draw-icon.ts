import { Resvg } from '@resvg/resvg-js';
import { DARK_BACKGROUND } from '#contract/theme-color.ts';
import { markOf } from '#domain/league/identity.ts';
import type { LeagueLook } from './league-look.ts';

export interface Icon {
  size: number;
  /** Width of the logo as a part of the icon; a maskable icon is safe within a circle of four fifths. */
  logo: number;
  /** Corner radius as a part of the width. */
  radius: number;
}

const INK = '#f5f3ee';
const GOLD = '#f5d571';

/** The league's logo on the dark background, as a PNG. */
export function drawIcon(look: LeagueLook, { size, logo, radius }: Icon): Buffer {
  const [width, edge] = [size * logo, (size * (1 - logo)) / 2];
  const box = `x="${edge}" y="${edge}" width="${width}" height="${width}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${size * radius}" fill="${DARK_BACKGROUND}"/>${
    look.address === null ? drawnMark(look, box) : `<image ${box} href="${look.address}"/>`
  }</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
}

function drawnMark({ mark, accent }: LeagueLook, box: string): string {
  const [plain, accented] = markOf(mark);
  return `<svg ${box} viewBox="0 0 48 48"><path fill="${INK}" d="${plain}"/><path fill="${accent ?? GOLD}" d="${accented}"/></svg>`;
}

/** A file of one icon, which is the PNG behind a header of 22 bytes. */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
