import { createRandom, type Random } from '../random.ts';
import { FACIAL_HAIR, HAIR_STYLES } from './hair.ts';
import { goalkeeperKit, type Kit } from './kit.ts';

export interface Sitter {
  /** The same key gives the same face. */
  key: string;
  kit: Kit;
  goalkeeper: boolean;
  age: number;
}

const SKIN = [
  { light: '#e8c0a3', shade: '#c79779', deep: '#97654b', weight: 4 },
  { light: '#e3b595', shade: '#c08c6a', deep: '#8f5d40', weight: 5 },
  { light: '#d9a889', shade: '#b5805f', deep: '#85533a', weight: 5 },
  { light: '#c99272', shade: '#a26d4d', deep: '#74462e', weight: 3 },
  { light: '#ab7453', shade: '#855336', deep: '#5b341f', weight: 1 },
  { light: '#7d4f36', shade: '#5c3722', deep: '#3b2114', weight: 0.4 },
] as const;

const HAIR_TONES = [
  { colour: '#16120f', weight: 4 },
  { colour: '#2a1d16', weight: 6 },
  { colour: '#4a3524', weight: 5 },
  { colour: '#6b5138', weight: 3 },
  { colour: '#9a7440', weight: 1.4 },
  { colour: '#c3a063', weight: 0.8 },
  { colour: '#8c4524', weight: 0.5 },
] as const;
const GREYS = ['#6d6862', '#8a8077', '#b3ada5'] as const;

const TORSO = 'M2 66c1-13 9-17.5 18-19.5l5-2h14l5 2c9 2 17 6.5 18 19.5Z';

const PATTERNS: Record<Kit['pattern'], string> = {
  plain: '',
  pale: 'M32 40h32v30H32Z',
  hoops: 'M0 52h64v5H0Zm0 10h64v5H0Z',
  stripes: 'M12 40h5v30h-5Zm11 0h4v30h-4Zm14 0h4v30h-4Zm11 0h5v30h-5Z',
  bend: 'M8 40h10l34 30H40Z',
};

