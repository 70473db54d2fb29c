/** A larger file takes too long to draw. */
const MAX_BYTES = 128 * 1024;
/** Each `<use>` may contain several earlier ones: twenty of them make a million. */
const MAX_COPIES = 16;

/** Such an SVG could read local files, repeat itself, or run filters for minutes. */
const HARMFUL = [
  // Compressed, or in another character encoding.
  /^(?!\uFEFF?\s*<)/u,
  /<!ENTITY/iu,
  /<([^\s<>/]+:)?(image|feImage|foreignObject|filter|pattern|script)\b/iu,
  /href\s*=\s*["'](?!#)/iu,
  /url\(\s*["']?(?!["'#])/iu,
];

/** Whether an SVG can be drawn without reading anything else and in a short time. */
export function isHarmlessSvg(bytes: Buffer): boolean {
  if (bytes.length > MAX_BYTES) return false;
  const svg = bytes.toString();
  return !HARMFUL.some((sign) => sign.test(svg)) && (svg.match(/<([^\s<>/]+:)?use\b/giu)?.length ?? 0) <= MAX_COPIES;
}
