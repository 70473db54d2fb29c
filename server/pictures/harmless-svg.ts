import { drawingCost } from './svg-cost.ts';

/** A larger file takes too long to draw. */
const MAX_BYTES = 128 * 1024;
/** Each `<use>` may contain several earlier ones: twenty of them make a million. */
const MAX_COPIES = 16;
/** About two seconds of drawing on a slow machine. */
const MAX_COST = 20_000;

/** Such an SVG could read local files, repeat itself, or run filters for minutes. */
const HARMFUL = [
  // Compressed, or in another character encoding.
  /^(?!\uFEFF?\s*<)/u,
  /<!ENTITY/iu,
  /<([^\s<>/]+:)?(image|feImage|foreignObject|filter|pattern|marker|script)\b/iu,
  /href\s*=\s*["'](?!#)/iu,
  /url\(\s*["']?(?!["'#])/iu,
];

/** Whether an SVG can be drawn without reading anything else and in a short time. */
export function isHarmlessSvg(bytes: Buffer): boolean {
  if (bytes.length > MAX_BYTES) return false;
  const svg = bytes.toString();
  const copies = svg.match(/<([^\s<>/]+:)?use\b/giu)?.length ?? 0;
  return (
    !HARMFUL.some((sign) => sign.test(svg)) && copies <= MAX_COPIES && !hasEndlessDashes(svg) && isDrawnInTime(svg)
  );
}

/** A dash of a thousandth on a long line is millions of lines. */
function hasEndlessDashes(svg: string): boolean {
  const dashes = [...svg.matchAll(/dasharray\s*[=:]\s*["']?([^"';}>]*)/giu)].map(([, value = '']) => value.trim());
  const isShort = (value: string) => value !== 'none' && !/^(?:[1-9]\d{0,3}(?:\.\d+)?(?:px)?[\s,]*)+$/u.test(value);
  return (
    dashes.length > 0 &&
    (dashes.some(isShort) || /\d{5}(?!\.)|\de\+?\d|pathLength/iu.test(svg.replaceAll(/\.\d+|#[\da-f]+/giu, '')))
  );
}

/** Whether its references to itself end, and multiply what is drawn by little. A browser may draw the rest of an SVG. */
export const isDrawnInTime = (svg: string): boolean => drawingCost(svg) <= MAX_COST;
