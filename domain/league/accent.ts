/* [LS7] The colour that an organiser chose, made readable in either theme. */

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** As `#rrggbb`; `soft` with its transparency behind. */
export interface Accent {
  /** Of buttons, banners and what is lit. */
  fill: string;
  /** The fill under the pointer. */
  strong: string;
  /** Letters on the fill. */
  on: string;
  /** Letters and marks on a surface. */
  text: string;
  /** Behind rows that are marked; over a surface. */
  soft: string;
}

type Lch = readonly [lightness: number, chroma: number, hue: number];
type Rgb = readonly [red: number, green: number, blue: number];

/** The roles of ui/theme/tokens.css that an accent is seen with. */
export const ROLES_AROUND: Record<Theme, Record<'bg' | 'surface' | 'surface-2' | 'surface-3' | 'ink-3', Lch>> = {
  dark: {
    bg: [0.172, 0.019, 213],
    surface: [0.212, 0.021, 211],
    'surface-2': [0.258, 0.023, 209],
    'surface-3': [0.315, 0.025, 207],
    'ink-3': [0.675, 0.02, 200],
  },
  light: {
    bg: [0.962, 0.006, 150],
    surface: [1, 0, 0],
    'surface-2': [0.945, 0.008, 165],
    'surface-3': [0.9, 0.012, 175],
    'ink-3': [0.5, 0.024, 207],
  },
};
const DARK_INK: Lch = [0.2, 0.03, 213];

export const TEXT_CONTRAST = 4.5;
/** Of a fill and the surfaces around it. By day our own gold stands out by its colour more than by its lightness. */
export const FILL_CONTRAST: Record<Theme, number> = { dark: 3, light: 1.4 };

const MOST_SOFT: Record<Theme, number> = { dark: 0.13, light: 0.22 };
const STEP = 0.005;

export function accentIn(theme: Theme, chosen: string): Accent {
  const { surface, 'ink-3': quiet, ...others } = mapValues(ROLES_AROUND[theme], toRgb);
  const surfaces = [surface, others.bg, others['surface-2'], others['surface-3']];
  const around = theme === 'dark' ? surfaces : [surface];
  const base = toLch(chosen);

  const fill = find(theme, base, (color) => {
    const isVisible = around.every((each) => contrast(each, color) >= FILL_CONTRAST[theme]);
    return isVisible && contrast(inkOn(color), color) >= TEXT_CONTRAST;
  });
  const fillRgb = toRgb(fill);
  const on = inkOn(fillRgb);
  // The other way from its letters, so that they stay readable.
  const lightness = isLight(on) ? fill[0] - 0.04 : Math.min(fill[0] + 0.04, Math.max(fill[0], 0.97));
  const strong = toRgb([Math.max(lightness, 0), fill[1], fill[2]]);
  const soft = softest(theme, (alpha) => contrast(quiet, mix(fillRgb, surface, alpha)) >= TEXT_CONTRAST);
  const behind = [...surfaces, mix(fillRgb, surface, soft)];
  const text = find(theme, base, (color) => behind.every((each) => contrast(each, color) >= TEXT_CONTRAST));
  return {
    fill: toHex(fillRgb),
    strong: toHex(strong),
    on: toHex(on),
    text: toHex(toRgb(text)),
    soft: toHex(fillRgb) + hexByte(soft),
  };
}

/** The same hue in the lightness nearest to the chosen one that will do: lighter by night, darker by day. */
function find(theme: Theme, [lightness, chroma, hue]: Lch, isReadable: (color: Rgb) => boolean): Lch {
  const end = theme === 'dark' ? 1 : 0;
  for (let distance = 0; ; distance += STEP) {
    const at = theme === 'dark' ? Math.min(lightness + distance, 1) : Math.max(lightness - distance, 0);
    const color: Lch = [at, chroma, hue];
    if (at === end || isReadable(toRgb(color))) return color;
  }
}

function softest(theme: Theme, isReadable: (alpha: number) => boolean): number {
  let alpha = MOST_SOFT[theme];
  while (alpha > 0.04 && !isReadable(alpha)) alpha -= 0.01;
  return alpha;
}

/** The one of the two inks that is better read on it. */
function inkOn(color: Rgb): Rgb {
  const [dark, white] = [toRgb(DARK_INK), toRgb([1, 0, 0])];
  return contrast(white, color) > contrast(dark, color) ? white : dark;
}

const isLight = (color: Rgb) => luminance(color) > 0.5;

const mix = (over: Rgb, under: Rgb, alpha: number) =>
  over.map((part, at) => part * alpha + (under[at] ?? 0) * (1 - alpha)) as unknown as Rgb;

/** By WCAG 2. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map(toLinear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** OKLCH by Björn Ottosson; a colour that a screen does not have loses chroma. */
export function toRgb([lightness, chroma, hue]: Lch): Rgb {
  for (let kept = chroma; ; kept -= 0.004) {
    const isGrey = kept <= 0;
    const rgb = unbounded(lightness, isGrey ? 0 : kept, hue);
    if (isGrey || rgb.every((part) => part >= -0.0001 && part <= 1.0001)) return rgb.map(toByte) as unknown as Rgb;
  }
}

/** As a screen shows it. */
const toByte = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255) / 255;

function unbounded(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map(fromLinear);
}

export function toLch(hex: string): Lch {
  const [red, green, blue] = hexToRgb(hex).map(toLinear) as unknown as Rgb;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  return [lightness, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

export const hexToRgb = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

const toHex = (color: Rgb) => `#${color.map(hexByte).join('')}`;
const hexByte = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

const mapValues = <Key extends string, From, To>(record: Record<Key, From>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, map(value)])) as Record<Key, To>;

/** The roles of ui/theme/tokens.css that follow the accent, for one theme. */
export function accentRoles(theme: Theme, chosen: string): Record<`--${string}`, string> {
  const { fill, strong, on, text, soft } = accentIn(theme, chosen);
  return {
    '--accent': fill,
    '--accent-strong': strong,
    '--accent-text': text,
    '--accent-mark': text,
    '--accent-soft': soft,
    '--on-accent': on,
    '--focus': text,
  };
}

/** A style sheet that follows tokens.css. */
export const accentCss = (chosen: string): string =>
  THEMES.map((theme) => {
    const roles = Object.entries(accentRoles(theme, chosen)).map(([name, value]) => `${name}:${value}`);
    return `:root${theme === 'dark' ? '' : "[data-theme='light']"},[data-theme='${theme}']{${roles.join(';')}}`;
  }).join('\n');
