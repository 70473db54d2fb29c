/** A larger file takes longer to draw than anybody waits for a picture. */
const MOST_SVG_BYTES = 128 * 1024;
const MOST_BYTES = 4 * 1024 * 1024;
/** Unpacked, a picture of a few kilobytes may fill the memory. */
const MOST_PIXELS = 16_000_000;
/** Each may hold several of the ones before: twenty such make a million. */
const MOST_COPIES = 16;

/** An image as the renderer may have it; null for what it cannot draw, or what could keep it busy without end. */
export function drawableImage(type: string, bytes: Buffer): string | null {
  return isDrawable(type.split(';')[0] ?? '', bytes) ? `data:${type};base64,${bytes.toString('base64')}` : null;
}

function isDrawable(type: string, bytes: Buffer): boolean {
  switch (type) {
    case 'image/svg+xml':
      return bytes.length <= MOST_SVG_BYTES && isHarmless(bytes.toString());
    case 'image/png':
      return bytes.length <= MOST_BYTES && bytes.length > 24 && isSmall(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
    case 'image/jpeg':
      return bytes.length <= MOST_BYTES && isSmallJpeg(bytes);
    default:
      // The renderer knows no WebP.
      return false;
  }
}

/** Such a file could read others of this machine, repeat itself, or filter for minutes. */
const HARMFUL = [
  // Packed, or in letters that we do not read here.
  /^(?!\uFEFF?\s*<)/u,
  /<!ENTITY/iu,
  /<([^\s<>/]+:)?(image|feImage|foreignObject|filter|pattern|script)\b/iu,
  /href\s*=\s*["'](?!#)/iu,
  /url\(\s*["']?(?!["'#])/iu,
];

const isHarmless = (svg: string): boolean =>
  !HARMFUL.some((sign) => sign.test(svg)) && (svg.match(/<([^\s<>/]+:)?use\b/giu)?.length ?? 0) <= MOST_COPIES;

const isSmall = (width: number, height: number): boolean => width * height <= MOST_PIXELS;

/** Walks the segments to the frame header, which knows the size. */
function isSmallJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return isSmall(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}
