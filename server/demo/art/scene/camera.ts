/** Metres on the pitch: x to the right, y up, z away from the camera. */
export type Spot = readonly [x: number, y: number, z: number];

export interface Camera {
  width: number;
  height: number;
  /** Where eye level falls in the picture. */
  horizon: number;
  /** Metres above the grass. */
  eye: number;
  focal: number;
  /** The camera turned to the side, in degrees. */
  turn?: number;
  /** Where the camera stands sideways. */
  x?: number;
}

const NEAR = 0.6;

function turned({ turn = 0, x: from = 0 }: Camera, [x, y, z]: Spot): Spot {
  const angle = (turn * Math.PI) / 180;
  const dx = x - from;
  return [dx * Math.cos(angle) - z * Math.sin(angle), y, dx * Math.sin(angle) + z * Math.cos(angle)];
}

function toScreen({ width, horizon, eye, focal }: Camera, [x, y, z]: Spot): readonly [number, number] {
  const scale = focal / Math.max(z, NEAR);
  return [width / 2 + x * scale, horizon + (eye - y) * scale];
}

export function project(camera: Camera, spot: Spot): readonly [number, number] {
  return toScreen(camera, turned(camera, spot));
}

/** How many pixels a metre takes at that spot. */
export function scaleAt(camera: Camera, spot: Spot): number {
  return camera.focal / Math.max(turned(camera, spot)[2], NEAR);
}

/** The outline of a flat shape, cut where it runs behind the camera; empty when all of it does. */
export function outline(camera: Camera, spots: readonly Spot[]): string {
  const corners = spots.map((spot) => turned(camera, spot));
  const kept: Spot[] = [];
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    if (corner[2] >= NEAR) kept.push(corner);
    if (corner[2] >= NEAR !== next[2] >= NEAR) {
      const t = (NEAR - corner[2]) / (next[2] - corner[2]);
      kept.push([corner[0] + t * (next[0] - corner[0]), corner[1] + t * (next[1] - corner[1]), NEAR]);
    }
  });
  return kept.length < 3 ? '' : `${path(kept.map((corner) => toScreen(camera, corner)))}Z`;
}

export function polyline(camera: Camera, spots: readonly Spot[]): string {
  return path(spots.map((spot) => project(camera, spot)));
}

function path(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

export const round = (value: number) => Math.round(value * 10) / 10;
