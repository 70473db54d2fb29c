export type Point = readonly [x: number, y: number];

/** The path of a line through these points. */
export const straightPath = (points: readonly Point[]): string => pathThrough(points, (_from, to) => `L${write(to)}`);

/** Level at every point; the rise is half-way between two. */
export const bumpPath = (points: readonly Point[]): string =>
  pathThrough(points, (from, to) => {
    const middle = (from[0] + to[0]) / 2;
    return `C${write([middle, from[1]])},${write([middle, to[1]])},${write(to)}`;
  });

/** What a line has below it, down to this height. */
export const areaPath = (points: readonly Point[], bottom: number): string =>
  `${straightPath([...points, ...points.map(([x]) => [x, bottom] as const).toReversed()])}Z`;

/** A single point is closed, or nothing of it would be drawn. */
function pathThrough(points: readonly Point[], step: (from: Point, to: Point) => string): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let from = first;
  const steps = rest.map((to) => {
    const drawn = step(from, to);
    from = to;
    return drawn;
  });
  return `M${write(first)}${steps.length === 0 ? 'Z' : steps.join('')}`;
}

const write = ([x, y]: Point): string => `${round(x)},${round(y)}`;
const round = (value: number): number => Math.round(value * 1000) / 1000;
