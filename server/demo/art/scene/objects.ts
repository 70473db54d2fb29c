import { round } from './camera.ts';

/** The ball at rest: x and y of where it touches the grass. */
export function ball(x: number, y: number, r: number, id: string, spin = 0): string {
  const corner = (radius: number, degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  };
  const fifths = [0, 72, 144, 216, 288];
  const middle = `M${fifths.map((a) => corner(34, a)).join('L')}Z`;
  const outer = fifths
    .map(
      (a) =>
        `M${corner(76, a)}L${corner(90, a + 17)}L${corner(112, a + 14)}L${corner(112, a - 14)}L${corner(90, a - 17)}Z`,
    )
    .join('');
  const seams = fifths
    .map(
      (a) =>
        `M${corner(34, a)}L${corner(76, a)}M${corner(90, a + 17)}L${corner(72, a + 36)}L${corner(90, a + 55)}M${corner(72, a + 36)}L${corner(48, a + 36)}`,
    )
    .join('');
  return [
    `<ellipse cx="${round(x - r * 0.25)}" cy="${round(y)}" rx="${round(r * 1.35)}" ry="${round(r * 0.3)}" fill="#04120a" opacity=".5"/>`,
    `<clipPath id="${id}-ball"><circle r="100"/></clipPath>`,
    `<g transform="translate(${round(x)} ${round(y - r * 0.94)}) scale(${round(r * 10) / 1000})"><g clip-path="url(#${id}-ball)"><circle r="100" fill="#f4f5f0"/>`,
    `<g transform="rotate(${spin}) translate(8 -6)"><path fill="#161c20" d="${middle}${outer}"/><path fill="none" stroke="#161c20" stroke-width="5" stroke-linejoin="round" d="${seams}"/></g>`,
    `<path fill="#04120a" opacity=".34" d="M-100-100V100H100V55C40 92-50 60-62-20-66-50-56-80-30-100Z"/></g></g>`,
  ].join('');
}

/** A corner flag, its foot at x, y. */
export function cornerFlag(x: number, y: number, h: number): string {
  const w = h * 0.022;
  return [
    `<ellipse cx="${x}" cy="${y}" rx="${round(w * 4)}" ry="${round(w * 1.2)}" fill="#04120a" opacity=".45"/>`,
    `<path fill="#f3d25a" d="M${round(x - w / 2)} ${y}v${-h}h${round(w)}v${h}Z"/>`,
    `<path fill="#f5d571" d="M${round(x + w / 2)} ${round(y - h)}c${round(h * 0.1)} ${round(-h * 0.02)} ${round(h * 0.17)} ${round(h * 0.05)} ${round(h * 0.27)} ${round(h * 0.1)}-${round(h * 0.08)} ${round(h * 0.03)}-${round(h * 0.17)} ${round(h * 0.08)}-${round(h * 0.27)} ${round(h * 0.12)}Z"/>`,
    `<path fill="#b98f22" opacity=".55" d="M${round(x + w / 2)} ${round(y - h * 0.86)}c${round(h * 0.1)} ${round(-h * 0.06)} ${round(h * 0.19)} ${round(-h * 0.04)} ${round(h * 0.27)} ${round(-h * 0.04)}-${round(h * 0.08)} ${round(h * 0.03)}-${round(h * 0.17)} ${round(h * 0.08)}-${round(h * 0.27)} ${round(h * 0.12)}Z"/>`,
  ].join('');
}

/** The cup, 200 wide and 300 high before scaling, standing on x, y. */
export function trophy(x: number, y: number, scale: number): string {
  return [
    `<ellipse cx="${x}" cy="${y}" rx="${round(130 * scale)}" ry="${round(20 * scale)}" fill="#04120a" opacity=".5"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    `<path fill="none" stroke="#d9a92f" stroke-width="15" d="M-72-268c-70-16-78 96 26 108M72-268c70-16 78 96-26 108"/>`,
    `<path fill="#efc24b" d="M-84-296H84c2 92-22 152-68 168v36c0 14 10 22 20 30h-72c10-8 20-16 20-30v-36c-46-16-70-76-68-168Z"/>`,
    `<path fill="#fff3c0" opacity=".85" d="M34-280h28c0 66-12 110-36 134 10-36 12-84 8-134Z"/>`,
    `<path fill="#8a5f10" opacity=".5" d="M-84-296h46c-4 76 8 138 32 168v36c0 14-4 22-10 30h-20c10-8 20-16 20-30v-36c-46-16-70-76-68-168Z"/>`,
    `<path fill="#f8dc86" d="M-90-304H90v14H-90Z"/>`,
    `<path fill="#1a2327" d="M-56-62H56l10 58H-66Z"/><path fill="#f5d571" d="M-34-44h68v20h-68Z"/></g>`,
  ].join('');
}

/** The referee's whistle, lying on x, y. */
export function whistle(x: number, y: number, scale: number): string {
  return [
    `<ellipse cx="${x}" cy="${round(y + 4 * scale)}" rx="${round(190 * scale)}" ry="${round(26 * scale)}" fill="#04120a" opacity=".5"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    `<path fill="none" stroke="#f5d571" stroke-width="11" stroke-linecap="round" d="M78-98c80-40 150-20 190 60 24 50 90 60 150 30"/>`,
    `<path fill="#d8dfe2" d="M-178-160H40a84 84 0 1 1-80 110L-60-84h-118Z"/>`,
    `<path fill="#f7fafa" d="M-178-160H40c30 0 54 14 68 34H-178Z"/>`,
    `<path fill="#8d9aa0" d="M-178-84h118l20 34a84 84 0 0 0 120 46A84 84 0 0 1-60-96l-8 0h-110Z"/>`,
    `<circle cx="42" cy="-76" r="44" fill="#10191d"/><circle cx="52" cy="-64" r="24" fill="#f1ead8"/>`,
    `<path fill="#10191d" d="M-112-160h44v26h-44Z"/><circle cx="82" cy="-98" r="13" fill="none" stroke="#a9b4b9" stroke-width="8"/></g>`,
  ].join('');
}

/** A referee's hand with a card, rising from the lower edge of the picture. */
export function raisedCard(x: number, bottom: number, scale: number, colour: string): string {
  return [
    `<g transform="translate(${x} ${bottom}) scale(${round(scale)})">`,
    `<path fill="#141c20" d="M-150 20-92-260H92L150 20Z"/><path fill="#000" opacity=".35" d="M-150 20-92-260h66L-60 20Z"/><path fill="#f5d571" d="m-96-262 4-20H92l4 20Z"/>`,
    `<path fill="#c08c6a" d="M-66-276c-6-40-22-66-20-104 2-34 26-52 60-54h60c34 4 52 30 52 64-2 36-18 58-22 94Z"/>`,
    `<g transform="rotate(-8 0 -600)"><rect x="-150" y="-800" width="300" height="410" rx="24" fill="${colour}"/><path fill="#fff" opacity=".2" d="M10-800h116a24 24 0 0 1 24 24v250Z"/></g>`,
    `<path fill="#e3b595" d="M86-372c2-38-14-62-44-66l-58-4c-20 0-32 12-32 28s12 26 30 27l26 2c-20 6-32 18-30 34 2 14 14 22 30 22-14 6-20 16-18 28 4 20 24 25 42 25h36c6-34 16-62 18-96Z"/>`,
    `<path fill="none" stroke="#b5805f" stroke-width="5" stroke-linecap="round" d="M8-384h42M6-330h40"/></g>`,
  ].join('');
}
