export const CREST_PATTERNS = ['plain', 'halves', 'stripes', 'sash', 'hoops'] as const;
export type CrestPattern = (typeof CREST_PATTERNS)[number];

/** A shield in two colours with the letters of a team, for teams that have no crest of their own. */
export interface DrawnCrest {
  letters: string;
  pattern: CrestPattern;
  /** As #rrggbb. */
  colors: readonly [first: string, second: string];
}

export const CREST_SIZE = { width: 64, height: 72 } as const;
export const SHIELD = 'M5 4h54v35c0 14-11 23-27 31C16 62 5 53 5 39Z';
/** The middle of the letters, and the width that they have. */
export const LETTERS = { x: 32, y: 35, width: 46 } as const;

/** In the second colour, on the shield of the first. */
export const PATTERNS: Record<CrestPattern, string> = {
  plain: '',
  halves: 'M32 0h32v72H32Z',
  stripes: 'M15.8 0h10.8v72H15.8ZM37.4 0h10.8v72H37.4Z',
  sash: 'M0 0h14l50 58v14H52L0 12Z',
  hoops: 'M0 17h64v12H0ZM0 43h64v12H0Z',
};

const LIGHT = '#ffffff';
const DARK = '#10181c';

/** White or black, whichever is easier to read on both colours; the other is its outline. */
export function letterColors({ pattern, colors }: Pick<DrawnCrest, 'pattern' | 'colors'>): {
  fill: string;
  outline: string;
} {
  const seen = pattern === 'plain' ? colors.slice(0, 1) : colors;
  const worst = (color: string) => Math.min(...seen.map((background) => contrast(color, background)));
  return worst(LIGHT) >= worst(DARK) ? { fill: LIGHT, outline: DARK } : { fill: DARK, outline: LIGHT };
}

/** By WCAG. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
