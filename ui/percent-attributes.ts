/**
 * Numbers from 0 to 100 for a style sheet, which has them as `--x` and `--y` (see theme/percent.css). Our
 * Content-Security-Policy refuses style attributes in the pages that the server renders.
 */
export const percentAttributes = (x: number, y?: number) => ({
  'data-x': toDigits(x),
  'data-y': y === undefined ? undefined : toDigits(y),
});

const toDigits = (value: number): string => String(Math.round(Math.min(100, Math.max(0, value)))).padStart(2, '0');
