import { rasterSize, type Size } from './raster-size.ts';

export type PictureType = 'image/svg+xml' | 'image/webp' | 'image/png' | 'image/jpeg' | 'image/avif';

/** By the ending of a file; the first of a type is the one that we write. */
export const PICTURE_TYPES: Record<string, PictureType> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
};

export const endingOf = (type: PictureType): string =>
  Object.keys(PICTURE_TYPES).find((ending) => PICTURE_TYPES[ending] === type) ?? '';

/** The type and size of a picture from its bytes; null when they are not a picture. */
export function readPicture(bytes: Buffer): { type: PictureType; size: Size | null } | null {
  const type = rasterType(bytes);
  if (type) return { type, size: rasterSize(bytes) };
  const start = bytes.toString('utf8', 0, 2000);
  // Each part ends at its first end: otherwise two hundred comments can be read in more ways than there is time for.
  const svg = /^(?:[\uFEFF\s]|<\?xml[^>]*>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^>]*>)*<svg\b([^>]*)>/i.exec(start);
  return svg ? { type: 'image/svg+xml', size: svgSize(svg[1] ?? '') } : null;
}

export function rasterType(bytes: Buffer): PictureType | null {
  const at = (from: number, text: string) => bytes.toString('latin1', from, from + text.length) === text;
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (at(0, '\xff\xd8\xff')) return 'image/jpeg';
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'image/webp';
  return at(4, 'ftypavi') ? 'image/avif' : null;
}

/** By hand, because the library reads a viewBox with commas wrongly and takes HTML with an SVG in it for one. */
function svgSize(attributes: string): Size | null {
  const read = (name: string) => RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];
  const [width, height] = [read('width'), read('height')].map((side) =>
    /^\d+(px)?$/.test(side ?? '') ? Number.parseInt(side ?? '', 10) : 0,
  );
  if (width && height) return { width, height };
  const [, , wide = 0, high = 0] = (read('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return wide >= 1 && high >= 1 ? { width: Math.round(wide), height: Math.round(high) } : null;
}
