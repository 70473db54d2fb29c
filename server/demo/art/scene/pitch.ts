import { outline, polyline, project, round, scaleAt, type Camera, type Spot } from './camera.ts';

const CHALK = 0.11;

export interface Turf {
  far: string;
  lit: string;
  near: string;
}

export const GRASS: Turf = { far: '#2a5636', lit: '#3f8049', near: '#1b4129' };
export const SNOW: Turf = { far: '#6d8596', lit: '#c9d8e1', near: '#5c7486' };

/** The grass from the horizon down, lit where the beams meet it, mown in bands. */
export function turf(camera: Camera, { far, lit, near }: Turf, id: string): string {
  const { width, height, horizon } = camera;
  const bands = Array.from({ length: 9 }, (_, i) => 2 + i * 8)
    .map((z) => outline(camera, [flat(-90, z), flat(90, z), flat(90, z + 4), flat(-90, z + 4)]))
    .join('');
  return [
    `<linearGradient id="${id}-turf" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${far}"/><stop offset=".38" stop-color="${lit}"/><stop offset="1" stop-color="${near}"/></linearGradient>`,
    `<path fill="url(#${id}-turf)" d="M0 ${horizon}h${width}v${height - horizon}H0Z"/>`,
    `<path fill="#000" opacity=".09" d="${bands}"/>`,
  ].join('');
}

const flat = (x: number, z: number): Spot => [x, 0, z];

/** A chalk line between two points of the ground. */
export function chalkLine(camera: Camera, [x1, z1]: readonly [number, number], [x2, z2]: readonly [number, number]) {
  const length = Math.hypot(x2 - x1, z2 - z1);
  const nx = ((z2 - z1) / length) * (CHALK / 2);
  const nz = ((x1 - x2) / length) * (CHALK / 2);
  return outline(camera, [
    flat(x1 + nx, z1 + nz),
    flat(x2 + nx, z2 + nz),
    flat(x2 - nx, z2 - nz),
    flat(x1 - nx, z1 - nz),
  ]);
}

/** Part of a circle on the ground, in degrees: 0 points right, 90 away from the camera. */
export function chalkArc(camera: Camera, [x, z]: readonly [number, number], radius: number, from = 0, to = 360) {
  const steps = Math.ceil(Math.abs(to - from) / 4);
  const rim = (r: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
      return flat(x + r * Math.cos(angle), z + r * Math.sin(angle));
    });
  return outline(camera, [...rim(radius + CHALK / 2), ...rim(radius - CHALK / 2).toReversed()]);
}

export function chalkSpot(camera: Camera, [x, z]: readonly [number, number]) {
  const [cx, cy] = project(camera, flat(x, z));
  const r = scaleAt(camera, flat(x, z)) * 0.16;
  const flatness = camera.eye / Math.max(z, 1);
  return `<ellipse fill="#eef3ea" opacity=".9" cx="${round(cx)}" cy="${round(cy)}" rx="${round(r)}" ry="${round(r * Math.min(flatness, 0.6))}"/>`;
}

export const chalk = (...lines: string[]) => `<path fill="#eef3ea" opacity=".86" d="${lines.join('')}"/>`;

/** The small goal of six-a-side, its back to the horizon. */
export function goal(camera: Camera, [x, z]: readonly [number, number], width = 4): string {
  const left = x - width / 2;
  const right = x + width / 2;
  const top = 2.1;
  const depth = 1.3;
  const back = z + depth;
  const mesh: string[] = [];
  for (let i = 0; i <= 16; i++) {
    const at = left + (width * i) / 16;
    mesh.push(
      polyline(camera, [
        [at, top, z],
        [at, top, z + depth * 0.5],
        [at, 0, back],
      ]),
    );
  }
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    const y = top * (1 - t);
    const depthHere = z + depth * (0.5 + 0.5 * t);
    mesh.push(
      polyline(camera, [
        [left, y, z],
        [left, y, depthHere],
        [right, y, depthHere],
        [right, y, z],
      ]),
    );
  }
  const thick = Math.max(scaleAt(camera, [x, 0, z]) * 0.11, 2.5);
  const frame = polyline(camera, [
    [left, 0, z],
    [left, top, z],
    [right, top, z],
    [right, 0, z],
  ]);
  return [
    `<path fill="none" stroke="#e6ece8" stroke-opacity=".34" stroke-width="${round(Math.max(thick / 7, 0.8))}" d="${mesh.join('')}"/>`,
    `<path fill="none" stroke="#f4f6f1" stroke-width="${round(thick)}" stroke-linejoin="round" stroke-linecap="square" d="${frame}"/>`,
  ].join('');
}
