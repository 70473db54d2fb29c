import { isHarmlessSvg } from '#server/pictures/harmless-svg.ts';
import { rasterSize, type Size } from '#server/pictures/raster-size.ts';
import { toPng } from '#server/pictures/to-png.ts';

export const MAX_IMAGE_BYTES = 4 * 1024 * 1024;
/** Decoded, a file of a few kilobytes may fill the memory. */
const MAX_PIXELS = 16_000_000;

/** A data URL for the renderer; null for what it cannot draw or what could hang it. */
export async function drawableImage(contentType: string, bytes: Buffer): Promise<string | null> {
  const type = contentType.split(';')[0] ?? '';
  if (type === 'image/svg+xml') return isHarmlessSvg(bytes) ? dataUrl(contentType, bytes) : null;
  if (bytes.length > MAX_IMAGE_BYTES || !isSmall(rasterSize(bytes))) return null;
  if (type === 'image/png' || type === 'image/jpeg') return dataUrl(contentType, bytes);
  if (type !== 'image/webp' && type !== 'image/avif') return null;
  // The renderer supports neither.
  const png = await toPng(bytes, MAX_PIXELS);
  return png && dataUrl('image/png', png);
}

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

const isSmall = (size: Size | null): boolean => size !== null && size.width * size.height <= MAX_PIXELS;