/** Head and shoulders in the club's shirt, lit from one side; 64 × 64. */
export function drawPortrait({ key, kit, goalkeeper, age }: Sitter, id: string): string {
  const random = createRandom(`portrait/${key}`);
  const skin = random.weighted(SKIN, ({ weight }) => weight);
  const hair = hairColour(random, skin, age);
  const style = random.weighted(HAIR_STYLES, ({ young, old }) => (age < 40 ? young : old));
  const beard = age < 19 ? undefined : random.weighted(FACIAL_HAIR, ({ weight }) => weight);
  const width = 0.94 + random.next() * 0.12;
  const brow = random.int(-6, 6) / 10;
  const smile = random.int(2, 18) / 10;
  const glasses = random.chance(0.05);
  const headband = style.back !== undefined && !glasses && random.chance(0.35);
  const shirt = goalkeeper ? goalkeeperKit(kit) : kit;
  const back = style.back
    ? `<path fill="${hair}" d="${style.back}"/><path fill="#000" opacity=".25" d="${style.back}"/>`
    : '';
  const head = [
    `<path fill="${skin.shade}" d="M21.7 25.5c-1.7-.6-2.6.8-2.2 3 .4 2 1.4 3.3 2.7 3Z"/>`,
    `<path fill="${skin.light}" d="M42.3 25.5c1.7-.6 2.6.8 2.2 3-.4 2-1.4 3.3-2.7 3ZM21.5 25.5c0-8 4-13 10.5-13s10.5 5 10.5 13c0 9-4.5 17-10.5 17s-10.5-8-10.5-17Z"/>`,
    `<path fill="${skin.shade}" opacity=".75" d="M21.5 25.5c0-8 4-13 10.5-13-4 3-5.5 8-5.5 14 0 7 2 13 5.5 16-6 0-10.5-8-10.5-17Z"/>`,
    beard?.path ? `<path fill="${hair}" opacity="${beard.opacity}" d="${beard.path}"/>` : '',
    face(skin.deep, hair, brow, smile, beard?.full ?? false),
    style.front ? `<path fill="${hair}"${style.opacity ? ` opacity="${style.opacity}"` : ''} d="${style.front}"/>` : '',
    style.front ? '' : `<path fill="#fff" opacity=".16" d="M34 13.6c3.3.6 5.7 3 6.6 6.4-2-2.6-4.3-4.4-6.6-6.4Z"/>`,
    headband ? `<path fill="${kit.trim}" d="M20.6 22.6c3-3.6 19.8-3.6 22.8 0l.2-2.9c-3.5-3.4-19.7-3.4-23.2 0Z"/>` : '',
    glasses
      ? `<g fill="none" stroke="#1c2226" stroke-width="1.1"><rect x="23.8" y="24.6" width="7" height="5.2" rx="1.8"/><rect x="33.2" y="24.6" width="7" height="5.2" rx="1.8"/><path d="M30.8 26.5q1.2-.8 2.4 0M23.8 26.2l-2.4-.6M40.2 26.2l2.4-.6"/></g>`
      : '',
  ].join('');
  return [
    `<clipPath id="${id}"><path d="${TORSO}"/></clipPath>`,
    `<path fill="#22353a" d="M0 0h64v64H0Z"/><path fill="#2c4248" opacity=".55" d="M64 0v64H44L22 0Z"/>`,
    `<g transform="matrix(${width.toFixed(3)} 0 0 1 ${(32 - 32 * width).toFixed(2)} 0)">${back}</g>`,
    `<g clip-path="url(#${id})"><path fill="${shirt.shirt}" d="M0 40h64v30H0Z"/>`,
    PATTERNS[shirt.pattern] && `<path fill="${shirt.trim}" d="${PATTERNS[shirt.pattern]}"/>`,
    `<path fill="#000" opacity=".22" d="M0 40h26l-6 30H0Z"/></g>`,
    `<path fill="${shirt.trim}" d="M23 45.5 25.5 44h13l2.5 1.5c-1 4-4.5 7-9 7s-8-3-9-7Z"/>`,
    `<path fill="${skin.shade}" d="M25.5 37h13v9c0 2.5-3 4.5-6.5 4.5s-6.5-2-6.5-4.5Z"/>`,
    `<path fill="${skin.deep}" opacity=".35" d="M25.5 40.5c3 3.2 10 3.2 13 0v2.7c-3 3.2-10 3.2-13 0Z"/>`,
    `<g transform="matrix(${width.toFixed(3)} 0 0 1 ${(32 - 32 * width).toFixed(2)} 0)">${head}</g>`,
  ].join('');
}

function face(deep: string, hair: string, brow: number, smile: number, bearded: boolean): string {
  const y = 23.9 + brow / 2;
  return [
    `<g fill="#201814"><ellipse cx="27.5" cy="27" rx="1.05" ry="1.25"/><ellipse cx="36.5" cy="27" rx="1.05" ry="1.25"/></g>`,
    `<path fill="none" stroke="${hair}" stroke-width="1.300" stroke-linecap="round" d="M25.300 ${(y + brow).toFixed(1)}q2.200-1.200 4.400 ${(-brow).toFixed(1)}M34.300 ${y.toFixed(1)}q2.200-1.200 4.400 ${brow.toFixed(1)}"/>`,
    `<path fill="none" stroke="${deep}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round" d="M31.2 27.6l-1.1 4.2q.9 1 2.7.5" opacity=".7"/>`,
    `<path fill="none" stroke="${bearded ? '#d9917c' : deep}" stroke-width="1.200" stroke-linecap="round" d="M28.900 36.800q3.100 ${smile.toFixed(1)} 6.200 0"/>`,
  ].join('');
}

function hairColour(random: Random, skin: (typeof SKIN)[number], age: number): string {
  const dark = skin.weight <= 1;
  const tone = random.weighted(HAIR_TONES, ({ colour, weight }) => (dark && colour > '#2b' ? 0 : weight)).colour;
  const grey = random.pick(GREYS);
  const turned = random.next();
  return turned < (age - 36) / 18 ? grey : tone;
}
