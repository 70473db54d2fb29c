/** Hair around a head that fills x 21–43, y 12–43 of a 64 × 64 portrait. */
export interface HairStyle {
  /** Drawn over the head. */
  front: string;
  /** Drawn behind head and neck. */
  back?: string;
  /** Shorn hair lets the skin through. */
  opacity?: number;
  /** How common it is among men under 40, and from 40 on. */
  young: number;
  old: number;
}

export const HAIR_STYLES: readonly HairStyle[] = [
  {
    front: 'M20.5 25c-1-9 4-14.5 11.5-14.5S44.5 15 43.5 25c-1-3.5-2.5-5.5-4.5-6.5-4 1.5-10 1.5-14 0-2 1-3.5 3-4.5 6.5Z',
    young: 5,
    old: 5,
  },
  {
    front:
      'M20 27c-2-11 4-17.5 12-17.5 4 0 6 1 7.5 2.5 4 .5 6 6.5 4.5 15-.6-3-1.5-5-2.5-6.5-6 .5-11-1-14.5-3.5-2 3.5-4.5 5-7 10Z',
    young: 5,
    old: 3,
  },
  {
    front: 'M20.5 24.5C20 15 25 11 32 11s12 4 11.5 13.5c-.8-2.5-1.8-4-3-5-5.5-1.2-11.5-1.2-17 0-1.2 1-2.2 2.5-3 5Z',
    opacity: 0.82,
    young: 4,
    old: 5,
  },
  {
    front:
      'M19.5 28c-2.5-4-2-8 .5-10.5.5-4 3.5-6 6.5-5.5 2.5-2.5 8-3 11 0 3.5-.5 6.5 2 6.5 6 2.5 2.5 2.5 6.5.5 10-.5-3-1.5-5.5-3-7-5 1-14 1-19 0-1.5 1.5-2.5 4-3 7Z',
    young: 4,
    old: 2,
  },
  {
    // Short sides, the top brushed up and over.
    front:
      'M20.8 26c-.9-5.5.2-9.3 2.2-11.5-.8-3.5 3.5-7.3 10-7 6.5.2 11.5 3 10.8 8 .9 2.8.6 6.3-.4 10.5-.5-3.2-1.3-5.2-2.4-6.7-4.5-2-8.5-2.3-13-1.3-2.6.5-4.3 1.5-5.2 3.5-.8 1.3-1.5 2.7-2 4.5Z',
    young: 5,
    old: 1,
  },
  {
    back: 'M19 24c-1-9 5-15 13-15s14 6 13 15c-.4 7 1.5 13 3.5 17.5-3 3.5-7.5 4.5-10.5 3.5H26c-3 1-7.5 0-10.5-3.5C17.5 37 19.4 31 19 24Z',
    front:
      'M19.8 29c-2-12.5 4.2-19.5 12.2-19.5S46.2 16.5 44.2 29c-.8-4.5-2-7.5-4-9.5-3-1-6.2-3-7.7-5.5-2.5 3.5-6 5.5-9 6-1.8 2-3 5-3.7 9Z',
    young: 1.5,
    old: 0.5,
  },
  {
    back: 'M32 3.5a5.4 5.4 0 1 1 0 10.8 5.4 5.4 0 0 1 0-10.8Z',
    front: 'M20.5 25.5c-1.2-9.5 4-14.5 11.5-14.5s12.7 5 11.5 14.5C42.5 20 39 16.5 32 16.3c-7 .2-10.5 3.7-11.5 9.2Z',
    young: 1.2,
    old: 0.2,
  },
  {
    // Cropped fringe.
    front:
      'M20.4 27c-1.6-10.5 3.6-17 11.6-17s13.2 6.5 11.6 17c-.4-2.7-1.1-4.6-2-6l-2.1.2-1.6-.6-1.9.8-2-.7-2 .7-2-.8-2 .8-1.9-.6-1.7.6-1.8-.4c-1 1.4-1.8 3.3-2.2 6Z',
    young: 3,
    old: 1.5,
  },
  {
    // Receding: bare on top, cut short at the sides.
    front:
      'M20.7 27.5c-1.4-5.5-.6-9.7 1.8-12.5.9-1 2-1.7 3-2-1.5 2.7-2.2 5-2.3 7.5-1.2 1.7-2 4-2.5 7Zm22.6 0c1.4-5.5.6-9.7-1.8-12.5-.9-1-2-1.7-3-2 1.5 2.7 2.2 5 2.3 7.5 1.2 1.7 2 4 2.5 7Z',
    young: 0.4,
    old: 3,
  },
  { front: '', young: 0.7, old: 2.5 },
  {
    // Big curls.
    back: 'M17.5 27c-3-3-2.5-7.5.5-9.5-.5-4.5 3-8 7-7.5 2.5-4 10.5-4.5 14-.5 4.5-.8 8 2.7 7.5 7 3.2 2.5 3.2 7.5 0 10.5-.5 4-3.5 5.5-6 5h-17c-3 .5-5.5-1-6-5Z',
    front:
      'M20.5 26.5c-1.5-2.5-1-5 .5-6.5-1-5 3-10 11-10s12 5 11 10c.8 1.2 1 3 .5 6.5-.8-2.5-1.9-4-3.3-4.8-5 .8-11 .8-16 0-1.4.8-2.5 2.3-3.3 4.8Z',
    young: 1.2,
    old: 0.3,
  },
  {
    // Swept to the other side, longer on top.
    front:
      'M44 27.5c2-11-4-18-12-18-5 0-8 1.5-9.5 4-3.5 2-4 8-2.5 13.5.5-2.8 1.4-4.8 2.5-6.2 5 .7 10-.3 14-3.3 2 3.5 5 4.5 7.5 10Z',
    young: 3,
    old: 2,
  },
];

const BEARD =
  'M21.9 29.5c1.1 2.7 2.8 4.3 4.4 4.5 2-1.3 9.4-1.3 11.4 0 1.6-.2 3.3-1.8 4.4-4.5-.4 8.7-4.5 14-10.1 14s-9.7-5.3-10.1-14Z';
const MOUSTACHE =
  'M26.8 35.6c.6-1.8 2.6-2.6 4-2.3.6.1 1 .4 1.2.4s.6-.3 1.2-.4c1.4-.3 3.4.5 4 2.3-2 .7-3.6.4-5.2-.5-1.6.9-3.2 1.2-5.2.5Z';
const GOATEE = 'M28.2 39.2c1.2-.7 6.4-.7 7.6 0 .3 2.8-1 4.9-3.8 4.9s-4.1-2.1-3.8-4.9Z';

export interface FacialHair {
  path: string;
  opacity: number;
  /** The full beard hides the mouth; it is then cut out again. */
  full: boolean;
  weight: number;
}

export const FACIAL_HAIR: readonly FacialHair[] = [
  { path: '', opacity: 0, full: false, weight: 5 },
  { path: BEARD, opacity: 0.22, full: false, weight: 4 },
  { path: BEARD, opacity: 0.92, full: true, weight: 3 },
  { path: MOUSTACHE, opacity: 0.95, full: false, weight: 0.6 },
  { path: MOUSTACHE + GOATEE, opacity: 0.9, full: false, weight: 0.9 },
];
