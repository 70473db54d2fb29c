import { createRandom } from '../random.ts';

/** A crest is four choices: shape × field × charge × palette. Flat, and legible at 20 px. */
export interface CrestDesign {
  shape: CrestShape;
  field: CrestField;
  charge: CrestCharge;
  palette: CrestPalette;
}

export type CrestShape = keyof typeof SHAPES;
export type CrestField = keyof typeof FIELDS;
export type CrestCharge = keyof typeof CHARGES;
export type CrestPalette = keyof typeof PALETTES;

interface Palette {
  ground: string;
  charge: string;
  /** The field's second tone. */
  shade: string;
  /** What is cut out of the charge: windows, eyes, stones. */
  detail: string;
}

const SHAPES = {
  heater: 'M5 5h54v31c0 17-12 27-27 33C17 63 5 53 5 36Z',
  swiss: 'M5 8c10 3 19 1 27-5 8 6 17 8 27 5v29c0 16-12 26-27 32C17 63 5 53 5 37Z',
  round: 'M32 5a31 31 0 1 1 0 62 31 31 0 0 1 0-62Z',
  hex: 'M32 3 60 19v34L32 69 4 53V19Z',
  u: 'M5 5h54v37a27 27 0 0 1-54 0Z',
  kite: 'M32 2 59 14v24c0 15-12 25-27 32C17 63 5 53 5 38V14Z',
  crown: 'M5 5l13 6L32 4l14 7 13-6v32c0 16-12 26-27 32C17 63 5 53 5 37Z',
  block: 'M8 5h48a3 3 0 0 1 3 3v44L32 69 5 52V8a3 3 0 0 1 3-3Z',
} as const;

const FIELDS = {
  plain: '',
  pale: 'M32 0h32v72H32Z',
  bend: 'M-4 14 14-4l66 66-18 18Z',
  chief: 'M0 0h64v21H0Z',
  base: 'M0 46h64v26H0Z',
  hoops: 'M0 16h64v11H0Zm0 22h64v11H0Zm0 22h64v12H0Z',
  stripes: 'M14 0h9v72h-9Zm27 0h9v72h-9Z',
  delta: 'm32 30 38 46H-6Z',
} as const;

const PALETTES = {
  wheatfield: { ground: '#12613d', charge: '#f2c744', shade: '#0c3f29', detail: '#f2c744' },
  night: { ground: '#13315f', charge: '#ffffff', shade: '#0d2447', detail: '#13315f' },
  carmine: { ground: '#a61f2e', charge: '#ffffff', shade: '#86121f', detail: '#5b0b14' },
  sky: { ground: '#8fc7ee', charge: '#16324f', shade: '#16324f', detail: '#ffffff' },
  coal: { ground: '#17181c', charge: '#f0572b', shade: '#26282e', detail: '#ffc24a' },
  noon: { ground: '#1a6fb5', charge: '#ffd23f', shade: '#0d4372', detail: '#0d4372' },
  royal: { ground: '#522a80', charge: '#e9c46a', shade: '#3a1b60', detail: '#522a80' },
  brick: { ground: '#e8762b', charge: '#ffffff', shade: '#8f3d0c', detail: '#e8762b' },
  carriage: { ground: '#6c1634', charge: '#f4dfc8', shade: '#4a0c22', detail: '#f4dfc8' },
  steel: { ground: '#5f7482', charge: '#eef3f5', shade: '#32414c', detail: '#32414c' },
  sunflower: { ground: '#23562f', charge: '#ffc72c', shade: '#163a1f', detail: '#5a3414' },
  gale: { ground: '#0f8b8d', charge: '#ffffff', shade: '#0a6062', detail: '#ffffff' },
  flour: { ground: '#efdfbd', charge: '#6b3416', shade: '#d9bf8c', detail: '#efdfbd' },
  pact: { ground: '#e6ecf4', charge: '#cf2339', shade: '#c3d0e2', detail: '#1b4a9c' },
  meadow: { ground: '#c3d84c', charge: '#1d3f2d', shade: '#a3ba33', detail: '#c3d84c' },
  dawn: { ground: '#f3a3b6', charge: '#2a1722', shade: '#e07f98', detail: '#f3a3b6' },
} as const satisfies Record<string, Palette>;

