import { rasterSize, type Size } from '#server/raster-size.ts';

/** A larger file takes too long to draw. */
const MAX_SVG_BYTES = 128 * 1024;
const MAX_BYTES = 4 * 1024 * 1024;
/** Decoded, a file of a few kilobytes may fill the memory. */
const MAX_PIXELS = 16_000_000;
/** Each `<use>` may contain several earlier ones: twenty of them make a million. */
const MAX_COPIES = 16;

/** A data URL for the renderer; null for what it cannot draw or what could hang it. */
export function drawableImage(type: string, bytes: Buffer): string | null {
  return isDrawable(type.split(';')[0] ?? '', bytes) ? `data:${type};base64,${bytes.toString('base64')}` : null;
}

function isDrawable(type: string, bytes: Buffer): boolean {
  switch (type) {
    case 'image/svg+xml':
      return bytes.length <= MAX_SVG_BYTES && isHarmless(bytes.toString());
    case 'image/png':
    case 'image/jpeg':
      return bytes.length <= MAX_BYTES && isSmall(rasterSize(bytes));
    default:
      // The renderer does not support WebP.
      return false;
  }
}

/** Such an SVG could read local files, repeat itself, or run filters for minutes. */
const HARMFUL = [
  // Compressed, or in another character encoding.
  /^(?!\uFEFF?\s*<)/u,
  /<!ENTITY/iu,
  /<([^\s<>/]+:)?(image|feImage|foreignObject|filter|pattern|script)\b/iu,
  /href\s*=\s*["'](?!#)/iu,
  /url\(\s*["']?(?!["'#])/iu,
];

const isHarmless = (svg: string): boolean =>
  !HARMFUL.some((sign) => sign.test(svg)) && (svg.match(/<([^\s<>/]+:)?use\b/giu)?.length ?? 0) <= MAX_COPIES;

const isSmall = (size: Size | null): boolean => size !== null && size.width * size.height <= MAX_PIXELS;
