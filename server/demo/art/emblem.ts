const MARK = {
  left: 'M24 4v26.8A12.2 12.2 0 0 0 11.8 43H1.5ZM24 34a9 9 0 0 0-9 9h9Z',
  right: 'm24 4 22.5 39H36.2A12.2 12.2 0 0 0 24 30.8ZM24 34a9 9 0 0 1 9 9h-9Z',
};

interface Emblem {
  ground: string;
  sign: string;
}

const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const CUP =
  'M10 7h12v2h3.5v3.5a4.5 4.5 0 0 1-4.3 4.5 6 6 0 0 1-4 3.3V23H20v2.5h-8V23h2.8v-2.7a6 6 0 0 1-4-3.3 4.5 4.5 0 0 1-4.3-4.5V9H10Zm0 4H8.5v1.5A2.5 2.5 0 0 0 10 14.8Zm12 0v3.8a2.5 2.5 0 0 0 1.5-2.3V11Z';
const STAR = 'm16 5 1.4 2.9 3.1.4-2.3 2.2.6 3.1-2.8-1.5-2.8 1.5.6-3.1-2.3-2.2 3.1-.4Z';

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  'delta-liga': {
    ground: '#16292d',
    sign: `<g transform="translate(4.5 3.7) scale(.48)">${fill('#f5f3ee', MARK.left)}${fill('#f5d571', MARK.right)}</g>`,
  },
  'kupa-delta': { ground: '#3a1f5c', sign: fill('#f5d571', CUP) },
  'zimna-kupa': {
    ground: '#1d4e7a',
    sign: line(
      '#e4f3ff',
      2.2,
      'M16 6v20M7.3 11l17.4 10M24.7 11 7.3 21M13 8l3 2.5L19 8M13 24l3-2.5 3 2.5M8 15l3.6-1.4L11 9.8M24 17l-3.6 1.4.6 3.8M8 17l3.6 1.4-.6 3.8M24 15l-3.6-1.4.6-3.8',
    ),
  },
  'mladezhka-liga': {
    ground: '#0f5f4a',
    sign: fill('#d9ffef', 'M15 26V16c-4.5.3-7.5-2-8-7 5-.5 8 1.5 8.8 5C16.5 9.5 19.5 7 25 7.5c0 6-3.5 8.8-8 8.5v10Z'),
  },
  superkupa: {
    ground: '#5c4310',
    sign: `${fill('#ffe08a', STAR)}${fill('#ffe08a', 'M8 15.5h16c0 4.7-2.3 7.7-5.8 8.7v1.3H21v2h-10v-2h2.8v-1.3C10.3 23.2 8 20.2 8 15.5Z')}`,
  },
  'kupa-dobrudzha': {
    ground: '#6b2b12',
    sign: `${line('#ffd98a', 2, 'M16 26.5V11')}<g fill="#ffd98a">${[
      [16, 8.2, 0],
      [12.2, 12.2, -34],
      [19.8, 12.2, 34],
      [12.2, 17, -34],
      [19.8, 17, 34],
      [12.2, 21.8, -34],
      [19.8, 21.8, 34],
    ]
      .map(
        ([x, y, degrees]) =>
          `<ellipse cx="${x}" cy="${y}" rx="1.8" ry="3.4" transform="rotate(${degrees} ${x} ${y})"/>`,
      )
      .join('')}</g>`,
  },
  prolet: {
    ground: '#8a2f5d',
    sign: `<g fill="#ffdcea">${[0, 72, 144, 216, 288]
      .map(
        (degrees) =>
          `<path d="M16 15.5c-3.6-2.4-4-6.3-2-9.2l2 1.6 2-1.6c2 2.9 1.6 6.8-2 9.2Z" transform="rotate(${degrees} 16 16.2)"/>`,
      )
      .join('')}</g><circle cx="16" cy="16.2" r="2.4" fill="#f5d571"/>`,
  },
  zala: {
    ground: '#22406b',
    sign: `${line('#dbe8ff', 2.3, 'M6.5 24.5v-7.5a9.5 9 0 0 1 19 0v7.5Z')}<circle cx="16" cy="18.6" r="3.4" fill="#f5d571"/>`,
  },
  'kupa-balik': {
    ground: '#86121f',
    sign: `${fill('#ffe9e4', 'M8.5 7h3.4v2.6h2.3V7h3.6v2.6h2.3V7h3.4v6.4h-1.9V25h-11.2V13.4H8.5Z')}${fill('#86121f', 'M14 25v-4.8a2 2 0 0 1 4 0V25Z')}`,
  },
  koleda: {
    ground: '#14492c',
    sign: `${fill('#dff5e4', 'm16 9.5 4.5 5.6h-2.1l4 5h-2.3l3.4 4.4H8.5l3.4-4.4H9.6l4-5h-2.1Z')}${fill('#dff5e4', 'M14.8 24h2.4v3h-2.4Z')}${fill('#f5d571', 'm16 3.8 1 2.1 2.3.3-1.7 1.6.4 2.3-2-1.1-2 1.1.4-2.3-1.7-1.6 2.3-.3Z')}`,
  },
  'zlaten-klas': {
    ground: '#4b5313',
    sign: `${line('#ffe08a', 2, 'M9 26 21.5 10.5')}<g fill="#ffe08a">${[
      [23.4, 8, 39],
      [17.2, 11.6, 5],
      [22.4, 15, 75],
      [13.8, 15.8, 5],
      [19, 19.2, 75],
    ]
      .map(
        ([x, y, degrees]) => `<ellipse cx="${x}" cy="${y}" rx="2" ry="3.8" transform="rotate(${degrees} ${x} ${y})"/>`,
      )
      .join('')}</g>`,
  },
};

/** A competition's emblem, 32 × 32; one we do not know gets a plain cup. */
export function drawEmblem(competition: string): string {
  const { ground, sign } = EMBLEMS[competition] ?? { ground: '#2b3a55', sign: fill('#f5d571', CUP) };
  return `<rect width="32" height="32" rx="9" fill="${ground}"/>${sign}`;
}