const around = (count: number, from: number, draw: (degrees: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(Math.round(((360 / count) * i + from) * 10) / 10)).join('');

const grain = (x: number, y: number, degrees: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="3.1" ry="6.2" transform="rotate(${degrees} ${x} ${y})"/>`;

type Charge = (colour: string, detail: string) => string;

const CHARGES = {
  wheat: (c) =>
    `<path stroke="${c}" stroke-width="2.6" d="M32 60V24"/><g fill="${c}">${grain(32, 17, 0)}${[25, 35, 45]
      .map((y) => grain(25.5, y, -32) + grain(38.5, y, 32))
      .join('')}</g>`,
  eagle: (c, d) =>
    `<path fill="${c}" d="M32 18c4 0 6.5 2.5 6.5 6l-3 1 3 3c9 0 14-4 18-11 1 9-1 16-6 20l3 1c-2 4-6 7-11 7l2 3c-3 2-6 2-8 1L32 61l-4.5-12c-2 1-5 1-8-1l2-3c-5 0-9-3-11-7l3-1c-5-4-7-11-6-20 4 7 9 11 18 11v-4c0-4 2.5-6 6.5-6Z"/><circle cx="34" cy="22.8" r="1.3" fill="${d}"/>`,
  tower: (c, d) =>
    `<path fill="${c}" d="M17 17h6v5h5v-5h8v5h5v-5h6v13h-3.5v25h-23V30H17Z"/><path fill="${d}" d="M28 55V44a4 4 0 0 1 8 0v11ZM25 33h3.5v5H25Zm10.5 0H39v5h-3.5Z"/>`,
  peaks: (c, d) =>
    `<path fill="${c}" d="m24 22 9 14 5-7 18 27H6Z"/><path fill="${d}" d="m24 22 5.5 8.6-3 2.6-2.5-2.2-3.5 3-2.2-3Z"/>`,
  flame: (c, d) =>
    `<path fill="${c}" d="M35 12c2 9 14 15 14 29 0 11-8 18-17 18s-17-7-17-17c0-8 5-12 8-18 1 5 3 7 5 8 3-6 4-13 7-20Z"/><path fill="${d}" d="M33 35c1 4 7 7 7 13 0 5-4 8-8 8s-8-3-8-8c0-4 3-6 4-8l3 3c1-2 2-5 2-8Z"/>`,
  sun: (c, d) =>
    `<g fill="${c}">${around(12, 0, (r) => `<path d="M29.8 20h4.4L32 8.5Z" transform="rotate(${r} 32 40)"/>`)}<circle cx="32" cy="40" r="14.5"/></g><path fill="${d}" d="M0 41h64v31H0Z"/><path stroke="${c}" stroke-width="2.6" d="M15 48h34M20 54.5h24M26 61h12"/>`,
  coronet: (c, d) =>
    `<path fill="${c}" d="m13 27 9.5 9L32 22l9.5 14 9.5-9-4.5 24h-29ZM17.5 53.5h29V58h-29Z"/><g fill="${d}"><circle cx="32" cy="43.5" r="2.8"/><circle cx="23" cy="44.5" r="2"/><circle cx="41" cy="44.5" r="2"/></g>`,
  bricks: (c) =>
    `<path fill="${c}" d="M12 15h19v9H12Zm21 0h19v9H33ZM12 26h8v9h-8Zm10 0h20v9H22Zm22 0h8v9h-8ZM12 37h19v9H12Zm21 0h19v9H33ZM20 48h24v4.5L32 60l-12-7.5Z"/>`,
  rails: (c) =>
    `<path fill="none" stroke="${c}" stroke-width="3.6" d="M27.5 14 15 62M36.5 14 49 62"/><path stroke="${c}" stroke-width="3" d="M24.5 19.5h15M22.5 27h19M20 35.5h24M17 45h30M13.5 55.5h37"/>`,
  wolf: (c, d) =>
    `<path fill="${c}" d="m12 14 12 9h16l12-9-2 21 4 6-9 5-8 16h-10l-8-16-9-5 4-6Z"/><path fill="${d}" d="m20 34 9 4-3 3.5-6-3Zm24 0-9 4 3 3.5 6-3ZM28.5 52h7L32 57Zm3.5-22 2.5 14h-5Z"/>`,
  bloom: (c, d) =>
    `<g fill="${c}">${around(14, 0, (r) => `<ellipse cx="32" cy="17" rx="5.6" ry="12" transform="rotate(${r} 32 36)"/>`)}</g><circle cx="32" cy="36" r="14" fill="${d}"/><g fill="${c}" opacity=".55">${around(8, 12, (r) => `<circle cx="32" cy="28" r="1.5" transform="rotate(${r} 32 36)"/>`)}${around(5, 0, (r) => `<circle cx="32" cy="32.4" r="1.3" transform="rotate(${r} 32 36)"/>`)}</g>`,
  wind: (c) =>
    `<path fill="none" stroke="${c}" stroke-width="5" stroke-linecap="round" d="M11 30h26a7 7 0 1 0-7-7M15 40h31a7 7 0 1 1-7 7M20 50h9.5a5.5 5.5 0 1 1-5.5 5.5"/>`,
  mill: (c, d) =>
    `<path fill="${c}" d="M25.5 34h13l4 25.5h-21Z"/><path fill="${d}" d="M29 59.5v-7a3 3 0 0 1 6 0v7Z"/><g fill="${c}">${around(4, 38, (r) => `<path d="M31 31V9h8v16h-6v6Z" transform="rotate(${r} 32 31)"/>`)}<circle cx="32" cy="31" r="4.5"/></g><circle cx="32" cy="31" r="1.8" fill="${d}"/>`,
  rings: (c, d) =>
    `<g fill="none" stroke-width="6"><circle cx="24" cy="36" r="13" stroke="${c}"/><circle cx="40" cy="36" r="13" stroke="${d}"/><path stroke="${c}" d="M27.4 23.4A13 13 0 0 1 35.8 30.5"/></g>`,
  waves: (c) =>
    `<path fill="none" stroke="${c}" stroke-width="5.6" stroke-linejoin="round" d="M-4 27q9-9 18 0t18 0 18 0 18 0M-4 40q9-9 18 0t18 0 18 0 18 0M-4 53q9-9 18 0t18 0 18 0 18 0"/>`,
  ship: (c, d) =>
    `<path fill="${c}" d="M10 45h44l-6.5 12.5h-31ZM30.5 12h3v32h-3Z"/><path fill="${c}" d="M35.5 15c10 5 15 14 15.5 26H35.5ZM28.5 20v21H13.5c2-9 7-16.5 15-21Z"/><path stroke="${d}" stroke-width="2.2" d="M16 51h32"/>`,
} as const satisfies Record<string, Charge>;

/** The drawing itself, 64 × 72; `id` keeps the clip apart from others on the same page. */
export function drawCrest({ shape, field, charge, palette }: CrestDesign, id: string): string {
  const { ground, charge: colour, shade, detail } = PALETTES[palette];
  const outline = SHAPES[shape];
  const second = FIELDS[field] && `<path fill="${shade}" d="${FIELDS[field]}"/>`;
  return [
    `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
    `<g clip-path="url(#${id})"><path fill="${ground}" d="M0 0h64v72H0Z"/>${second}${CHARGES[charge](colour, detail)}</g>`,
    `<path fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.6" stroke-linejoin="round" d="${outline}"/>`,
  ].join('');
}

/** A crest for a club that has none: always the same one for the same key. */
export function crestFor(key: string): CrestDesign {
  const random = createRandom(`crest/${key}`);
  return {
    shape: random.pick(namesOf(SHAPES)),
    field: random.pick(namesOf(FIELDS)),
    charge: random.pick(namesOf(CHARGES)),
    palette: random.pick(namesOf(PALETTES)),
  };
}

const namesOf = <T extends object>(choices: T) => Object.keys(choices) as (keyof T)[];
