import type { Random } from '../../random.ts';

const MAGNETS = { home: '#f5d571', away: '#b9a7f0' } as const;

/** The coach's board from above: half a pitch, six magnets a side, two runs drawn in chalk. */
export function tacticsBoard(width: number, height: number, random: Random, id: string): string {
  const w = Math.round(width * 0.78);
  const h = Math.round(height * 0.76);
  const left = Math.round((width - w) / 2);
  const top = Math.round((height - h) / 2);
  const at = (x: number, y: number) => [Math.round(left + w * x), Math.round(top + h * y)] as const;
  const [cx, cy] = at(0.5, 0.5);
  const area = Math.round(h * 0.3);
  const flip = random.chance(0.5);
  const y = (value: number) => (flip ? 1 - value : value);
  const magnet = ([x, v]: readonly [number, number], colour: string) => {
    const [mx, my] = at(x, y(v));
    const r = Math.round(height * 0.034);
    return `<circle cx="${mx - 5}" cy="${my + 8}" r="${r}" fill="#000" opacity=".35"/><circle cx="${mx}" cy="${my}" r="${r}" fill="${colour}"/><circle cx="${mx}" cy="${my}" r="${Math.round(r * 0.62)}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="4"/>`;
  };
  const home = [
    [0.07, 0.5],
    [0.24, 0.26],
    [0.24, 0.74],
    [0.42, 0.5],
    [0.6, 0.2],
    [0.66, 0.68],
  ] as const;
  const away = [
    [0.93, 0.5],
    [0.79, 0.3],
    [0.79, 0.66],
    [0.54, 0.42],
    [0.46, 0.8],
    [0.36, 0.22],
  ] as const;
  const [ax, ay] = at(0.6, y(0.2));
  const [bx, by] = at(0.87, y(0.42));
  const [dx, dy] = at(0.42, y(0.5));
  const [ex, ey] = at(0.575, y(0.24));
  const bend = flip ? 1 : -1;
  return [
    `<path fill="#0b1519" d="M0 0h${width}v${height}H0Z"/>`,
    `<rect x="${left - 34}" y="${top - 34}" width="${w + 68}" height="${h + 68}" rx="26" fill="#1d2a2f"/>`,
    `<rect x="${left - 20}" y="${top - 20}" width="${w + 40}" height="${h + 40}" rx="14" fill="#255137"/>`,
    `<path fill="#000" opacity=".08" d="${[0, 2, 4, 6].map((i) => `M${Math.round(left + (w * i) / 8)} ${top}h${Math.round(w / 8)}v${h}h${-Math.round(w / 8)}Z`).join('')}"/>`,
    `<g fill="none" stroke="#e8efe6" stroke-opacity=".8" stroke-width="5"><rect x="${left}" y="${top}" width="${w}" height="${h}"/><path d="M${cx} ${top}v${h}M${left} ${cy - area}a${area} ${area} 0 0 1 0 ${area * 2}M${left + w} ${cy - area}a${area} ${area} 0 0 0 0 ${area * 2}"/><circle cx="${cx}" cy="${cy}" r="${Math.round(h * 0.17)}"/></g>`,
    `<g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M${ax} ${ay}Q${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2 + bend * 70)} ${bx} ${by}m-46 ${bend * 4}l46 ${-bend * 4}-22 ${bend * 40}"/><path stroke-dasharray="4 24" d="M${dx} ${dy}L${ex} ${ey}"/></g>`,
    home.map((spot) => magnet(spot, MAGNETS.home)).join(''),
    away.map((spot) => magnet(spot, MAGNETS.away)).join(''),
    `<radialGradient id="${id}-lamp" cx=".5" cy="0" r="1"><stop stop-color="#fff6d8" stop-opacity=".3"/><stop offset=".6" stop-color="#fff6d8" stop-opacity=".05"/><stop offset="1" stop-color="#04090b" stop-opacity=".45"/></radialGradient><path fill="url(#${id}-lamp)" d="M0 0h${width}v${height}H0Z"/>`,
  ].join('');
}
