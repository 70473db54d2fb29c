import type { MediaFile } from '../league.ts';

type PictureType = MediaFile['type'];
interface Size {
  width: number;
  height: number;
}

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

/** What the bytes of a picture say about it; null when they are none. */
export function readPicture(bytes: Buffer): { type: PictureType; size: Size | null } | null {
  const at = (from: number, letters: string) => bytes.toString('latin1', from, from + letters.length) === letters;
  if (at(0, '\x89PNG\r\n\x1a\n'))
    return { type: 'image/png', size: sizeAt(bytes, 24, () => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]) };
  if (at(0, '\xff\xd8\xff')) return { type: 'image/jpeg', size: jpegSize(bytes) };
  if (at(0, 'RIFF') && at(8, 'WEBP')) return { type: 'image/webp', size: webpSize(bytes) };
  if (at(4, 'ftypavi')) return { type: 'image/avif', size: avifSize(bytes) };
  const start = bytes.toString('utf8', 0, 2000);
  const svg = /^\s*(?:\uFEFF|<\?xml[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>]*>|\s)*<svg\b([^>]*)>/i.exec(start);
  return svg ? { type: 'image/svg+xml', size: svgSize(svg[1] ?? '') } : null;
}

function sizeAt(bytes: Buffer, needed: number, read: () => [width: number, height: number]): Size | null {
  if (bytes.length < needed) return null;
  const [width, height] = read();
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Frames follow one another; the one that begins the picture holds its size. */
function jpegSize(bytes: Buffer): Size | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    const isStart = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isStart) return sizeAt(bytes, at + 9, () => [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]);
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): Size | null {
  return sizeAt(bytes, 30, () => {
    const kind = bytes.toString('latin1', 12, 16);
    if (kind === 'VP8X') return [1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3)];
    if (kind === 'VP8L') {
      const packed = bytes.readUInt32LE(21);
      return [1 + (packed & 0x3fff), 1 + ((packed >> 14) & 0x3fff)];
    }
    return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  });
}

function avifSize(bytes: Buffer): Size | null {
  const at = bytes.indexOf('ispe');
  return at < 0 ? null : sizeAt(bytes, at + 16, () => [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]);
}

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
